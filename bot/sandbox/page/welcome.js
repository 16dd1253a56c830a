// What a newcomer reads in an empty channel: how to begin, and games under way to look at and to play on.

import { offerCommands, startCommand } from "./composer.js";
import { h } from "./dom.js";
import { commandsHere } from "./draft.js";
import { channelOf, me, personName, state } from "./store.js";
import { become } from "./sync.js";
import { told } from "./words.js";

const OPEN = "table open"; // the command that opens a table, where the bot has it

/** The steps of a newcomer; under a bot that opens no tables, where its commands are. */
export function welcome() {
  const opens = commandsHere().find((command) => command.name === OPEN);
  return h(
    "section",
    { class: "welcome", "aria-label": told("How to begin") },
    h("h2", null, told("Welcome, {name}", { name: me()?.name ?? "" })),
    opens ? steps(opens) : elsewhere(),
    state.examples.some(({ channel }) => channelOf(channel)) ? examples() : null,
  );
}

function steps(opens) {
  return h(
    "ol",
    null,
    h(
      "li",
      null,
      h("button", { type: "button", class: "button primary", onclick: () => startCommand(OPEN) }, `/${opens.title}`),
      " ",
      told("opens a table: choose a game, then press Run."),
    ),
    h("li", null, told("There press Fill with bots and Start, then My move: you play, and bots take the other seats.")),
    h("li", null, told("Be somebody else at the upper left (behind ☰ on a phone), or in a second window. Type / to see what the bot can do.")),
  );
}

function elsewhere() {
  if (!state.commands.length) return h("p", { role: "status" }, told("The bot is on its way …"));
  return h(
    "p",
    null,
    h("button", { type: "button", class: "button", onclick: offerCommands }, told("Commands")),
    " ",
    told("Type / to see what the bot can do."),
  );
}

function examples() {
  return [
    h("p", null, told("Or look at a game under way, and play on:")),
    h(
      "ul",
      { class: "examples" },
      state.examples.filter(({ channel }) => channelOf(channel)).map(({ channel, person }) =>
        h(
          "li",
          { key: channel },
          h(
            "button",
            { type: "button", class: "button", onclick: () => become(person, channel) },
            told("{game}, as {name}", { game: channelOf(channel).name, name: personName(person) }),
          ),
        ),
      ),
    ),
  ];
}
