// Keeping this window true: what the sandbox tells at the start, and every event after it.

import * as api from "./api.js";
import { actedJustNow, settle, showModal } from "./actions.js";
import { callGone, markRead, newer, rung } from "./calls.js";
import { change, channelOf, channelTitle, speak, state, THREADS, toast } from "./store.js";
import { told } from "./words.js";

const RETRY = [300, 1000, 2000, 5000];
const HIDDEN = 20_000;
const LIMIT = 100;
let stream = null;
let tries = 0;
let loading = 0;
let held = []; // events that came while a list was loaded; they are newer than the list

/** Look through the eyes of this person: open the event stream and load all there is. */
export function become(person, channel = null) {
  state.person = person;
  state.channel = channel;
  Object.assign(state, { modal: null, dialog: null, drawer: false, guilds: [], dms: [], commands: [], examples: [] });
  for (const known of [state.logs, state.unread, state.notes, state.pending, state.failed, state.typing]) known.clear();
  state.dismissed = new Set(JSON.parse(sessionStorage.getItem(`dismissed-${person}`) ?? "[]"));
  connect();
  change();
}

/** A window that nobody sees lets go of its stream: a browser grants one server only six connections in all. */
export function followVisibility() {
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) setTimeout(letGo, HIDDEN);
    else if (state.person) {
      if (!stream) connect();
      read(state.channel);
    }
  });
}

function letGo() {
  if (!document.hidden) return;
  stream?.close();
  stream = null;
}

function connect() {
  stream?.close();
  state.connection = tries ? "lost" : "connecting";
  const source = new EventSource(api.eventsAddress(state.person));
  stream = source;
  source.onopen = () => source === stream && opened();
  source.onerror = () => source === stream && lost();
  for (const kind of Object.keys(EVENTS)) {
    source.addEventListener(kind, (event) => source === stream && receive(kind, JSON.parse(event.data)));
  }
}

async function opened() {
  tries = 0;
  state.connection = "live";
  await load(async () => {
    await loadWorld();
    state.logs.clear(); // what was missed meanwhile may concern any channel
    await loadLog(state.channel);
  });
}

function lost() {
  stream.close();
  stream = null;
  state.connection = "lost";
  const wait = RETRY[Math.min(tries++, RETRY.length - 1)];
  setTimeout(() => !stream && !document.hidden && connect(), wait);
  change();
}

/** Load something while events wait their turn, so that an old list never covers a newer event. */
async function load(what) {
  const person = state.person;
  loading += 1;
  try {
    await what();
  } catch (error) {
    if (!(error instanceof api.Refusal)) throw error;
    if (error.status === 403) state.refused = error.message;
    else if (error.status && person === state.person) toast(error.message);
  } finally {
    loading -= 1;
    if (!loading) for (const [kind, data] of held.splice(0)) EVENTS[kind](data);
    change();
  }
}

async function loadWorld() {
  const person = state.person;
  const [people, world] = await Promise.all([api.people(), api.world(person)]);
  if (person !== state.person) return;
  const { bot, guilds, dms, commands, examples, calls } = world;
  Object.assign(state, { people, bot, guilds, dms, commands, examples, calls: new Map(Object.entries(calls)) });
  if (!channelOf(state.channel)) state.channel = guilds[0]?.channels.find((one) => one.type === 0)?.id ?? null;
}

async function loadLog(channel) {
  if (!channel) return;
  const person = state.person;
  const log = await api.messages(person, channel);
  if (person !== state.person) return;
  state.logs.set(channel, log);
  read(channel);
}

/** Go to a channel and read it. */
export function open(channel) {
  state.channel = channel;
  state.drawer = false;
  read(channel);
  if (!state.logs.has(channel)) load(() => loadLog(channel));
  change();
}

/** What is shown to somebody is read. */
function read(channel) {
  if (document.hidden || channel !== state.channel) return;
  state.unread.delete(channel);
  const newest = [
    ...(state.logs.get(channel) ?? []).map((message) => message.id),
    ...(state.calls.get(state.person) ?? []).filter((call) => call.channel === channel).map((call) => call.message),
  ];
  markRead(
    state.person,
    channel,
    newest.reduce((one, other) => (newer(one, other) ? one : other), "0"),
  );
  change();
}

