// Forms that the bot shows: text inputs, selects, choices and texts in a dialog.

import { closeModal, submitModal } from "./actions.js";
import { ROW, TEXT_DISPLAY } from "./components.js";
import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { defaults, selectBox } from "./selects.js";
import { change, channelName, locale, personName, state } from "./store.js";
import { told } from "./words.js";

const TEXT_INPUT = 4;
const SELECTS = new Set([3, 5, 6, 7, 8]);
const LABEL = 18;
const RADIOS = 21;
const CHECKS = 22;
const CHECK = 23;
const LONG = 2;

/** The open form, if there is one. */
export function modalView() {
  const { modal } = state;
  if (!modal) return null;
  const cancel = (event) => {
    event.preventDefault();
    closeModal();
  };
  return h(
    "dialog",
    {
      class: "dialog",
      key: modal.id,
      "aria-labelledby": "modal-title",
      oncancel: cancel,
      created: (el) => el.showModal(),
    },
    h(
      "form",
      { onsubmit: (event) => submit(event, modal), "aria-busy": modal.busy || null },
      h("h2", { id: "modal-title" }, modal.title),
      modal.components.map((one, index) => part(one, modal, `modal-${index}`)),
      modal.error
        ? h(
            "p",
            { class: "failure", role: "alert" },
            told("{why}. Nothing you typed is lost: you can submit again.", { why: modal.error }),
          )
        : null,
      h(
        "div",
        { class: "actions" },
        h("button", { type: "button", class: "button secondary", onclick: closeModal }, told("Cancel")),
        h(
          "button",
          { type: "submit", class: "button primary", "aria-disabled": modal.busy || null },
          told(modal.busy ? "Submitting …" : "Submit"),
        ),
      ),
    ),
  );
}

function part(one, modal, id) {
  if (one.type === TEXT_DISPLAY)
    return h(
      "div",
      { class: "text" },
      markdown(one.content, {
        person: state.person,
        locale: locale(),
        personName,
        channelName,
        goTo: closeModal,
        openCommand: closeModal,
      }),
    );
  if (one.type === ROW)
    return one.components.map((inner, index) =>
      field(inner, inner.label ?? inner.placeholder ?? "", null, modal, `${id}-${index}`),
    );
  if (one.type === LABEL) return field(one.component, one.label, one.description, modal, id);
  return h("p", { class: "missing" }, told("This page cannot show components of type {type} in a form.", one));
}

/** One question of the form: its label, what explains it, and the means to answer. */
function field(one, label, description, modal, id) {
  const needed = one.required ?? true;
  const name = h(
    "span",
    { id: `${id}-label`, class: "label" },
    label,
    needed ? h("span", { class: "needed", "aria-hidden": "true" }, " *") : null,
  );
  const explained = description ? h("small", { id: `${id}-more` }, description) : null;
  const problem = modal.problems?.get(one.custom_id);
  return h(
    "div",
    { class: "field", key: one.custom_id },
    name,
    explained,
    answer(one, modal, id, needed, Boolean(description)),
    problem ? h("p", { class: "failure", role: "alert" }, problem) : null,
  );
}

function answer(one, modal, id, needed, described) {
  const about = { "aria-labelledby": `${id}-label`, "aria-describedby": described ? `${id}-more` : null };
  if (one.type === TEXT_INPUT) return textInput(one, modal, about, needed);
  if (SELECTS.has(one.type)) return select(one, modal, id);
  if (one.type === RADIOS || one.type === CHECKS) return ticks(one, modal, about, needed);
  if (one.type === CHECK)
    return h("input", {
      type: "checkbox",
      ...about,
      checked: valueOf(one, modal),
      onchange: (event) => keep(one, modal, event.target.checked),
    });
  return h("p", { class: "missing" }, told("This page cannot show components of type {type} in a form.", one));
}

function textInput(one, modal, about, needed) {
  const props = {
    ...about,
    value: valueOf(one, modal),
    placeholder: one.placeholder ?? null,
    required: needed,
    minlength: one.min_length ?? null,
    maxlength: one.max_length ?? 4000,
    oninput: (event) => keep(one, modal, event.target.value),
  };
  return one.style === LONG
    ? h("textarea", { ...props, rows: "4" })
    : h("input", { type: "text", autocomplete: "off", ...props });
}

/** In a form a choice is only kept; it goes out with everything else. */
function select(one, modal, id) {
  const optional = one.required === false ? { min_values: 0 } : {};
  const now = valueOf(one, modal);
  const options = one.options?.map((option) => ({ ...option, default: now.includes(option.value) }));
  const values = options ? { options } : { default_values: now.map((value) => ({ id: value })) };
  return selectBox({ ...one, ...optional, ...values }, id, {
    labelledBy: `${id}-label`,
    done: (chosen) => keep(one, modal, chosen),
  });
}

function ticks(one, modal, about, needed) {
  const single = one.type === RADIOS;
  const now = valueOf(one, modal);
  const toggle = (value, on) => (single ? [value] : on ? [...now, value] : now.filter((other) => other !== value));
  const tick = (option) =>
    h(
      "label",
      { class: "tick" },
      h("input", {
        type: single ? "radio" : "checkbox",
        name: one.custom_id,
        required: single && needed,
        checked: now.includes(option.value),
        onchange: (event) => keep(one, modal, toggle(option.value, event.target.checked)),
      }),
      h("span", null, option.label, option.description ? h("small", null, option.description) : null),
    );
  return h("div", { role: single ? "radiogroup" : "group", ...about }, one.options.map(tick));
}

function valueOf(one, modal) {
  if (modal.values.has(one.custom_id)) return modal.values.get(one.custom_id);
  if (one.type === TEXT_INPUT) return one.value ?? "";
  if (one.type === CHECK) return Boolean(one.default);
  if (one.type === RADIOS || one.type === CHECKS)
    return one.options.filter((option) => option.default).map((option) => option.value);
  return defaults(one);
}

function keep(one, modal, value) {
  modal.values.set(one.custom_id, value);
  modal.problems?.delete(one.custom_id);
  change();
}

function submit(event, modal) {
  event.preventDefault();
  if (modal.busy) return;
  const inputs = modal.components
    .flatMap((one) => one.component ?? one.components ?? [])
    .filter((one) => one.custom_id);
  modal.problems = new Map(
    inputs.map((one) => [one.custom_id, problemWith(one, valueOf(one, modal))]).filter(([, problem]) => problem),
  );
  if (modal.problems.size) return change();
  return submitModal(Object.fromEntries(inputs.map((one) => [one.custom_id, outgoing(one, valueOf(one, modal))])));
}

/** What the browser itself cannot check: how many were chosen. */
function problemWith(one, value) {
  if (!Array.isArray(value) || one.type === RADIOS) return null;
  const least = (one.required ?? true) ? Math.max(one.min_values ?? 1, 1) : 0;
  return value.length < least ? told("Choose at least {least}.", { least }) : null;
}

function outgoing(one, value) {
  return one.type === RADIOS ? (value[0] ?? null) : value;
}
