// What stands around a message: what it answers, that it was edited, that only one person sees it, why a press
// failed; and lines that are no messages at all.

import { runnable } from "./commands.js";
import { h } from "./dom.js";
import { goTo, moveBetween } from "./log.js";
import { plain } from "./markdown.js";
import { change, dropNote, locale, personName, state } from "./store.js";
import { clock, full } from "./time.js";
import { told } from "./words.js";

const MEMBER_ADDED = 1;
const PINNED = 6;
const THREAD_MADE = 18;
const COMMAND = 2; // a kind of interaction
const REPORTS = {
  [MEMBER_ADDED]: ({ mentions }) => {
    const names = mentions.map((user) => personName(user.id)).join(", ");
    return ` ${told("added {names} to the thread.", { names })}`;
  },
  [PINNED]: () => ` ${told("pinned a message.")}`,
  [THREAD_MADE]: (message) => [` ${told("started a thread:")} `, toThread(message)],
};
export const THREAD_START = 21;
const titles = { of: null, locale: "", byName: new Map() }; // of the commands, until these are others

/** Whether a message only reports that something happened. */
export function isSystem(message) {
  return message.type in REPORTS;
}

export function edited(message) {
  return h("span", { class: "edited", title: full(message.edited_timestamp, locale()) }, told("edited"));
}

/** A command under the name that this person types. */
function titleOf(name) {
  if (titles.of !== state.commands || titles.locale !== locale()) {
    titles.of = state.commands;
    titles.locale = locale();
    titles.byName = new Map(runnable(titles.of, titles.locale).map((command) => [command.name, command.title]));
  }
  return titles.byName.get(name) ?? name;
}

/** What a message answers: a command, a press, or another message. */
export function origin(message) {
  const source = message.interaction_metadata;
  const answered = message.referenced_message;
  if (source?.type === COMMAND) {
    const name = message.interaction?.name;
    return h(
      "p",
      { class: "origin" },
      h("b", null, personName(source.user.id)),
      ` ${told("used")} `,
      name ? h("span", { class: "mention" }, `/${titleOf(name)}`) : told("a command"),
    );
  }
  if (!answered || message.type === THREAD_START) return null;
  const words = plain(answered.content || told("a message")).slice(0, 90);
  return h(
    "p",
    { class: "origin" },
    `${told("answers")} `,
    h("b", null, personName(answered.author.id)),
    ": ",
    h(
      "button",
      { type: "button", class: "link", onclick: () => goTo(answered.channel_id, answered.id) },
      words || told("a message"),
    ),
  );
}

export function failure(message) {
  const why = state.failed.get(message.id);
  return why ? h("p", { class: "failure", role: "alert" }, why) : null;
}

export function onlyYou(message) {
  return h(
    "p",
    { class: "only-you" },
    `${told("Only you can see this")} · `,
    h("button", { type: "button", class: "link", onclick: () => dismiss(message.id) }, told("Dismiss")),
  );
}

function dismiss(id) {
  state.dismissed.add(id);
  sessionStorage.setItem(`dismissed-${state.person}`, JSON.stringify([...state.dismissed].slice(-500)));
  change();
}

function toThread(message) {
  const thread = message.message_reference?.channel_id;
  if (!thread) return message.content;
  return h("button", { type: "button", class: "link", onclick: () => goTo(thread) }, message.content);
}

export function systemLine(message) {
  const author = personName(message.author.id);
  return h(
    "article",
    {
      class: "message system",
      key: message.id,
      id: `m-${message.id}`,
      tabindex: "-1",
      "aria-label": `${author}, ${clock(message.timestamp, locale())}`,
      onkeydown: moveBetween,
    },
    h("p", null, author, REPORTS[message.type](message)),
  );
}

export function noteView(channel, line) {
  return h(
    "p",
    { class: line.busy ? "note" : "note failure", key: line.id, role: line.busy ? "status" : "alert" },
    line.text,
    line.busy
      ? null
      : h("button", { type: "button", class: "link", onclick: () => dropNote(channel, line.id) }, told("Dismiss")),
  );
}
