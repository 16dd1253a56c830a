// The writing line: plain text, or a slash that opens the list of commands.

import { say } from "./actions.js";
import { named, wayOn } from "./commands.js";
import { h } from "./dom.js";
import { begin, commandsHere, draft, moveMarker, write } from "./draft.js";
import { invocation } from "./invocation.js";
import { toLastMessage } from "./log.js";
import { channelTitle, focusSoon, toast } from "./store.js";
import { told } from "./words.js";

/** The writing line of a channel. */
export function composer(channel) {
  const { command } = draft();
  return h(
    "div",
    { class: "composer", key: `write-${channel.id}` },
    completions(),
    command ? invocation(command) : writing(channel),
  );
}

function writing(channel) {
  const { text, menu } = draft();
  const name = told("Message {where}", { where: channelTitle(channel) });
  const submit = (event) => {
    event.preventDefault();
    send();
  };
  return h(
    "form",
    { class: "writing", onsubmit: submit },
    h(
      "button",
      { type: "button", class: "slash", "aria-label": told("Commands"), title: told("Commands"), onclick: offerCommands },
      "/",
    ),
    h("textarea", {
      id: "write",
      value: text,
      rows: String(Math.min(text.split("\n").length, 8)),
      maxlength: "2000",
      placeholder: name,
      "aria-label": name,
      "aria-autocomplete": "list",
      "aria-controls": menu ? "completions" : null,
      "aria-activedescendant": menu && menu.active >= 0 ? `completion-${menu.active}` : null,
      oninput: (event) => write(event.target.value),
      onkeydown: keys,
    }),
    h("button", { type: "submit", class: "button primary send" }, told("Send")),
  );
}

/** Open the list of all commands, as a slash in the empty line does. */
export function offerCommands() {
  write("/");
  focusSoon("write");
}

/** Begin a command by its name, e.g. from a mention of it in a text. */
export function startCommand(name) {
  const found = commandsHere().find((command) => command.name === name);
  if (found) begin(found);
  else toast(told("There is no command /{name} here.", { name }));
}

function keys(event) {
  const { text, menu } = draft();
  const marked = menu?.items[menu.active];
  if (event.isComposing) return;
  if (menu && (event.key === "ArrowDown" || event.key === "ArrowUp")) moveMarker(event.key === "ArrowDown" ? 1 : -1);
  else if ((event.key === "Enter" || event.key === "Tab") && marked) marked.take();
  else if (event.key === "Enter" && !event.shiftKey) send();
  else if (event.key === "Escape" && menu) write("");
  else if (event.key === "ArrowUp" && !text) toLastMessage(event);
  else return;
  event.preventDefault();
}

async function send() {
  const current = draft();
  const text = current.text.trim();
  if (!text) return;
  if (text.startsWith("/")) {
    const found = named(commandsHere(), `${text.slice(1)} `);
    if (found) begin(found.command);
    else toast(noSuchCommand(text));
    return;
  }
  write("");
  if (!(await say(text)) && !current.text) write(text);
}

/** Why a line is no command, with what could stand there. */
function noSuchCommand(text) {
  const way = wayOn(commandsHere(), text.slice(1));
  if (!way) {
    const [name] = text.split(/\s/);
    return told("There is no command {name} here. Type / alone to see all of them.", { name });
  }
  const names = { ...way, next: way.next.join(", ") };
  if (!way.wrong) return told("/{known} needs one of its sub-commands: {next}.", names);
  return told("/{known} has no sub-command {wrong}. It has: {next}.", names);
}

/** The list above the writing line; the marker moves while the focus stays in the line. */
function completions() {
  const { menu, command } = draft();
  if (!menu) return null;
  const option = command?.options.find((one) => one.name === menu.owner);
  const label = option ? told("Values for {title}", option) : told(command ? "Options" : "Commands");
  const hint =
    menu.problem ??
    (menu.waiting
      ? told("Asking the bot …")
      : menu.items.length || (option && !option.autocomplete)
        ? null
        : told(commandsHere().length ? "Nothing matches." : "The bot is on its way …"));
  if (!menu.items.length && !hint && !option) return null;
  return h(
    "div",
    { class: "completions", key: "completions" },
    option ? h("p", { class: "hint" }, h("b", null, option.title), " ", option.description) : null,
    menu.items.length
      ? h(
          "ul",
          { role: "listbox", id: "completions", "aria-label": label, "aria-busy": menu.waiting || null },
          menu.items.map((item, index) => entry(item, index, menu.active)),
        )
      : null,
    hint ? h("p", { class: "hint", role: "status" }, hint) : null,
  );
}

function entry(item, index, active) {
  const props = {
    id: `completion-${index}`,
    role: "option",
    "aria-selected": index === active,
    onmousedown: (event) => event.preventDefault(), // the focus stays in the line
    onclick: item.take,
    patched: index === active ? (el) => el.scrollIntoView({ block: "nearest" }) : null,
  };
  return h("li", props, h("span", { class: "what" }, item.name), item.detail ? h("small", null, item.detail) : null);
}
