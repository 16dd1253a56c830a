// Message components: rows, buttons, containers, sections, texts, separators. Selects are in selects.js, pictures
// in media.js. A component keeps its place on the screen, so whoever presses by keyboard keeps the focus there,
// even though the bot sends new identifiers with every answer.

import { busyIn, choose, press } from "./actions.js";
import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { emojiView, file, gallery, thumbnail } from "./media.js";
import { selectBox } from "./selects.js";
import { told } from "./words.js";

export const ROW = 1;
const BUTTON = 2;
export const TEXT_DISPLAY = 10;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };
const LINK = 5;

const KINDS = {
  [ROW]: (row, ctx, path) =>
    h(
      "div",
      { class: "row" },
      row.components.map((one, index) => component(one, ctx, `${path}.${index}`)),
    ),
  [BUTTON]: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  [TEXT_DISPLAY]: (text, ctx) => h("div", { class: "text" }, markdown(text.content, ctx)),
  11: thumbnail,
  12: gallery,
  13: (one) => file({ ...one, url: one.file.url }),
  14: ({ divider = true, spacing = 1 }) =>
    h("hr", { class: `${divider ? "" : "blank"} ${spacing === 2 ? "wide" : ""}`.trim() || null }),
  17: container,
};

/** Any component of a message. `path` is its place in the message. */
export function component(one, ctx, path) {
  const kind = KINDS[one.type];
  return kind
    ? kind(one, ctx, path)
    : h("p", { class: "missing" }, told("This page cannot show components of type {type}.", one));
}

function button(one, ctx) {
  const style = STYLES[one.style] ?? "secondary";
  const content = [emojiView(one.emoji, Boolean(one.label)), one.label && h("span", null, one.label)];
  if (one.style === LINK) return linkButton(one, ctx, content);
  const busy = busyIn(ctx.message.id);
  const props = {
    type: "button",
    class: `button ${style}`,
    disabled: one.disabled,
    // A button that waits stays focusable; `press` ignores it meanwhile.
    "aria-busy": busy === one.custom_id ? true : null,
    "aria-disabled": busy && !one.disabled ? true : null,
  };
  return h("button", { ...props, onclick: () => press(ctx.message, one.custom_id) }, content);
}

/** Links to messages of this world stay in the page. */
function linkButton(one, ctx, content) {
  const inside = /discord\.com\/channels\/[^/]+\/(\d+)(?:\/(\d+))?$/.exec(one.url);
  const sign = h("span", { "aria-hidden": "true" }, "↗");
  if (inside)
    return h(
      "button",
      { type: "button", class: "button link", disabled: one.disabled, onclick: () => ctx.goTo(inside[1], inside[2]) },
      content,
      sign,
    );
  const href = !one.disabled && /^https?:\/\//.test(one.url) ? one.url : null;
  return h("a", { class: "button link", href, target: "_blank", rel: "noopener noreferrer" }, content, sign);
}

function select(one, ctx, path) {
  const wait = busyIn(ctx.message.id);
  return selectBox(one, `${ctx.message.id}-${path}`, {
    busy: wait === one.custom_id,
    disabled: one.disabled,
    done: (values) => choose(ctx.message, one.custom_id, values),
  });
}

function section(one, ctx, path) {
  return h(
    "div",
    { class: "section" },
    h(
      "div",
      { class: "texts" },
      one.components.map((text, index) => component(text, ctx, `${path}.${index}`)),
    ),
    h("div", { class: "accessory" }, component(one.accessory, ctx, `${path}.a`)),
  );
}

function container(one, ctx, path) {
  const colour = one.accent_color;
  const vars = typeof colour === "number" ? { "--edge": `#${colour.toString(16).padStart(6, "0")}` } : {};
  const className = `container${typeof colour === "number" ? " accent" : ""}${one.spoiler ? " covered" : ""}`;
  const uncover = one.spoiler ? (event) => event.currentTarget.classList.remove("covered") : null;
  return h(
    "div",
    { class: className, vars, onclick: uncover },
    one.components.map((inner, index) => component(inner, ctx, `${path}.${index}`)),
  );
}
