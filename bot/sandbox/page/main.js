// The start of the page, what is drawn when, and what outlives a drawing: the focus and the address.

import * as api from "./api.js";
import { bells, followOtherWindows } from "./calls.js";
import { placesInOrder } from "./channels.js";
import { offerCommands } from "./composer.js";
import { render } from "./dom.js";
import { draft } from "./draft.js";
import { measureScroll, settleScroll } from "./log.js";
import { followWidth, page } from "./page.js";
import { change, channelOf, channelTitle, drawWith, locale, me, personName, settleFocus, state } from "./store.js";
import { become, followVisibility, open } from "./sync.js";
import { keepRelativeTimesTrue } from "./time.js";

const root = document.getElementById("app");

function draw() {
  const held = holder();
  document.documentElement.lang = locale();
  measureScroll();
  render(root, page());
  settleScroll();
  if (!settleFocus()) keepFocus(held);
  remember();
}

// ---- focus: whoever presses by keyboard stays where they were, even if the thing pressed is gone

function holder() {
  return document.activeElement?.closest(".message") ?? null;
}

/** If the focused button went away or may not be pressed any more, its message keeps the focus. */
function keepFocus(message) {
  const now = document.activeElement;
  if (!message || (now !== document.body && !now?.disabled)) return;
  if (message.isConnected) (message.querySelector("button:enabled") ?? message).focus({ preventScroll: true });
  else if (!document.querySelector("dialog[open]")) document.getElementById("write")?.focus({ preventScroll: true });
}

// ---- the address names person and channel, so that each window can be kept and opened again

function remember() {
  if (!state.person) return;
  const place = new URLSearchParams({ person: state.person, ...(state.channel ? { channel: state.channel } : {}) });
  if (location.hash !== `#${place}`) history.replaceState(null, "", `#${place}`);
  sessionStorage.setItem("person", state.person);
  const ringing = bells(state.person);
  const channel = channelOf(state.channel);
  document.title = `${ringing ? `(${ringing}) ` : ""}${channel ? channelTitle(channel) : "Sandbox"} · ${me() ? personName(state.person) : "Sandbox"}`;
}

function readHash() {
  const place = new URLSearchParams(location.hash.slice(1));
  return { person: place.get("person"), channel: place.get("channel") };
}

addEventListener("hashchange", () => {
  const { person, channel } = readHash();
  if (person && person !== state.person) become(person, channel);
  else if (channel && channel !== state.channel) open(channel);
});

addEventListener("keydown", (event) => {
  const step = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = placesInOrder();
  const at = all.findIndex((channel) => channel.id === state.channel);
  open(all[(at + step + all.length) % all.length].id);
});

// A slash opens the commands wherever the focus is, unless something is being written.
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || !state.channel || draft().command || draft().text) return;
  if (event.target.closest?.("input, textarea, select, [contenteditable], dialog")) return;
  event.preventDefault();
  offerCommands();
});

async function begin() {
  drawWith(draw);
  followWidth();
  followVisibility();
  followOtherWindows();
  keepRelativeTimesTrue();
  api.takeKey();
  try {
    state.people = await api.people();
  } catch (error) {
    state.refused = error.message;
    return change();
  }
  const { person, channel } = readHash();
  const wanted = [person, sessionStorage.getItem("person")].find((id) => state.people.some((one) => one.id === id));
  const first = wanted ?? state.people[0]?.id;
  if (first) become(first, channel);
  else {
    state.dialog = { kind: "person" };
    change();
  }
  return undefined;
}

begin();