/** Load people and channels again, after one was added here. */
export function refresh() {
  return load(loadWorld);
}

function receive(kind, data) {
  if (loading) held.push([kind, data]);
  else EVENTS[kind](data);
  change();
}

const EVENTS = {
  message: ({ message, notify }) => {
    if (put(message)) arrive(message, notify);
    else retell(message);
    state.typing.delete(message.channel_id);
  },
  call: ({ person, call }) => {
    rung(person, call);
    read(call.channel);
  },
  call_gone: ({ message }) => callGone(message),
  delete: ({ id, channel_id }) => {
    const log = state.logs.get(channel_id);
    if (log)
      state.logs.set(
        channel_id,
        log.filter((message) => message.id !== id),
      );
  },
  channel: ({ channel }) => putChannel(channel),
  channel_delete: ({ id }) => dropChannel(id),
  commands: ({ commands }) => (state.commands = commands),
  people: ({ people }) => (state.people = people),
  modal: ({ modal }) => showModal(modal),
  interaction: (result) => settle(result),
  typing: ({ channel_id }) => type(channel_id),
};

function type(channel) {
  state.typing.set(channel, Date.now() + 9000);
  setTimeout(change, 9100);
}

/** Take a message in, in the order of time; true if it is a new one. */
function put(message) {
  const log = state.logs.get(message.channel_id);
  if (!log) return !message.edited_timestamp;
  const known = log.findIndex((other) => other.id === message.id);
  if (known >= 0) {
    state.logs.set(message.channel_id, log.with(known, message));
    state.failed.delete(message.id);
    return false;
  }
  const place = log.findLastIndex((other) => newer(message.id, other.id)) + 1;
  if (place === 0 && log.length >= LIMIT) return false; // an old one was edited that is not shown
  state.logs.set(message.channel_id, log.toSpliced(place, 0, message).slice(-2 * LIMIT));
  return true;
}

/** A thread begins with the message it was opened from, as that stands now; the two have the same id. */
function retell(message) {
  const log = state.logs.get(message.id);
  const anew = (one) => (one.referenced_message?.id === message.id ? { ...one, referenced_message: message } : one);
  if (log) state.logs.set(message.id, log.map(anew));
}

function arrive(message, notify) {
  const here = message.channel_id === state.channel && !document.hidden;
  if (here) {
    read(message.channel_id);
    // What answers the person is shown at once, even to somebody who has scrolled up to press.
    if (message.interaction_metadata?.user.id === state.person && actedJustNow()) state.scrollTo = "end";
  } else if (message.author.id !== state.person) {
    state.unread.add(message.channel_id);
    const channel = channelOf(message.channel_id);
    if (notify && channel) speak(told("New message for you in {where}", { where: channelTitle(channel) }));
  }
}

function putChannel(channel) {
  const home = channel.guild_id ? state.guilds.find((guild) => guild.id === channel.guild_id) : null;
  const parent = state.guilds.find((guild) =>
    guild.channels.some((one) => one.id === channel.parent_id || one.id === channel.id),
  );
  const list = channel.type === 1 ? state.dms : (home ?? parent ?? state.guilds[0])?.channels;
  if (!list) return;
  const known = list.findIndex((one) => one.id === channel.id);
  if (known < 0) list.push(channel);
  else list[known] = { ...list[known], ...channel };
}

function dropChannel(id) {
  for (const guild of state.guilds)
    guild.channels = guild.channels.filter((one) => one.id !== id && !(THREADS.has(one.type) && one.parent_id === id));
  state.dms = state.dms.filter((one) => one.id !== id);
  state.logs.delete(id);
  if (channelOf(state.channel)) return;
  toast(told("The channel that was open here is gone."));
  const first = state.guilds[0]?.channels.find((one) => one.type === 0);
  if (first) open(first.id);
}
