// Moving about in the log: staying at its end, jumping to a message, arrow keys from message to message.

import { change, state } from "./store.js";
import { open } from "./sync.js";

const NEAR = 80;
const atEnd = new Map(); // channel -> whether its end is in view
let watched = null;
let channelOfWatched = null;
let settledSize = "";

/** Whether newer messages are out of sight. */
export function endOutOfSight() {
  return atEnd.get(state.channel) === false;
}

/** Called before drawing: what is in view now decides, as the event of a scroll comes only later. */
export function measureScroll() {
  // A log that grew or shrank by itself has not been scrolled by anybody.
  if (watched?.isConnected && sizeOf(watched) === settledSize) atEnd.set(channelOfWatched, nearEnd(watched));
}

function sizeOf(log) {
  return `${log.scrollHeight}/${log.clientHeight}/${log.clientWidth}`;
}

function nearEnd(log) {
  return log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
}

/** Called after drawing: watch the log that is shown now, stay at its end, or go where somebody wants to go. */
export function settleScroll() {
  const log = document.querySelector(".log");
  if (!log) return;
  if (log !== watched) watch(log);
  if (state.scrollTo === "end") toEnd();
  else if (state.scrollTo && show(state.scrollTo)) state.scrollTo = null;
  else if (atEnd.get(state.channel) !== false) log.scrollTop = log.scrollHeight;
  settledSize = sizeOf(log);
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
  state.scrollTo = message;
  open(channel);
}

function show(id) {
  const el = document.getElementById(`m-${id}`);
  el?.scrollIntoView({ block: "center" });
  el?.focus({ preventScroll: true });
  return Boolean(el);
}

export function toEnd() {
  state.scrollTo = null;
  watched.scrollTop = watched.scrollHeight;
}

/** Arrow keys on a message go to its neighbours; Escape goes back to writing. */
export function moveBetween(event) {
  const message = event.currentTarget;
  const inside = event.target !== message;
  if (event.key === "Escape") inside ? toMessage(event, message) : toWriting(event);
  else if (inside) return;
  else if (event.key === "ArrowUp") toMessage(event, message.previousElementSibling);
  else if (event.key === "ArrowDown")
    isMessage(message.nextElementSibling) ? toMessage(event, message.nextElementSibling) : toWriting(event);
}

function isMessage(el) {
  return Boolean(el?.matches(".message"));
}

function toMessage(event, el) {
  if (!isMessage(el)) return;
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
