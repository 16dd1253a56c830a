// What the page itself says in and around messages, in the language of the person who reads. Everything else around
// them is a workbench, and speaks English.

import { locale } from "./store.js";

const FRENCH = {
  "Only you can see this": "Visible pour toi seulement",
  Dismiss: "Masquer",
  edited: "modifié",
  used: "a utilisé",
  "a command": "une commande",
  answers: "répond à",
  "a message": "un message",
  "pinned a message.": "a épinglé un message.",
  "started a thread:": "a ouvert un fil\u202f:",
  "added {names} to the thread.": "a ajouté {names} au fil.",
  "This application did not respond": "L’application n’a pas répondu",
  Choose: "Choisir",
  "Choose a person": "Choisir quelqu’un",
  "Choose a role": "Choisir un rôle",
  "Choose somebody": "Choisir quelqu’un",
  "Choose a channel": "Choisir un salon",
  "Nothing to choose from": "Rien à choisir",
  Done: "Terminé",
  Cancel: "Annuler",
  Submit: "Envoyer",
  "Submitting …": "Envoi …",
};

/** A text of the page in this person's language. */
export function told(english) {
  return (locale().startsWith("fr") && FRENCH[english]) || english;
}
