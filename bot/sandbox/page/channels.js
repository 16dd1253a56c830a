// The list of places: channels with their threads, private messages, and what is new in them.

import { bells } from "./calls.js";
import { h } from "./dom.js";
import { peopleView } from "./people.js";
import { change, channelOf, channelTitle, DM, state, THREADS } from "./store.js";
import { open } from "./sync.js";
import { told } from "./words.js";

const TOPS = new Set([0, 15]); // text channels and forums

/** The side bar. */
export function sidebar() {
  return h(
    "aside",
    { class: "sidebar", id: "sidebar", "aria-label": told("People and channels") },
    peopleView(),
    h("nav", { class: "channels", "aria-label": told("Channels") }, state.guilds.map(guildView), privateView()),
    h(
      "footer",
      null,
      h("button", { type: "button", class: "quiet", onclick: () => ask({ kind: "keys" }) }, told("Keyboard")),
      removal(channelOf(state.channel)),
    ),
  );
}

function ask(dialog) {
  state.dialog = dialog;
  change();
}

/** Seldom wanted, so it stays out of the way: what a moderator could do to the open channel. */
function removal(channel) {
  if (!channel || channel.type === DM) return null;
  return h(
    "button",
    {
      type: "button",
      class: "quiet",
      title: told("Delete it, as a moderator would"),
      onclick: () => ask({ kind: "remove", channel: channel.id }),
    },
    told("Delete {what}", { what: channelTitle(channel) }),
  );
}

function guildView(guild) {
  const tops = guild.channels.filter((channel) => TOPS.has(channel.type));
  return h(
    "section",
    { key: guild.id },
    h(
      "div",
      { class: "heading" },
      h("h2", null, guild.name),
      h(
        "button",
        {
          type: "button",
          class: "quiet",
          "aria-label": told("Add a channel"),
          title: told("Add a channel"),
          onclick: () => ask({ kind: "channel", guild: guild.id }),
        },
        "+",
      ),
    ),
    h(
      "ul",
      null,
      tops.map((channel) => h("li", { key: channel.id }, entry(channel, "#"), threads(guild, channel))),
    ),
  );
}

/** All places in the order of the list, without the threads that are folded away. */
export function placesInOrder() {
  const tops = (guild) => guild.channels.filter((channel) => TOPS.has(channel.type));
  const live = (guild, top) => threadsOf(guild, top).filter((thread) => !folded(thread));
  return [...state.guilds.flatMap((guild) => tops(guild).flatMap((top) => [top, ...live(guild, top)])), ...state.dms];
}

function threadsOf(guild, parent) {
  return guild.channels.filter((channel) => THREADS.has(channel.type) && channel.parent_id === parent.id);
}

function threads(guild, parent) {
  const all = threadsOf(guild, parent);
  const [old, live] = [all.filter(folded), all.filter((thread) => !folded(thread))];
  return [
    live.length ? h("ul", { class: "threads", "aria-label": told("Threads of {name}", parent) }, live.map(threadItem)) : null,
    old.length
      ? h(
          "details",
          { class: "threads" },
          h("summary", null, told("{n} archived", { n: old.length })),
          h("ul", null, old.map(threadItem)),
        )
      : null,
  ];
}

function threadItem(thread) {
  return h("li", { key: thread.id }, entry(thread, "↳"));
}

/** Archived threads are put away, except the one that is open or has something new. */
function folded(thread) {
  const archived = thread.archived ?? thread.thread_metadata?.archived ?? false;
  return archived && thread.id !== state.channel && !state.unread.has(thread.id);
}

function privateView() {
  if (!state.dms.length) return null;
  return h(
    "section",
    { key: "private" },
    h("h2", null, told("Private messages")),
    h(
      "ul",
      null,
      state.dms.map((channel) => h("li", { key: channel.id }, entry(channel, "@"))),
    ),
  );
}

function entry(channel, sign) {
  const ringing = bells(state.person, channel.id);
  const here = channel.id === state.channel;
  const props = {
    type: "button",
    class: ringing || state.unread.has(channel.id) ? "entry unread" : "entry",
    "aria-current": here ? "page" : null,
  };
  return h(
    "button",
    { ...props, onclick: () => open(channel.id) },
    h("span", { class: "sign", "aria-hidden": "true" }, sign),
    h("span", { class: "name" }, channel.name),
    ringing ? h("span", { class: "bell" }, String(ringing), h("span", { class: "unseen" }, told(" new for you"))) : null,
    !ringing && state.unread.has(channel.id) ? h("span", { class: "unseen" }, told(", unread")) : null,
  );
}
