// What is being written in each channel: a text, or a command whose options are filled in one after another.
// This is the state and its changes; composer.js and invocation.js show it.

import { runCommand } from "./actions.js";
import * as api from "./api.js";
import { named, narrowed, optionNamed, pairs, runnable, search, suggestions, valueOf } from "./commands.js";
import { change, channelOf, channels, DM, focusSoon, locale, state } from "./store.js";

const PAUSE = 150; // the bot is asked for suggestions when typing rests this long
const drafts = new Map();

/** The draft of the open channel. `menu` is the list that is open, for the text, an option, or more options. */
export function draft() {
  const place = `${state.person}/${state.channel}`;
  if (!drafts.has(place)) drafts.set(place, empty());
  return drafts.get(place);
}

function empty(text = "") {
  return { text, command: null, entries: new Map(), shown: [], problems: new Map(), known: new Map(), menu: null };
}

function become(fresh) {
  Object.assign(draft(), fresh);
  change();
}

/** All commands of this place in this person's language. */
export function commandsHere() {
  return runnable(state.commands, locale(), channelOf(state.channel)?.type === DM);
}

// ---- a text

export function write(text) {
  const found = text.startsWith("/") ? named(commandsHere(), text.slice(1)) : null;
  if (found) return begin(found.command, pairs(found.command, found.rest));
  return become({ text, menu: text.startsWith("/") && !text.includes("\n") ? commandMenu(text.slice(1)) : null });
}

/** The commands that match; found anew with each look, since the bot may still be on its way. */
function commandMenu(typed) {
  return {
    owner: "text",
    active: 0,
    get items() {
      return search(commandsHere(), typed).map(asItem);
    },
  };
}

function asItem(command) {
  return { name: `/${command.title}`, detail: command.description, take: () => begin(command) };
}

// ---- a command

/** Begin a command, with the texts of some options. */
export function begin(command, texts = new Map()) {
  const entries = new Map([...texts].map(([name, text]) => [name, { text }]));
  const shown = command.options
    .filter((option) => option.required || entries.has(option.name))
    .map((option) => option.name);
  become({ ...empty(), command, entries, shown });
  onward();
}

/** Give the command up; what was typed first comes back if wanted. */
export function leave(text = "") {
  become(empty(text));
  if (text) write(text);
  focusSoon("write");
}

export function textOf(option) {
  return draft().entries.get(option.name)?.text ?? "";
}

/** The options that are not asked for yet. */
export function furtherOptions() {
  const { command, shown } = draft();
  return command.options.filter((option) => !shown.includes(option.name));
}

export function addOption(option) {
  const { command, shown } = draft();
  const all = command.options.map((one) => one.name).filter((name) => name === option.name || shown.includes(name));
  become({ shown: all, menu: null });
  focusSoon(`option-${option.name}`);
}

/** Take an option away again; a required one only if nothing stands before it, and then the command with it. */
export function removeOption(option) {
  const { command, shown, entries } = draft();
  const before = shown[shown.indexOf(option.name) - 1];
  if (option.required) {
    if (before) focusSoon(`option-${before}`);
    else leave(`/${command.title}`);
    return;
  }
  entries.delete(option.name);
  become({ shown: shown.filter((name) => name !== option.name), menu: null });
  focusSoon(before ? `option-${before}` : "more-options");
}

/** Something was typed into an option. A further option's name with a colon goes on to that option. */
export function fill(option, text) {
  const { command, entries, problems } = draft();
  const onto = /(?:^|\s)([\p{L}\p{N}_-]+):$/u.exec(text);
  const next = onto && optionNamed(command, onto[1]);
  problems.delete(option.name);
  if (next?.name === option.name) return fill(option, ""); // its own name, typed out of habit
  if (next && !entries.get(next.name)?.text) {
    entries.set(option.name, { text: text.slice(0, onto.index).trim() });
    return addOption(next);
  }
  entries.set(option.name, { text });
  return suggest(option, PAUSE);
}

/** Open the list of an option. */
export function suggest(option, pause = 0) {
  const current = draft();
  const text = textOf(option);
  const known = suggestions(option, {
    people: state.people,
    bot: state.bot,
    channels: channels().filter((channel) => channel.type !== DM),
  });
  if (known) {
    current.known.set(option.name, known);
    current.menu = menuOf(option, narrowed(known, text), text);
  } else if (option.autocomplete) askBot(current, option, pause);
  else current.menu = menuOf(option, [], text);
  change();
}

