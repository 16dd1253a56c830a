// Who looks through this window: the switcher, the settings of the person, and adding people.

import * as api from "./api.js";
import { bells } from "./calls.js";
import { h } from "./dom.js";
import { become, refresh } from "./sync.js";
import { change, me, state, toast } from "./store.js";
import { told } from "./words.js";

/** The languages that are offered, as Discord names them. */
const LANGUAGES = {
  "en-GB": "English (UK)",
  "en-US": "English (US)",
  fr: "Français",
  de: "Deutsch",
  "es-ES": "Español",
  it: "Italiano",
  nl: "Nederlands",
  pl: "Polski",
  "pt-BR": "Português",
};

const GOLDEN_ANGLE = 137.5;
const BOT_HUE = 175;

/** A hue for everybody, so that each window and each author can be told apart at a glance; neighbours lie far apart. */
export function hue(id) {
  const place = state.people.findIndex((person) => person.id === id);
  return { "--hue": String(place < 0 ? BOT_HUE : (30 + place * GOLDEN_ANGLE) % 360) };
}

/** A round sign with the initials. */
export function avatar(id, name) {
  const initials = [...name.trim()].slice(0, 2).join("");
  return h("span", { class: "avatar", vars: hue(id), "aria-hidden": "true" }, initials || "?");
}

/** The block at the top of the side bar. */
export function peopleView() {
  const self = me();
  return h(
    "section",
    { class: "people", "aria-label": told("People") },
    h("h2", null, told("You are")),
    h("div", { class: "chips" }, state.people.map(chip), addChip()),
    self && settings(self),
  );
}

function chip(person) {
  const mine = person.id === state.person;
  const ringing = mine ? 0 : bells(person.id);
  const props = {
    key: person.id,
    type: "button",
    class: "chip",
    vars: hue(person.id),
    "aria-pressed": mine,
    "aria-label": mine ? told("You are {name}", person) : others(person, ringing),
  };
  return h(
    "button",
    { ...props, title: person.name, onclick: () => !mine && become(person.id, state.channel) },
    avatar(person.id, person.name),
    h("span", { class: "chip-name" }, person.name),
    ringing ? h("span", { class: "bell", "aria-hidden": "true" }, String(ringing)) : null,
  );
}

function others(person, ringing) {
  return ringing ? told("Be {name}, {n} new", { name: person.name, n: ringing }) : told("Be {name}", person);
}

function addChip() {
  const open = () => {
    state.dialog = { kind: "person" };
    change();
  };
  return h(
    "button",
    { type: "button", class: "chip add", "aria-label": told("Add a person"), title: told("Add a person"), onclick: open },
    "+",
  );
}

function settings(person) {
  return h(
    "div",
    { class: "settings" },
    h(
      "label",
      null,
      `${told("Language")} `,
      languageSelect(person.locale, told("Language of {name}", person), (locale) => keep(person, { locale })),
    ),
    h(
      "label",
      { class: "tick" },
      h("input", {
        type: "checkbox",
        checked: !person.dms_closed,
        onchange: (event) => keep(person, { dms_closed: !event.target.checked }),
      }),
      told("Takes private messages"),
    ),
    h(
      "a",
      { class: "quiet", href: api.addressFor(person.id, state.channel), target: "_blank", rel: "noopener" },
      told("{name} in a new window ↗", person),
    ),
  );
}

/** A choice of language; a language that is not offered here is still shown. */
export function languageSelect(value, label, changed) {
  const known = value in LANGUAGES ? LANGUAGES : { ...LANGUAGES, [value]: value };
  return h(
    "select",
    { "aria-label": label, value, name: "locale", onchange: changed && ((event) => changed(event.target.value)) },
    Object.entries(known).map(([code, name]) => h("option", { value: code }, name)),
  );
}

async function keep(person, difference) {
  try {
    Object.assign(person, await api.changePerson(person.id, difference));
  } catch (error) {
    toast(error.message);
  }
  change();
}

/** Make a new person and look through their eyes. */
export async function addPerson(name, locale) {
  const person = await api.addPerson(name, locale);
  await refresh();
  become(person.id, state.channel);
}
