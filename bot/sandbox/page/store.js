// All that this window knows, in one place. Views read it; whatever changes it says so with `change`.

import { told } from "./words.js";

/** Kinds of channels and flags of messages, as Discord numbers them. */
export const DM = 1;
export const THREADS = new Set([10, 11, 12]);
export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
export const COMPONENTS_V2 = 1 << 15;

export const state = {
  person: null, // whose eyes this window looks through
  people: [],
  bot: null,
  guilds: [],
  dms: [],
  commands: [],
  examples: [], // games under way for newcomers, as {channel, person}: who sits there
  channel: null,
  logs: new Map(), // channel -> messages, oldest first
  unread: new Set(), // channels with something new
  calls: new Map(), // person -> what rang for them, as {channel, message}
  notes: new Map(), // channel -> lines of this window alone: commands under way or without answer
  pending: new Map(), // interaction -> what waits for it
  failed: new Map(), // message -> why the last press on it failed
  dismissed: new Set(), // private messages put away
  typing: new Map(), // channel -> until when
  modal: null,
  dialog: null,
  toasts: [],
  scrollTo: null, // a message to show next, or "end"
  connection: "connecting", // "live" or "lost"
  refused: null, // why this page may not do anything, e.g. an old key
  drawer: false, // the channel list on narrow screens
};

let draw = () => {};
let due = false;

/** Say what draws the page. */
export function drawWith(view) {
  draw = view;
}

/** Something has changed: draw soon, once for all changes of the moment. */
export function change() {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    draw();
  });
}

/** The person whose window this is. */
export function me() {
  return state.people.find((person) => person.id === state.person) ?? null;
}

/** The language in which this person reads. */
export function locale() {
  const wanted = me()?.locale ?? "en-GB";
  return Intl.DateTimeFormat.supportedLocalesOf([wanted]).length ? wanted : "en-GB";
}

/** The display name of anybody. */
export function personName(id) {
  if (state.bot?.id === id) return state.bot.name;
  return state.people.find((person) => person.id === id)?.name ?? told("somebody");
}

/** All channels this person sees, threads and private ones included. */
export function channels() {
  return [...state.guilds.flatMap((guild) => guild.channels), ...state.dms];
}

export function channelOf(id) {
  return channels().find((channel) => channel.id === id) ?? null;
}

export function channelName(id) {
  return channelOf(id)?.name ?? null;
}

/** How a channel is called in a sentence: "#general", or "@Ratskeller" for private messages. */
export function channelTitle(channel) {
  return `${channel.type === DM ? "@" : "#"}${channel.name}`;
}

/** Put a line into the log of a channel that only this window shows. */
export function note(channel, line) {
  const lines = (state.notes.get(channel) ?? []).filter((other) => other.id !== line.id);
  state.notes.set(channel, [...lines, line]);
  change();
}

export function dropNote(channel, id) {
  state.notes.set(
    channel,
    (state.notes.get(channel) ?? []).filter((line) => line.id !== id),
  );
  change();
}

let toasts = 0;

/** Tell of an error, for a while. */
export function toast(text) {
  const id = ++toasts;
  state.toasts = [...state.toasts.slice(-3), { id, text }];
  setTimeout(() => dropToast(id), 9000);
  change();
}

export function dropToast(id) {
  state.toasts = state.toasts.filter((one) => one.id !== id);
  change();
}

/** Have a screen reader say something that is otherwise only seen. */
export function speak(text) {
  document.getElementById("spoken").textContent = text;
}

let wanted = null;

/** Move the focus to the element of this id, once it is drawn. */
export function focusSoon(id) {
  wanted = id;
  change();
}

/** Called after drawing. */
export function settleFocus() {
  const target = wanted && document.getElementById(wanted);
  wanted = null;
  target?.focus();
  return Boolean(target);
}
