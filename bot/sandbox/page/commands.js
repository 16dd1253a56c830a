// Slash commands as a person types them: found by their names in that person's language, with options to fill in.

import { told } from "./words.js";

const CHAT = 1;
const SUB = 1;
const GROUP = 2;
const IN_SERVER = 0;
const IN_PRIVATE = 1;

export const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const NUMBER = 10;
export const FILE = 11;

/** All that can be run here, in the order of the bot: sub-commands each for itself, under the person's names. */
export function runnable(commands, locale, inPrivate) {
  const place = inPrivate ? IN_PRIVATE : IN_SERVER;
  return commands
    .filter((command) => (command.type ?? CHAT) === CHAT && (command.contexts ?? [place]).includes(place))
    .flatMap((command) => leaves(command, [], [], locale));
}

function leaves(node, names, titles, locale) {
  const path = [...names, node.name];
  const titlePath = [...titles, localised(node, "name", locale)];
  const subs = (node.options ?? []).filter((option) => option.type === SUB || option.type === GROUP);
  if (subs.length) return subs.flatMap((sub) => leaves(sub, path, titlePath, locale));
  const options = (node.options ?? []).map((option) => optionOf(option, locale));
  return [
    { name: path.join(" "), title: titlePath.join(" "), description: localised(node, "description", locale), options },
  ];
}

function optionOf(option, locale) {
  const choices = option.choices?.map((choice) => ({ name: localised(choice, "name", locale), value: choice.value }));
  return {
    ...option,
    title: localised(option, "name", locale),
    description: localised(option, "description", locale),
    choices,
  };
}

function localised(thing, field, locale) {
  return thing[`${field}_localizations`]?.[locale] ?? thing[field];
}

/** Letters as people compare them: no case, no accents. */
export function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The commands that match what was typed after the slash, the best first. */
export function search(list, typed) {
  const wanted = folded(typed).trim();
  const ranked = list.map((command) => [rank(command, wanted), command]).filter(([place]) => place < 3);
  return ranked.sort(([one], [other]) => one - other).map(([, command]) => command);
}

function rank(command, wanted) {
  const names = [folded(command.title), folded(command.name)];
  if (names.some((name) => name.startsWith(wanted))) return 0;
  const words = wanted.split(/\s+/);
  const all = names.join(" ").split(" ");
  if (words.every((word) => all.some((one) => one.startsWith(word)))) return 1;
  return folded(command.description).includes(wanted) ? 2 : 3;
}

/** The command that a line names in full, with the rest of the line; null while it is still being typed. */
export function named(list, line) {
  const begins = (command) => [command.title, command.name].find((name) => folded(line).startsWith(`${folded(name)} `));
  const fits = list.map((command) => ({ command, name: begins(command) })).filter((one) => one.name);
  const best = fits.sort((one, other) => other.name.length - one.name.length)[0];
  return best ? { command: best.command, rest: line.slice(best.name.length).trim() } : null;
}

export function optionNamed(command, name) {
  return command.options.find((option) => folded(option.title) === folded(name) || option.name === name) ?? null;
}

/** Read `game:hares seats:4` into texts by option; what stands before the first name goes to the first option. */
export function pairs(command, rest) {
  const marks = [...rest.matchAll(/(^|\s)([\p{L}\p{N}_-]+):/gu)]
    .map((match) => ({ option: optionNamed(command, match[2]), from: match.index, to: match.index + match[0].length }))
    .filter((mark) => mark.option);
  const texts = new Map();
  const lead = rest.slice(0, marks[0]?.from ?? rest.length).trim();
  if (lead && command.options[0]) texts.set(command.options[0].name, lead);
  marks.forEach((mark, index) => texts.set(mark.option.name, rest.slice(mark.to, marks[index + 1]?.from).trim()));
  return texts;
}

/** What can be suggested without asking the bot; null where anything may be typed. */
export function suggestions(option, world) {
  if (option.choices?.length) return option.choices;
  if (option.type === BOOLEAN)
    return [
      { name: told("True"), value: true },
      { name: told("False"), value: false },
    ];
  if (option.type === USER)
    return [...world.people, ...(world.bot ? [world.bot] : [])].map(({ id, name, username }) => ({
      name,
      value: id,
      detail: username && `@${username}`,
    }));
  if (option.type === CHANNEL)
    return world.channels
      .filter((channel) => !option.channel_types?.length || option.channel_types.includes(channel.type))
      .map(({ id, name }) => ({ name: `#${name}`, value: id }));
  return null;
}

/** The entries whose name holds what was typed; those that begin with it first. */
export function narrowed(entries, typed) {
  const wanted = folded(typed).replace(/^[@#]/, "");
  const at = (entry) => folded(entry.name).replace(/^[@#]/, "").indexOf(wanted);
  return entries.filter((entry) => at(entry) >= 0).sort((one, other) => Math.sign(at(one)) - Math.sign(at(other)));
}

/** Turn a text into the value of an option: `{value}`, or `{problem}` in a sentence. `known` are entries seen. */
export function valueOf(option, text, known) {
  const match = known?.find((entry) => folded(entry.name) === folded(text));
  if (match) return { value: match.value };
  if (known && !option.autocomplete) return { problem: told("Choose one of the list for {title}.", option) };
  if (option.type === INTEGER || option.type === NUMBER) return number(option, text);
  const { min_length: least = 0, max_length: most = 6000 } = option;
  if (text.length < least || text.length > most)
    return { problem: told("{title} takes {least} to {most} characters.", { title: option.title, least, most }) };
  return { value: text };
}

function number(option, text) {
  const value = Number(text.trim().replace(",", "."));
  const { min_value: least = -Infinity, max_value: most = Infinity } = option;
  const problem = (sentence) => ({ problem: told(sentence, { title: option.title, least, most }) });
  if (!text.trim() || Number.isNaN(value)) return problem("{title} is a number.");
  if (option.type === INTEGER && !Number.isInteger(value)) return problem("{title} is a whole number.");
  if (value < least) return problem("{title} is at least {least}.");
  return value > most ? problem("{title} is at most {most}.") : { value };
}

/** The first words of a line that are right, and those that may come next; null where not even the first one is. */
export function wayOn(list, line) {
  const words = line.split(/\s+/);
  for (let n = words.length; n > 0; n--) {
    const known = words.slice(0, n).join(" ");
    const begins = (name) => folded(name).startsWith(`${folded(known)} `);
    const names = list.flatMap((command) => [command.title, command.name].find(begins) ?? []);
    if (names.length) return { known, wrong: words[n], next: [...new Set(names.map((name) => name.split(" ")[n]))] };
  }
  return null;
}
