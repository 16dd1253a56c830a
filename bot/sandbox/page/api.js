// The control routes of the sandbox: what a person at this page can do. Every call is one small JSON request.

import { told } from "./words.js";

const KEPT = "sandbox-key";

/** A refusal of the sandbox, in one sentence for the person. */
export class Refusal extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/** Take the key from the address bar, where it would be seen and copied, and keep it for this window only. */
export function takeKey() {
  const address = new URL(location.href);
  const given = address.searchParams.get("key");
  if (given) {
    sessionStorage.setItem(KEPT, given);
    address.searchParams.delete("key");
    history.replaceState(null, "", address);
  }
  return key();
}

function key() {
  return sessionStorage.getItem(KEPT) ?? "";
}

/** The address at which another window can be this person. */
export function addressFor(person, channel) {
  const place = new URLSearchParams({ person, ...(channel ? { channel } : {}) });
  return `/?key=${encodeURIComponent(key())}#${place}`;
}

/** The address of the event stream of this person; an event source cannot send headers. */
export function eventsAddress(person) {
  return `/sandbox/events?${new URLSearchParams({ person, key: key() })}`;
}

async function call(method, path, body) {
  const request = { method, headers: { "X-Sandbox-Key": key() } };
  if (body !== undefined) {
    request.headers["Content-Type"] = "application/json";
    request.body = JSON.stringify(body);
  }
  let response;
  try {
    response = await fetch(`/sandbox/${path}`, request);
  } catch {
    throw new Refusal(told("The sandbox does not answer. Is it still running?"), 0);
  }
  const text = await response.text();
  const answer = text ? parse(text) : null;
  if (!response.ok)
    throw new Refusal(
      answer?.error ? told(answer.error) : told("The sandbox refused this ({status}).", { status: response.status }),
      response.status,
    );
  return answer;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const safe = encodeURIComponent;

export const people = () => call("GET", "people");
export const addPerson = (name, locale) => call("POST", "people", { name, locale });
export const changePerson = (id, change) => call("PATCH", `people/${safe(id)}`, change);
export const world = (person) => call("GET", `world?person=${safe(person)}`);
export const addChannel = (guild, name) => call("POST", `guilds/${safe(guild)}/channels`, { name });
export const deleteChannel = (channel) => call("DELETE", `channels/${safe(channel)}`);
export const messages = (person, channel) =>
  call("GET", `channels/${safe(channel)}/messages?person=${safe(person)}&limit=100`);
export const runCommand = (person, channel, name, options) =>
  call("POST", "command", { person, channel, name, options });
export const complete = (person, channel, name, options, focused) =>
  call("POST", "autocomplete", { person, channel, name, options, focused });
export const press = (person, message, custom_id) => call("POST", "press", { person, message, custom_id });
export const select = (person, message, custom_id, values) =>
  call("POST", "select", { person, message, custom_id, values });
export const submit = (person, modal, values) => call("POST", "submit", { person, modal, values });
export const say = (person, channel, content) => call("POST", "say", { person, channel, content });
export const interaction = (id) => call("GET", `interactions/${safe(id)}`);
