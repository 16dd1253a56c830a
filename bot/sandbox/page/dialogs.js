// The page's own dialogs: add a person or a channel, delete a channel, a large picture, the keys.

import * as api from "./api.js";
import { h } from "./dom.js";
import { addPerson, languageSelect } from "./people.js";
import { channelName, focusSoon, state, toast } from "./store.js";
import { open, refresh } from "./sync.js";
import { told } from "./words.js";

const KEYS = [
  ["/", "begin a command; arrow keys choose, Tab or Enter takes, Escape leaves"],
  ["Enter", "send, run, take the marked entry"],
  ["Shift + Enter", "a new line in a message"],
  ["Backspace", "in an empty option: take the option away again"],
  ["↑", "in the empty writing line: go up into the messages"],
  ["↑ ↓", "on a message: to its neighbours; Tab goes to its buttons"],
  ["Escape", "from a button to its message, from a message to writing"],
  ["Alt + ↑ ↓", "the channel above or below"],
];

const KINDS = { person: personForm, channel: channelForm, remove: removeForm, picture: largePicture, keys: keyList };

/** The dialog that is open, if any. */
export function dialogView() {
  const { dialog } = state;
  return dialog ? KINDS[dialog.kind](dialog) : null;
}

export function closeDialog() {
  state.dialog = null;
  focusSoon("write");
}

function frame(kind, title, props, ...content) {
  const cancel = (event) => {
    event.preventDefault();
    closeDialog();
  };
  const outside = (event) => event.target === event.currentTarget && closeDialog();
  return h(
    "dialog",
    {
      class: `dialog ${kind}`,
      key: kind,
      "aria-label": title,
      oncancel: cancel,
      onmousedown: outside,
      created: (el) => el.showModal(),
      ...props,
    },
    content,
  );
}

/** A form with one way out and one way on; a refusal is shown and leaves the form as it is. */
function form(kind, title, go, act, ...content) {
  const submit = async (event) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.target));
    try {
      await act(values);
      closeDialog();
    } catch (error) {
      toast(error.message);
    }
  };
  return frame(
    kind,
    title,
    null,
    h(
      "form",
      { onsubmit: submit },
      h("h2", null, title),
      content,
      h(
        "div",
        { class: "actions" },
        h("button", { type: "button", class: "button secondary", onclick: closeDialog }, told("Cancel")),
        h("button", { type: "submit", class: kind === "remove" ? "button danger" : "button primary" }, go),
      ),
    ),
  );
}

function nameField(label, maxlength) {
  return h(
    "label",
    { class: "field" },
    h("span", { class: "label" }, label),
    h("input", { name: "name", type: "text", required: true, maxlength, autocomplete: "off" }),
  );
}

function personForm() {
  return form(
    "person",
    told("Add a person"),
    told("Add"),
    ({ name, locale }) => addPerson(name.trim(), locale),
    nameField(told("Name"), 32),
    h("label", { class: "field" }, h("span", { class: "label" }, told("Language")), languageSelect("en-GB", told("Language"))),
  );
}

function channelForm({ guild }) {
  const add = async ({ name }) => {
    const channel = await api.addChannel(guild, name.trim());
    await refresh();
    open(channel.id);
  };
  return form("channel", told("Add a channel"), told("Add"), add, nameField(told("Name"), 100));
}

function removeForm({ channel }) {
  return form(
    "remove",
    told("Delete {what}?", { what: `#${channelName(channel)}` }),
    told("Delete the channel"),
    () => api.deleteChannel(channel),
    h(
      "p",
      null,
      told("As a moderator would: the channel, its threads and all messages in them are gone, and the bot is told so."),
    ),
  );
}

function largePicture({ url, alt }) {
  return frame(
    "large",
    alt || told("Picture"),
    { onclick: closeDialog },
    h("button", { type: "button", class: "button secondary", onclick: closeDialog }, told("Close")),
    h("img", { src: url, alt: alt ?? "" }),
    alt ? h("p", null, alt) : null,
  );
}

function keyList() {
  return frame(
    "keys",
    told("Keyboard"),
    null,
    h("h2", null, told("Keyboard")),
    h(
      "dl",
      null,
      KEYS.map(([key, what]) => [h("dt", null, h("kbd", null, told(key))), h("dd", null, told(what))]),
    ),
    h(
      "div",
      { class: "actions" },
      h("button", { type: "button", class: "button primary", onclick: closeDialog }, told("Close")),
    ),
  );
}
