// Text within a line: emphasis, code, links, mentions, timestamps. Each rule is tried where the one before ended,
// and the result is made of nodes, never of markup, so whatever a text holds it can only ever be text.

import { h } from "./dom.js";
import { emojiView } from "./media.js";
import { spell } from "./time.js";
import { told } from "./words.js";

const DEPTH = 8;

// [pattern, what it becomes]. The patterns are sticky and free of nested repetition, so long input stays cheap.
const RULES = [
  [/\\([^\p{L}\p{N}\s])/uy, ([, sign]) => sign],
  [/(`+)([^`]|[^`].*?[^`])\1(?!`)/sy, ([, , code]) => h("code", null, code.trim() || code)],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, timestamp],
  [/<@!?(\d{1,20})>/y, ([, id], ctx) => mention(`@${ctx.personName(id)}`, id === ctx.person)],
  [/<@&(\d{1,20})>/y, () => mention("@role")],
  [/<#(\d{1,20})>/y, channel],
  [/<\/([^:<>\n]{1,100}):\d{1,20}>/y, ([, name], ctx) => command(name, ctx)],
  [/<(a?):(\w{2,32}):(\d{1,20})>/y, ([, animated, name, id]) => emojiView({ id, name, animated })],
  [/@(?:everyone|here)\b/y, ([all]) => mention(all)],
  [
    /\[([^[\]\n]{1,300})\]\(<?(https?:\/\/[^\s<>()]+)>?\)/y,
    ([, label, address], ctx, depth) => link(address, inline(label, ctx, depth), ctx),
  ],
  [/<(https?:\/\/[^\s<>]+)>/y, ([, address], ctx) => link(address, address, ctx)],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"')\]*_~|]/y, ([address], ctx) => link(address, address, ctx)],
  [/\*\*((?:[^*\\]|\\.|\*(?!\*))+?)\*\*(?!\*)/sy, wrap("strong")],
  [
    /\*\*\*((?:[^*\\]|\\.)+?)\*\*\*/sy,
    ([, text], ctx, depth) => h("strong", null, h("em", null, inline(text, ctx, depth))),
  ],
  [/__((?:[^_\\]|\\.|_(?!_))+?)__(?!_)/sy, wrap("u")],
  [/~~((?:[^~\\]|\\.)+?)~~/sy, wrap("s")],
  [/\|\|((?:[^|\\]|\\.|\|(?!\|))+?)\|\|/sy, spoiler],
  [/\*(?!\s)((?:[^*\\]|\\.|\*\*[^*]*\*\*)+?)(?<!\s)\*(?!\*)/sy, wrap("em")],
  [/(?<![\p{L}\p{N}])_((?:[^_\\]|\\.|__[^_]*__)+?)_(?![\p{L}\p{N}_])/suy, wrap("em")],
];
// Where a rule may begin; everything between is copied in one go.
const SPECIAL = /[\\`<@[*_~|]|https?:\/\//g;

/** The nodes of one stretch of text. `ctx` knows names and how to go to a channel. */
export function inline(text, ctx, depth = 0) {
  if (depth > DEPTH) return [text];
  const out = [];
  let at = 0;
  while (at < text.length) {
    const found = ruleAt(text, at);
    if (found) {
      out.push(found.make(found.match, ctx, depth + 1));
      at += found.match[0].length;
    } else {
      const end = nextSpecial(text, at + 1);
      out.push(text.slice(at, end));
      at = end;
    }
  }
  return merged(out);
}

function ruleAt(text, at) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { match, make };
  }
  return null;
}

function nextSpecial(text, from) {
  SPECIAL.lastIndex = from;
  return SPECIAL.exec(text)?.index ?? text.length;
}

function merged(parts) {
  const out = [];
  for (const part of parts.flat()) {
    if (typeof part === "string" && typeof out.at(-1) === "string") out.push(out.pop() + part);
    else out.push(part);
  }
  return out;
}

function wrap(tag) {
  return ([, text], ctx, depth) => h(tag, null, inline(text, ctx, depth));
}

function timestamp([, seconds, style = "f"], ctx) {
  const at = Number(seconds);
  const when = new Date(at * 1000);
  if (Number.isNaN(when.getTime())) return `<t:${seconds}>`;
  const live = style === "R" ? { "data-relative": seconds, "data-locale": ctx.locale } : {};
  return h(
    "time",
    { datetime: when.toISOString(), title: spell(at, "F", ctx.locale), ...live },
    spell(at, style, ctx.locale),
  );
}

function mention(text, mine = false) {
  return h("span", { class: mine ? "mention mine" : "mention" }, text);
}

function channel([, id], ctx) {
  const name = ctx.channelName(id);
  if (!name) return mention("#unknown");
  return h("button", { type: "button", class: "mention", onclick: () => ctx.goTo(id) }, `#${name}`);
}

function command(name, ctx) {
  return h("button", { type: "button", class: "mention", onclick: () => ctx.openCommand(name) }, `/${name}`);
}

/** Links to a message or channel stay on this page; all others open a window of their own. */
function link(address, label, ctx) {
  const inside = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/[^/]+\/(\d+)(?:\/(\d+))?$/.exec(address);
  if (inside)
    return h("button", { type: "button", class: "link", onclick: () => ctx.goTo(inside[1], inside[2]) }, label);
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, label);
}

function spoiler([, text], ctx, depth) {
  const uncover = ({ currentTarget }) => {
    currentTarget.classList.add("uncovered");
    currentTarget.removeAttribute("aria-label");
  };
  return h(
    "button",
    { type: "button", class: "spoiler", "aria-label": told("Covered text: press to uncover"), onclick: uncover },
    inline(text, ctx, depth),
  );
}
