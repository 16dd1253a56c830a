// What the person does with the bot: run, press, choose, submit. Each begins an interaction and waits for its end.

import * as api from "./api.js";
import { change, dropNote, note, speak, state, toast } from "./store.js";
import { told } from "./words.js";

const NO_ANSWER = "This application did not respond";
const PATIENCE = 4500; // a little more than the bot has; then we ask instead of waiting for the event
let acted = 0; // when an interaction was last begun in this window
const early = new Map(); // results that came before the request that began them was answered

/** Run a slash command; `options` are values by name. */
export async function runCommand(name, options, said) {
  const { person, channel } = state;
  const line = { id: `run-${Date.now()}`, text: told("Running {said} …", { said }), busy: true };
  note(channel, line);
  await begin(api.runCommand(person, channel, name, options), {
    done: () => dropNote(channel, line.id),
    failed: (why) => note(channel, { ...line, text: `${said}: ${why}`, busy: false }),
  });
}

/** Press a button. While a message waits for its answer, it takes no second press. */
export function press(message, customId) {
  return touch(message, customId, () => api.press(state.person, message.id, customId));
}

/** Hand in what was chosen in a select. */
export function choose(message, customId, values) {
  return touch(message, customId, () => api.select(state.person, message.id, customId, values));
}

/** Which component of this message waits for the bot, if any. */
export function busyIn(message) {
  for (const wait of state.pending.values()) if (wait.message === message) return wait.customId;
  return null;
}

async function touch(message, customId, request) {
  if (busyIn(message.id)) return;
  state.failed.delete(message.id);
  await begin(request(), {
    message: message.id,
    customId,
    done() {},
    failed: (why) => {
      state.failed.set(message.id, why);
      speak(why);
    },
  });
}

/** Hand in a modal. It closes when the bot has answered, and stays open with all that was typed otherwise. */
export async function submitModal(values) {
  const modal = state.modal;
  Object.assign(modal, { busy: true, error: null });
  change();
  await begin(api.submit(state.person, modal.id, values), {
    done: () => state.modal === modal && closeModal(),
    failed: (why) => Object.assign(modal, { busy: false, error: why }),
  });
}

export function closeModal() {
  state.modal = null;
  change();
}

/** The bot asks with a modal. Only the window in which the person acted just now shows it. */
export function showModal(modal) {
  if (!actedJustNow()) return;
  state.modal = { ...modal, values: new Map(), busy: false, error: null };
}

/** Whether what comes now may well answer what was done in this window. */
export function actedJustNow() {
  return Date.now() - acted < PATIENCE;
}

/** Say something in plain words. */
export async function say(content) {
  try {
    await api.say(state.person, state.channel, content);
    return true;
  } catch (error) {
    toast(error.message);
    return false;
  }
}

/** Wait for the end of the interaction that this request begins. */
async function begin(request, wait) {
  acted = Date.now();
  const unnamed = Symbol("not yet named");
  state.pending.set(unnamed, wait);
  change();
  try {
    const { interaction } = await request;
    state.pending.set(interaction, wait);
    if (early.has(interaction)) settle(early.get(interaction));
    else setTimeout(() => ask(interaction), PATIENCE);
  } catch (error) {
    if (!(error instanceof api.Refusal)) throw error;
    wait.failed(error.message);
    toast(error.message);
  } finally {
    state.pending.delete(unnamed);
    change();
  }
}

/** An interaction has ended. */
export function settle({ id, state: outcome, error }) {
  const wait = state.pending.get(id);
  if (!wait) {
    early.set(id, { id, state: outcome, error });
    setTimeout(() => early.delete(id), PATIENCE);
    return;
  }
  if (outcome === "pending") return;
  state.pending.delete(id);
  early.delete(id);
  if (outcome === "answered") wait.done();
  else wait.failed(told(error ?? NO_ANSWER));
  change();
}

/** The event may have been lost with the connection: ask how the interaction ended. */
async function ask(id) {
  if (!state.pending.has(id)) return;
  try {
    const result = await api.interaction(id);
    if (result.state === "pending") setTimeout(() => ask(id), PATIENCE);
    else settle({ ...result, id });
  } catch {
    settle({ id, state: "failed" });
  }
}