function menuOf(option, entries, text) {
  const items = entries.map((entry) => ({ ...entry, take: () => take(option, entry) }));
  return { owner: option.name, items, active: items.length && (text || option.required) ? 0 : -1, waiting: false };
}

function take(option, entry) {
  const { entries, known } = draft();
  entries.set(option.name, { text: entry.name, value: entry.value });
  known.set(option.name, [...(known.get(option.name) ?? []), entry]);
  onward();
}

let asked = 0;

/** Show what the bot suggests; only the answer to the newest question counts. */
async function askBot(current, option, pause) {
  const turn = ++asked;
  const old = current.menu?.owner === option.name ? current.menu.items : [];
  const still = () => turn === asked && current.menu?.owner === option.name;
  current.menu = { owner: option.name, items: old, active: -1, waiting: true };
  await new Promise((resolve) => setTimeout(resolve, pause));
  if (!still()) return;
  const { choices, problem } = await suggestionsOfBot(current, option);
  if (!still()) return;
  current.menu = { ...menuOf(option, choices, textOf(option)), problem };
  change();
}

async function suggestionsOfBot(current, option) {
  try {
    const { choices } = await api.complete(
      state.person,
      state.channel,
      current.command.name,
      values(current).given,
      option.name,
    );
    current.known.set(option.name, choices);
    return { choices };
  } catch (error) {
    return { choices: [], problem: error.message };
  }
}

/** Enter in an option: take the marked entry, or go on. Who types fast need not wait for the list. */
export function advance(option) {
  const { menu } = draft();
  const open = menu?.owner === option.name;
  if (open && menu.waiting && textOf(option)) takeFirst(draft(), option);
  else if (open && menu.items[menu.active]) menu.items[menu.active].take();
  else onward();
}

/** Go on at once; the first suggestion is put in when it comes, and running waits for it. */
function takeFirst(current, option) {
  const entry = { text: textOf(option) };
  current.entries.set(option.name, entry);
  entry.coming = suggestionsOfBot(current, option).then(({ choices: [first] }) => {
    if (first) Object.assign(entry, { text: first.name, value: first.value });
    change();
  });
  onward();
}

/** To the next thing to do: an empty required option, further options, or running. */
function onward() {
  const current = draft();
  current.menu = null;
  const missing = current.command.options.find((option) => option.required && !textOf(option));
  focusSoon(missing ? `option-${missing.name}` : furtherOptions().length ? "more-options" : "run");
}

export function closeMenu() {
  become({ menu: null });
}

export function moveMarker(step) {
  const { menu } = draft();
  if (!menu?.items.length) return;
  menu.active = (menu.active + step + menu.items.length) % menu.items.length;
  change();
}

/** The list of options that may still be added. */
export function offerOptions(typed = "") {
  const items = narrowed(
    furtherOptions().map((option) => ({
      name: option.title,
      detail: option.description,
      take: () => addOption(option),
    })),
    typed.replace(/:$/, ""),
  );
  become({ more: typed, menu: { owner: "+", items, active: typed ? 0 : -1 } });
}

/** Put a file into an option, or take it out. */
export async function attach(option, file) {
  const { entries } = draft();
  if (file) entries.set(option.name, { text: file.name, value: { filename: file.name, data: await base64(file) } });
  else entries.delete(option.name);
  change();
}

function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.split(",")[1]);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** The values as far as they are given, and what is wrong with them. */
function values(current) {
  const given = {};
  const problems = new Map();
  for (const option of current.command.options) {
    const entry = current.entries.get(option.name);
    if (!entry?.text) {
      if (option.required) problems.set(option.name, `${option.title} is required.`);
    } else if ("value" in entry) given[option.name] = entry.value;
    else {
      const { value, problem } = valueOf(option, entry.text, current.known.get(option.name));
      given[option.name] = problem ? entry.text : value;
      if (problem) problems.set(option.name, problem);
    }
  }
  return { given, problems };
}

/** Run the command, or say what is missing. */
export async function run() {
  const current = draft();
  await Promise.all([...current.entries.values()].map((entry) => entry.coming));
  if (current !== draft() || !current.command) return;
  const { given, problems } = values(current);
  if (problems.size) {
    become({ problems, menu: null });
    focusSoon(`option-${problems.keys().next().value}`);
    return;
  }
  const { command } = current;
  become(empty());
  focusSoon("write");
  runCommand(command.name, given, `/${command.title}`);
}
