// The log of a channel and the messages in it. What stands around a message is in asides.js.

import { busyIn } from "./actions.js";
import { edited, failure, isSystem, noteView, onlyYou, origin, systemLine, THREAD_START } from "./asides.js";
import { component } from "./components.js";
import { startCommand } from "./composer.js";
import { h } from "./dom.js";
import { goTo, moveBetween } from "./log.js";
import { markdown } from "./markdown.js";
import { attachments, picture } from "./media.js";
import { avatar, hue } from "./people.js";
import { openMark } from "./selects.js";
import { channelName, channels, channelTitle, EPHEMERAL, LOADING, locale, personName, state } from "./store.js";
import { clock, full, narrow } from "./time.js";
import { welcome } from "./welcome.js";
import { told } from "./words.js";

const TOGETHER = 7 * 60_000;
const drawn = new Map(); // message -> the node as last described, with what it depended on

/** The scrolled part of the main column. */
export function logView(channel) {
  const log = (state.logs.get(channel.id) ?? []).filter((message) => !state.dismissed.has(message.id));
  const loaded = state.logs.has(channel.id);
  const where = { where: channelTitle(channel) };
  forget(log);
  return h(
    "div",
    {
      class: "log",
      role: "log",
      "aria-label": told("Messages in {where}", where),
      "aria-busy": !loaded,
      tabindex: "-1",
      key: `log-${channel.id}`,
    },
    h("p", { class: "beginning" }, told(loaded ? "This is the beginning of {where}." : "Loading …", where)),
    loaded && !log.length ? welcome() : null,
    log.map((message, index) => messageView(message, log[index - 1])),
    (state.notes.get(channel.id) ?? []).map((line) => noteView(channel.id, line)),
  );
}

function forget(log) {
  const kept = new Set(log.map((message) => message.id));
  for (const id of drawn.keys()) if (!kept.has(id)) drawn.delete(id);
}

/** A message is described again only if something it depends on has changed. */
function messageView(message, before) {
  const follows = continues(message, before);
  const mark = [
    follows,
    busyIn(message.id),
    state.failed.get(message.id),
    openMark(`${message.id}-`),
    locale(),
    state.person,
    state.people.length,
    channels().length,
    new Date().toDateString(),
  ].join("|");
  const known = drawn.get(message.id);
  if (known?.message === message && known.mark === mark) return known.node;
  const node = describe(message, follows);
  drawn.set(message.id, { message, mark, node });
  return node;
}

/** Messages of one author in short succession need no second heading. */
function continues(message, before) {
  if (!before || message.type !== 0 || before.type !== 0 || origin(message)) return false;
  const near = Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER;
  return near && before.author.id === message.author.id && !((message.flags ^ before.flags) & EPHEMERAL);
}

function describe(message, follows) {
  if (isSystem(message)) return systemLine(message);
  const shown = message.type === THREAD_START && message.referenced_message ? message.referenced_message : message;
  const ctx = contextOf(shown);
  const author = personName(message.author.id);
  const time = clock(message.timestamp, locale());
  const classes = ["message", follows && "follows", message.flags & EPHEMERAL && "private", callsMe(message) && "calls"]
    .filter(Boolean)
    .join(" ");
  return h(
    "article",
    {
      class: classes,
      key: message.id,
      id: `m-${message.id}`,
      tabindex: "-1",
      "aria-label": `${author}, ${time}`,
      onkeydown: moveBetween,
    },
    follows ? null : origin(message),
    follows
      ? h(
          "time",
          { class: "beside", datetime: message.timestamp, title: full(message.timestamp, locale()) },
          narrow(message.timestamp, locale()),
        )
      : avatar(message.author.id, author),
    h(
      "div",
      { class: "body" },
      follows ? null : header(message, author, time),
      body(shown, ctx),
      message.edited_timestamp && follows ? edited(message) : null,
      failure(message),
      message.flags & EPHEMERAL ? onlyYou(message) : null,
    ),
  );
}

/** What texts and components need to know of the world. */
function contextOf(message) {
  return { message, person: state.person, locale: locale(), personName, channelName, goTo, openCommand: startCommand };
}

function callsMe(message) {
  return message.mention_everyone || message.mentions?.some((user) => user.id === state.person);
}

function header(message, author, time) {
  return h(
    "header",
    null,
    h("strong", { class: "author", vars: hue(message.author.id) }, author),
    message.author.bot ? h("span", { class: "tag" }, "bot") : null,
    h("time", { datetime: message.timestamp, title: full(message.timestamp, locale()) }, time),
    message.edited_timestamp ? edited(message) : null,
  );
}

function body(message, ctx) {
  if (message.flags & LOADING)
    return h(
      "p",
      { class: "thinking", role: "status" },
      told("{name} is thinking", { name: personName(message.author.id) }),
      h("span", { class: "dots", "aria-hidden": "true" }),
    );
  return [
    message.content ? h("div", { class: "text" }, markdown(message.content, ctx)) : null,
    (message.embeds ?? []).map((embed) => embedView(embed, ctx)),
    attachments(message),
    (message.components ?? []).map((one, index) => component(one, ctx, String(index))),
  ];
}

/** Embeds are the older form of a container: title, text, fields, picture. */
function embedView(embed, ctx) {
  const colour = typeof embed.color === "number" ? { "--edge": `#${embed.color.toString(16).padStart(6, "0")}` } : {};
  return h(
    "div",
    { class: "container accent", vars: colour },
    embed.title ? h("h4", null, markdown(embed.title, ctx)) : null,
    embed.description ? h("div", { class: "text" }, markdown(embed.description, ctx)) : null,
    (embed.fields ?? []).map((field) =>
      h("div", { class: "text" }, h("strong", null, field.name), markdown(field.value, ctx)),
    ),
    embed.image ? h("div", { class: "gallery" }, picture(embed.image, embed.title ?? "")) : null,
    embed.footer ? h("small", null, embed.footer.text) : null,
  );
}
