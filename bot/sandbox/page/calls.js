// Who was rung, and what of that is read. Reading is remembered in the browser, so that all windows agree and a
// switch to another person shows what has come for them meanwhile.

import { change, state } from "./store.js";

const KEPT = 100;
const memory = new Map(); // person -> channel -> the last message read there

/** Whether a message is newer than another; identifiers grow with time. */
export function newer(one, other) {
  return BigInt(one) > BigInt(other ?? 0);
}

function readOf(person) {
  if (!memory.has(person))
    memory.set(person, new Map(Object.entries(JSON.parse(localStorage.getItem(`read-${person}`) ?? "{}"))));
  return memory.get(person);
}

/** Everything in this channel up to this message has been seen. */
export function markRead(person, channel, message) {
  const read = readOf(person);
  if (!message || !newer(message, read.get(channel))) return;
  read.delete(channel);
  read.set(channel, message); // at the end, so that the oldest fall away first
  localStorage.setItem(`read-${person}`, JSON.stringify(Object.fromEntries([...read].slice(-KEPT))));
}

/** Another window of this browser has read something. */
export function followOtherWindows() {
  addEventListener("storage", ({ key }) => {
    if (!key?.startsWith("read-")) return;
    memory.delete(key.slice("read-".length));
    change();
  });
}

/** How often a person was rung since they last looked, in one channel or in all. */
export function bells(person, channel = null) {
  const read = readOf(person);
  const open = (call) => newer(call.message, read.get(call.channel)) && (!channel || call.channel === channel);
  return (state.calls.get(person) ?? []).filter(open).length;
}

export function rung(person, call) {
  state.calls.set(person, [...(state.calls.get(person) ?? []), call]);
}

/** A message is gone, and the call with it. */
export function callGone(message) {
  for (const [person, calls] of state.calls)
    state.calls.set(
      person,
      calls.filter((call) => call.message !== message),
    );
}
