// The page as a whole: the banner, the side bar, the open channel, and what lies over them.

import { bells } from "./calls.js";
import { sidebar } from "./channels.js";
import { composer } from "./composer.js";
import { dialogView } from "./dialogs.js";
import { h } from "./dom.js";
import { endOutOfSight, toEnd } from "./log.js";
import { logView } from "./messages.js";
import { modalView } from "./modals.js";
import { hue } from "./people.js";
import { change, channelName, channelOf, channelTitle, dropToast, me, state, THREADS } from "./store.js";
import { open } from "./sync.js";
import { told } from "./words.js";

const narrow = matchMedia("(max-width: 720px)");

/** Whether there is room for the channel list is the one thing that the script must know of the width. */
export function followWidth() {
  narrow.addEventListener("change", change);
}

/** Everything there is to see. */
export function page() {
  if (state.refused) return refusal();
  const channel = channelOf(state.channel);
  const covered = narrow.matches && state.drawer;
  return [
    h(
      "p",
      { class: "banner", role: "note" },
      told("A look-alike for trying out Ratskeller on this machine; not Discord, not affiliated."),
    ),
    h(
      "div",
      { class: state.drawer ? "frame drawn" : "frame", vars: state.person ? hue(state.person) : {} },
      h(
        "div",
        {
          class: "side",
          inert: narrow.matches && !state.drawer,
          onkeydown: (event) => event.key === "Escape" && drawer(false),
        },
        sidebar(),
      ),
      covered
        ? h("button", {
            type: "button",
            class: "shade",
            "aria-label": told("Close the channel list"),
            onclick: () => drawer(false),
          })
        : null,
      h(
        "main",
        { inert: covered },
        channel
          ? channelView(channel)
          : h(
              "p",
              { class: "empty" },
              told(state.connection === "lost" ? "The sandbox does not answer. Trying again …" : "Loading …"),
            ),
      ),
    ),
    modalView(),
    dialogView(),
    h("div", { class: "toasts", role: "alert" }, state.toasts.map(toastView)),
  ];
}

function channelView(channel) {
  return [
    channelHeader(channel),
    state.connection === "lost" ? h("p", { class: "lost", role: "status" }, told("Connection lost. Trying again …")) : null,
    logView(channel),
    h(
      "div",
      { class: "below" },
      endOutOfSight() ? h("button", { type: "button", class: "to-end", onclick: toEnd }, told("To the newest ↓")) : null,
      typingLine(channel),
    ),
    composer(channel),
  ];
}

function channelHeader(channel) {
  const ringing = bells(state.person);
  const parent = THREADS.has(channel.type) ? channelName(channel.parent_id) : null;
  return h(
    "header",
    { class: "channel-head" },
    h(
      "button",
      {
        type: "button",
        class: "menu",
        "aria-label": ringing ? told("Channels, {n} new for you", { n: ringing }) : told("Channels"),
        "aria-expanded": state.drawer,
        "aria-controls": "sidebar",
        onclick: () => drawer(true),
      },
      "☰",
      ringing ? h("span", { class: "bell", "aria-hidden": "true" }, String(ringing)) : null,
    ),
    h(
      "h1",
      null,
      parent
        ? h(
            "span",
            { class: "parent" },
            h("button", { type: "button", class: "quiet", onclick: () => open(channel.parent_id) }, `#${parent}`),
            " ↳ ",
          )
        : null,
      parent ? channel.name : channelTitle(channel),
    ),
    h("span", { class: "self" }, me() ? told("as {name}", me()) : null),
  );
}

function typingLine(channel) {
  const typing = (state.typing.get(channel.id) ?? 0) > Date.now();
  return h("p", { class: "typing", role: "status" }, typing ? told("{name} is writing …", { name: state.bot?.name ?? told("The bot") }) : null);
}

function toastView({ id, text }) {
  return h(
    "p",
    { class: "toast", key: id },
    text,
    h(
      "button",
      { type: "button", class: "quiet", "aria-label": told("Close this notice"), onclick: () => dropToast(id) },
      "✕",
    ),
  );
}

/** Without the right key nothing works; say what helps. */
function refusal() {
  return h(
    "main",
    { class: "refused" },
    h("h1", null, told("This page cannot reach its sandbox")),
    h("p", null, state.refused),
    h("p", null, told("Each start of the sandbox has an address of its own. Open the one that it has just printed.")),
  );
}

function drawer(wide) {
  state.drawer = wide;
  change();
}
