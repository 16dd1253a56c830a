// Moving about in the log: staying at its end, jumping to a message, arrow keys from message to message.

import { change, state } from "./store.js";
import { open } from "./sync.js";

const NEAR = 80;
const atEnd = new Map(); // channel -> whether its end is in view
let jump = null; // a message to show as soon as it is drawn
let watched = null;
let channelOfWatched = null;

/** Whether newer messages are out of sight. */
export function endOutOfSight() {
  return atEnd.get(state.channel) === false;
}

/** Called before drawing: what is in view now decides, as the event of a scroll comes only later. */
export function measureScroll() {
  if (watched?.isConnected) atEnd.set(channelOfWatched, nearEnd(watched));
}

function nearEnd(log) {
  return log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
}

/** Called after drawing: watch the log that is shown now, stay at its end, or go where somebody wants to go. */
export function settleScroll() {
  const log = document.querySelector(".log");
  if (log && log !== watched) watch(log);
  if (jump && show(jump)) jump = null;
  else if (log && atEnd.get(state.channel) !== false) log.scrollTop = log.scrollHeight;
}

function watch(log) {
  watched = log;
  const channel = state.channel;
  channelOfWatched = channel;
  atEnd.delete(channel); // a channel opens at its end
  log.addEventListener("scroll", () => atEnd.get(channel) !== nearEnd(log) && change(), { passive: true });
  // Pictures arrive late and the window changes its size: who was at the end stays there.
  log.addEventListener("load", settleScroll, { capture: true });
  new ResizeObserver(settleScroll).observe(log);
}

/** Go to a channel, and to one message in it. */
export function goTo(channel, message = null) {
  jump = message;
  open(channel);
}

function show(id) {
  const el = document.getElementById(`m-${id}`);
  el?.scrollIntoView({ block: "center" });
  el?.focus({ preventScroll: true });
  return Boolean(el);
}

export function toEnd() {
  watched.scrollTop = watched.scrollHeight;
}

/** Arrow keys on a message go to its neighbours; Escape goes back to writing. */
export function moveBetween(event) {
  if (event.target !== event.currentTarget) return event.key === "Escape" && toMessage(event, event.currentTarget);
  const step = { ArrowUp: "previousElementSibling", ArrowDown: "nextElementSibling" }[event.key];
  if (event.key === "Escape") toWriting(event);
  else if (step) step === "nextElementSibling" && !event.target[step]?.matches(".message") ? toWriting(event) : toMessage(event, event.target[step]);
  return undefined;
}

function toMessage(event, el) {
  if (!el?.matches(".message")) return;
  event.preventDefault();
  event.stopPropagation();
  el.focus();
}

function toWriting(event) {
  event.preventDefault();
  document.getElementById("write")?.focus();
}

/** From the writing line up into the log. */
export function toLastMessage(event) {
  toMessage(event, [...document.querySelectorAll(".log .message")].at(-1));
}
