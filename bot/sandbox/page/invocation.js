// The writing line while a command is filled in: its name, a box for each option, one for further options, Run.

import { FILE } from "./commands.js";
import { h } from "./dom.js";
import {
  addOption,
  advance,
  attach,
  closeMenu,
  draft,
  fill,
  furtherOptions,
  leave,
  moveMarker,
  offerOptions,
  removeOption,
  run,
  suggest,
  textOf,
} from "./draft.js";
import { told } from "./words.js";

/** The boxes of the command that is being written. */
export function invocation(command) {
  const further = furtherOptions();
  const shown = command.options.filter((option) => draft().shown.includes(option.name));
  return h(
    "div",
    {
      class: "invocation",
      key: "invocation",
      role: "group",
      "aria-label": told("Command /{title}", command),
      onkeydown: leaveByEscape,
    },
    h("span", { class: "command-name" }, `/${command.title}`),
    shown.map(optionBox),
    further.length ? furtherBox(further) : null,
    h(
      "span",
      { class: "ends", key: "/ends" },
      h("button", { type: "button", id: "run", class: "button primary", onclick: run }, told("Run")),
      h(
        "button",
        {
          type: "button",
          class: "button secondary",
          "aria-label": told("Leave the command"),
          title: told("Leave (Esc)"),
          onclick: () => leave(),
        },
        "✕",
      ),
    ),
  );
}

function leaveByEscape(event) {
  if (event.key !== "Escape") return;
  event.preventDefault();
  if (draft().menu?.items.length) closeMenu();
  else leave();
}

/** What a box needs so that a screen reader knows the list that belongs to it. */
function listed(owner) {
  const { menu } = draft();
  const open = menu?.owner === owner;
  return {
    role: "combobox",
    autocomplete: "off",
    spellcheck: "false",
    "aria-autocomplete": "list",
    "aria-expanded": Boolean(open && menu.items.length),
    "aria-controls": open ? "completions" : null,
    "aria-activedescendant": open && menu.active >= 0 ? `completion-${menu.active}` : null,
  };
}

function optionBox(option) {
  const id = `option-${option.name}`;
  const problem = draft().problems.get(option.name);
  const text = textOf(option);
  return h(
    "span",
    { class: "option-box", key: option.name },
    h(
      "label",
      { for: id },
      option.title,
      option.required ? h("span", { class: "needed", "aria-hidden": "true" }, "*") : null,
    ),
    option.type === FILE ? filePicker(option, id) : textBox(option, id, text, problem),
    problem ? h("span", { class: "failure", role: "alert" }, problem) : null,
  );
}

function textBox(option, id, text, problem) {
  return h("input", {
    ...listed(option.name),
    id,
    type: "text",
    value: text,
    size: String(Math.min(Math.max(text.length + 1, 6), 40)),
    "aria-label": option.title,
    "aria-description": option.description,
    "aria-required": option.required || null,
    "aria-invalid": problem ? true : null,
    oninput: (event) => fill(option, event.target.value),
    onfocus: () => suggest(option),
    onblur: () => draft().menu?.owner === option.name && closeMenu(),
    onkeydown: (event) => optionKeys(event, option),
  });
}

function filePicker(option, id) {
  return h("input", {
    id,
    type: "file",
    "aria-label": option.title,
    "aria-description": option.description,
    onchange: (event) => attach(option, event.target.files[0]),
  });
}

function optionKeys(event, option) {
  const { menu } = draft();
  const marked = menu?.owner === option.name && menu.items[menu.active];
  if (arrows(event, () => suggest(option))) return;
  if (event.key === "Enter" && !event.isComposing) advance(option);
  else if (event.key === "Tab" && !event.shiftKey && marked) marked.take();
  else if (event.key === "Backspace" && !event.target.value) removeOption(option);
  else return;
  event.preventDefault();
}

/** Move the marker with the arrow keys; they also open a list that was closed. */
function arrows(event, open) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return false;
  event.preventDefault();
  event.stopPropagation();
  if (draft().menu) moveMarker(step);
  else open();
  return true;
}

/** A box that takes the names of options that may be given as well. */
function furtherBox(further) {
  const { menu } = draft();
  return h(
    "span",
    { class: "option-box further", key: "/further" },
    h("input", {
      ...listed("+"),
      id: "more-options",
      type: "text",
      value: menu?.owner === "+" ? (draft().more ?? "") : "",
      size: "14",
      placeholder: told("+{n} optional", { n: further.length }),
      "aria-label": told("More options"),
      "aria-description": further.map((option) => option.title).join(", "),
      oninput: (event) => named(event.target.value, further),
      onfocus: () => offerOptions(),
      onblur: () => draft().menu?.owner === "+" && closeMenu(),
      onkeydown: furtherKeys,
    }),
  );
}

function named(text, further) {
  const exact = further.find((option) => [`${option.title}:`, `${option.name}:`].includes(text.toLowerCase()));
  if (exact) addOption(exact);
  else offerOptions(text);
}

function furtherKeys(event) {
  const { menu, command } = draft();
  const marked = menu?.owner === "+" && menu.items[menu.active];
  if (arrows(event, offerOptions)) return;
  if (event.key === "Enter") (marked?.take ?? run)();
  else if (event.key === "Tab" && !event.shiftKey && marked) marked.take();
  else if (event.key === "Backspace" && !event.target.value) backFrom(command);
  else return;
  event.preventDefault();
}

function backFrom(command) {
  const last = draft().shown.at(-1);
  if (last) document.getElementById(`option-${last}`)?.focus();
  else leave(`/${command.title}`);
}
