// The page as a whole: the banner, the side bar, the open channel, and what lies over them.

import * as api from "./api.js";
import { bells, followOtherWindows } from "./calls.js";
import { sidebar } from "./channels.js";
import { composer } from "./composer.js";
import { dialogView } from "./dialogs.js";
import { h, render } from "./dom.js";
import { endOutOfSight, measureScroll, settleScroll, toEnd } from "./log.js";
import { logView } from "./messages.js";
import { modalView } from "./modals.js";
import { hue } from "./people.js";
import { change, channelName, channelOf, channelTitle, channels, DM, drawWith, dropToast, me, personName, settleFocus, state, THREADS } from "./store.js";
import { become, followVisibility, open } from "./sync.js";
import { keepRelativeTimesTrue } from "./time.js";

const root = document.getElementById("app");
const narrow = matchMedia("(max-width: 720px)");

function draw() {
  const held = holder();
  measureScroll();
  render(root, state.refused ? refusal() : page());
  settleScroll();
  if (!settleFocus()) keepFocus(held);
  remember();
}

function page() {
  const channel = channelOf(state.channel);
  const covered = narrow.matches && state.drawer;
  return [
    h("p", { class: "banner", role: "note" }, "A look-alike for trying out Ratskeller on this machine; not Discord, not affiliated."),
    h("div", { class: state.drawer ? "frame drawn" : "frame", vars: state.person ? hue(state.person) : {} },
      h("div", { class: "side", inert: narrow.matches && !state.drawer, onkeydown: (event) => event.key === "Escape" && drawer(false) }, sidebar()),
      covered ? h("button", { type: "button", class: "shade", "aria-label": "Close the channel list", onclick: () => drawer(false) }) : null,
      h("main", { inert: covered }, channel ? channelView(channel) : h("p", { class: "empty" }, state.connection === "lost" ? "The sandbox does not answer. Trying again …" : "Loading …"))),
    modalView(),
    dialogView(),
    h("div", { class: "toasts", role: "alert" }, state.toasts.map(toastView)),
  ];
}

function channelView(channel) {
  return [
    channelHeader(channel),
    state.connection === "lost" ? h("p", { class: "lost", role: "status" }, "Connection lost. Trying again …") : null,
    logView(channel),
    h("div", { class: "below" }, endOutOfSight() ? h("button", { type: "button", class: "to-end", onclick: toEnd }, "To the newest ↓") : null, typingLine(channel)),
    composer(channel),
  ];
}

function channelHeader(channel) {
  const ringing = bells(state.person);
  const parent = THREADS.has(channel.type) ? channelName(channel.parent_id) : null;
  const remove = () => {
    state.dialog = { kind: "remove", channel: channel.id };
    change();
  };
  return h("header", { class: "channel-head" },
    h("button", { type: "button", class: "menu", "aria-label": ringing ? `Channels, ${ringing} new for you` : "Channels", "aria-expanded": state.drawer, "aria-controls": "sidebar", onclick: () => drawer(true) }, "☰", ringing ? h("span", { class: "bell", "aria-hidden": "true" }, String(ringing)) : null),
    h("h1", null, parent ? h("button", { type: "button", class: "quiet parent", onclick: () => open(channel.parent_id) }, `#${parent}`) : null, parent ? " ↳ " : null, parent ? channel.name : channelTitle(channel)),
    h("span", { class: "self" }, me() ? `as ${me().name}` : null),
    channel.type === DM ? null : h("button", { type: "button", class: "quiet", "aria-label": `Delete ${channelTitle(channel)}`, title: "Delete, as a moderator would", onclick: remove }, "Delete"));
}

function typingLine(channel) {
  const typing = (state.typing.get(channel.id) ?? 0) > Date.now();
  return h("p", { class: "typing", role: "status" }, typing ? `${state.bot?.name ?? "The bot"} is writing …` : null);
}

function toastView({ id, text }) {
  return h("p", { class: "toast", key: id }, text, h("button", { type: "button", class: "quiet", "aria-label": "Close this notice", onclick: () => dropToast(id) }, "✕"));
}

/** Without the right key nothing works; say what helps. */
function refusal() {
  return h("main", { class: "refused" }, h("h1", null, "This page cannot reach its sandbox"), h("p", null, state.refused),
    h("p", null, "Each start of the sandbox has an address of its own. Open the one that it has just printed."));
}

function drawer(wide) {
  state.drawer = wide;
  change();
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
  const all = channels();
  const at = all.findIndex((channel) => channel.id === state.channel);
  open(all[(at + step + all.length) % all.length].id);
});

async function begin() {
  drawWith(draw);
  narrow.addEventListener("change", change);
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
