// Selects: a box that opens a list. One of them for one value, several for many; also for people and channels.
// The focus stays on the box, and arrow keys move a marker through the list (the pattern "select-only combobox").

import { h } from "./dom.js";
import { emojiView } from "./media.js";
import { place } from "./popup.js";
import { change, channels, DM, state, THREADS } from "./store.js";
import { told } from "./words.js";

const STRING = 3;
const NAMES = { 3: "Choose", 5: "Choose a person", 6: "Choose a role", 7: "Choose somebody", 8: "Choose a channel" };
const PAGE = 8;
const chosenBefore = new WeakMap(); // component as sent -> what was chosen since
let open = null; // {id, active, chosen, typed, typedAt}

/** The box for a select component. `done` gets the values when the list is closed with a valid choice. */
export function selectBox(one, id, { busy = false, disabled = false, done, label, labelledBy }) {
  const items = itemsOf(one);
  const shown = open?.id === id ? open : null;
  const box = { one, id, items, done, least: one.min_values ?? 1, most: one.max_values ?? 1 };
  const name = label ?? one.placeholder ?? told(NAMES[one.type]);
  const chosen = shown?.chosen ?? chosenBefore.get(one) ?? defaults(one, items);
  const combo = {
    type: "button",
    id,
    role: "combobox",
    class: "select-box",
    disabled,
    "aria-label": labelledBy ? null : name,
    "aria-labelledby": labelledBy ?? null,
    "aria-haspopup": "listbox",
    "aria-expanded": Boolean(shown),
    "aria-controls": shown ? `${id}-list` : null,
    "aria-activedescendant": shown ? `${id}-${shown.active}` : null,
    "aria-busy": busy || null,
    onclick: () => (shown ? close(box) : start(box, chosen)),
    onkeydown: (event) => onKey(event, box, chosen),
    onkeyup: (event) => event.key === " " && event.preventDefault(), // the key was dealt with when it went down
    onblur: () => open?.id === id && close(box),
  };
  return h(
    "div",
    { class: "select" },
    h(
      "button",
      combo,
      value(items, chosen, one.placeholder ?? told(NAMES[one.type])),
      h("span", { class: "arrow", "aria-hidden": "true" }, "▾"),
    ),
    shown && list(box, shown, name),
  );
}

/** What is chosen in a select of a modal, before anything was touched. */
export function defaults(one, items = itemsOf(one)) {
  if (one.type === STRING) return items.filter((item) => item.default).map((item) => item.value);
  return (one.default_values ?? []).map((value) => value.id);
}

function itemsOf(one) {
  if (one.type === STRING) return one.options;
  if (one.type === 5 || one.type === 7)
    return [...state.people, ...(state.bot ? [state.bot] : [])].map(({ id, name, username }) => ({
      value: id,
      label: name,
      description: username && `@${username}`,
    }));
  if (one.type !== 8) return [];
  const kinds = one.channel_types?.length ? one.channel_types : null;
  return channels()
    .filter((channel) => channel.type !== DM && (!kinds || kinds.includes(channel.type)))
    .map((channel) => ({ value: channel.id, label: `${THREADS.has(channel.type) ? "↳ " : "#"}${channel.name}` }));
}

function value(items, chosen, placeholder) {
  const labels = items.filter((item) => chosen.includes(item.value));
  if (!labels.length) return h("span", { class: "placeholder" }, placeholder);
  return h(
    "span",
    { class: "value" },
    labels.map((item, index) => [index ? ", " : "", emojiView(item.emoji, true), item.label]),
  );
}

function list(box, shown, name) {
  const many = box.most > 1;
  return h(
    "div",
    {
      class: "popup",
      popover: "manual",
      created: (el) => place(el, el.previousSibling),
      patched: (el) => place(el, el.previousSibling),
    },
    h(
      "ul",
      { role: "listbox", id: `${box.id}-list`, "aria-label": name, "aria-multiselectable": many || null },
      box.items.map((item, index) => option(box, shown, item, index, many)),
      box.items.length
        ? null
        : h("li", { class: "empty", role: "option", "aria-disabled": true }, told("Nothing to choose from")),
    ),
    many || box.least === 0 ? foot(box, shown) : null,
  );
}

