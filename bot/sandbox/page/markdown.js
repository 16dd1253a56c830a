// Text in paragraphs: headings, lists, quotes, code, small print. What happens within a line is in inline.js.

import { h } from "./dom.js";
import { inline } from "./inline.js";
import { told } from "./words.js";

const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.+)$/;
const ITEM = /^(\s*)([-*]|\d{1,9}\.) +(.*)$/;
const QUOTE = /^> ?(.*)$/;
const QUOTE_REST = /^>>> ?/;

/** The nodes of a whole text. */
export function markdown(text, ctx) {
  return pieces(text).flatMap((piece) =>
    piece.code === undefined ? blocks(piece.text.split("\n"), ctx) : code(piece.code),
  );
}

/** The text as plain words, for labels and notices. */
export function plain(text) {
  return text
    .replace(/```\w*\n?|[*_`~|]{1,3}|^(#{1,3}|-#|>{1,3}) +/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Code blocks are cut out first, since nothing inside them means anything. They may begin within a line. */
function pieces(text) {
  const out = [];
  const fence = /```(?:([\w+#-]{1,20})\n)?\n?([\s\S]*?)\n?```\n?/g;
  let at = 0;
  for (const match of text.matchAll(fence)) {
    if (!match[2].trim()) continue;
    if (match.index > at) out.push({ text: text.slice(at, match.index).replace(/\n$/, "") });
    out.push({ code: match[2] });
    at = match.index + match[0].length;
  }
  if (at < text.length) out.push({ text: text.slice(at) });
  return out;
}

/** A code block can be scrolled sideways, so it takes the focus for the arrow keys. */
function code(text) {
  return [h("pre", { tabindex: "0", role: "group", "aria-label": told("Code block") }, h("code", null, text))];
}

/** What a line begins. A quote within a quote is no quote but text. */
function kindOf(line, quoted) {
  if (HEADING.test(line)) return "heading";
  if (SMALL.test(line)) return "small";
  if (!quoted && QUOTE_REST.test(line)) return "rest";
  if (!quoted && QUOTE.test(line)) return "quote";
  return ITEM.test(line) ? "list" : "words";
}

const BLOCKS = { heading, small, rest, quote, list, words };

function blocks(lines, ctx, quoted = false) {
  const out = [];
  let at = 0;
  while (at < lines.length) {
    // Each block says how many lines it takes.
    const [node, used] = BLOCKS[kindOf(lines[at], quoted)](lines, at, ctx, quoted);
    if (node) out.push(node);
    at += used;
  }
  return out;
}

function heading(lines, at, ctx) {
  const [, signs, text] = HEADING.exec(lines[at]);
  // The page's own headings are the first two levels.
  return [h(`h${signs.length + 2}`, { class: `heading-${signs.length}` }, inline(text, ctx)), 1];
}

function small(lines, at, ctx) {
  return [h("small", null, inline(SMALL.exec(lines[at])[1], ctx)), 1];
}

function rest(lines, at, ctx) {
  const quoted = [lines[at].replace(QUOTE_REST, ""), ...lines.slice(at + 1)];
  return [h("blockquote", null, blocks(quoted, ctx, true)), quoted.length];
}

function quote(lines, at, ctx) {
  const taken = takeWhile(lines, at, (line) => kindOf(line, false) === "quote");
  const inner = taken.map((line) => QUOTE.exec(line)[1]);
  return [h("blockquote", null, blocks(inner, ctx, true)), taken.length];
}

function list(lines, at, ctx) {
  const numbered = isNumbered(lines[at]);
  const belongs = (line) =>
    ITEM.test(line) ? /^\s/.test(line) || isNumbered(line) === numbered : /^\s{2,}\S/.test(line);
  const taken = takeWhile(lines, at, belongs);
  return [items(taken, ctx), taken.length];
}

function isNumbered(line) {
  return /\d/.test(ITEM.exec(line)[2]);
}

/** One list; lines indented deeper than its first belong to the item above them. */
function items(lines, ctx) {
  const [, indent, sign] = ITEM.exec(lines[0]);
  const numbered = isNumbered(lines[0]);
  const groups = [];
  for (const line of lines) {
    const match = ITEM.exec(line);
    if (match && match[1].length <= indent.length) groups.push({ text: match[3], below: [] });
    else groups.at(-1).below.push(line);
  }
  const props = numbered ? { start: parseInt(sign, 10) } : null;
  return h(
    numbered ? "ol" : "ul",
    props,
    groups.map((group) => h("li", null, inline(group.text, ctx), below(group.below, ctx))),
  );
}

function below(lines, ctx) {
  if (!lines.length) return null;
  return ITEM.test(lines[0])
    ? items(lines, ctx)
    : blocks(
        lines.map((line) => line.trim()),
        ctx,
      );
}

function words(lines, at, ctx, quoted) {
  const taken = takeWhile(lines, at, (line) => kindOf(line, quoted) === "words");
  // Empty lines within are kept, as people use them for distance; line breaks are shown as they are.
  const text = taken.join("\n").replace(/^\n+|\n+$/g, "");
  return [text.trim() ? h("p", null, inline(text, ctx)) : null, taken.length];
}

function takeWhile(lines, at, test) {
  const end = lines.findIndex((line, index) => index >= at && !test(line));
  return lines.slice(at, end < 0 ? lines.length : end);
}