function option(box, shown, item, index, many) {
  const picked = shown.chosen.includes(item.value);
  const full = many && !picked && shown.chosen.length >= box.most;
  const props = {
    id: `${box.id}-${index}`,
    role: "option",
    class: index === shown.active ? "active" : null,
    "aria-selected": picked,
    "aria-disabled": full || null,
    onmousedown: (event) => event.preventDefault(), // the focus stays on the box
    onclick: () => pick(box, index),
    patched: index === shown.active ? (el) => el.scrollIntoView({ block: "nearest" }) : null,
  };
  return h(
    "li",
    props,
    h("span", { class: "mark", "aria-hidden": "true" }, picked ? "✓" : ""),
    emojiView(item.emoji, true),
    h("span", { class: "words" }, item.label, item.description ? h("small", null, item.description) : null),
  );
}

function foot(box, shown) {
  const range = box.least === box.most ? `${box.most}` : told("{least} to {most}", box);
  const fits = shown.chosen.length >= box.least && shown.chosen.length <= box.most;
  const finish = {
    type: "button",
    class: "button primary",
    tabindex: "-1",
    disabled: !fits,
    onmousedown: (event) => event.preventDefault(),
    onclick: () => close(box),
  };
  return h(
    "div",
    { class: "foot" },
    h("span", null, told("{n} chosen, of {range}", { n: shown.chosen.length, range })),
    h("button", finish, told("Done")),
  );
}

function start(box, chosen) {
  const first = box.items.findIndex((item) => chosen.includes(item.value));
  open = { id: box.id, active: Math.max(first, 0), chosen: [...chosen], before: [...chosen], typed: "", typedAt: 0 };
  change();
}

function pick(box, index) {
  const item = box.items[index];
  if (!item) return;
  const has = open.chosen.includes(item.value);
  open.active = index;
  if (box.most > 1) {
    if (has) open.chosen = open.chosen.filter((one) => one !== item.value);
    else if (open.chosen.length < box.most) open.chosen = [...open.chosen, item.value];
    change();
  } else {
    open.chosen = has && box.least === 0 ? [] : [item.value];
    close(box, true);
  }
}

/** Closing hands the choice in, if it is a valid one and something was chosen; Escape drops it. */
function close(box, certain = false) {
  const { chosen, before } = open;
  open = null;
  const fits = chosen.length >= box.least && chosen.length <= box.most;
  const differs = chosen.length !== before.length || chosen.some((one) => !before.includes(one));
  if (fits && (differs || certain)) {
    const ordered = box.items.map((item) => item.value).filter((one) => chosen.includes(one));
    chosenBefore.set(box.one, ordered);
    box.done(ordered);
  }
  change();
}

function onKey(event, box, chosen) {
  if (open?.id !== box.id) {
    if (["ArrowDown", "ArrowUp", "Enter", " "].includes(event.key)) {
      event.preventDefault();
      start(box, chosen);
    }
    return;
  }
  if (event.key === "Tab") return close(box); // before the focus moves on, past the list
  if (!keys(event, box)) return;
  event.preventDefault();
  event.stopPropagation();
  change();
}

function keys(event, box) {
  const last = box.items.length - 1;
  const moves = {
    ArrowDown: open.active + 1,
    ArrowUp: open.active - 1,
    Home: 0,
    End: last,
    PageDown: open.active + PAGE,
    PageUp: open.active - PAGE,
  };
  if (event.key in moves) open.active = Math.min(Math.max(moves[event.key], 0), last);
  else if (event.key === "Enter" || (event.key === " " && !open.typed)) pick(box, open.active);
  else if (event.key === "Escape") open = null;
  else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) seek(event, box);
  else return false;
  return true;
}

/** Typing the beginning of a label goes there. */
function seek(event, box) {
  open.typed = event.timeStamp - open.typedAt < 800 ? open.typed + event.key.toLowerCase() : event.key.toLowerCase();
  open.typedAt = event.timeStamp;
  const found = box.items.findIndex((item) => item.label.toLowerCase().startsWith(open.typed));
  if (found >= 0) open.active = found;
}

/** What of the open list belongs to a message, so that it is drawn anew when that changes. */
export function openMark(prefix) {
  return open?.id.startsWith(prefix) ? `${open.id}/${open.active}/${open.chosen.join()}` : "";
}
