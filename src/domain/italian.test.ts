import { expect, it } from "vitest";
import { to } from "./italian";

it.each([
  ["il sesso", "al sesso"],
  ["la data di nascita", "alla data di nascita"],
  ["lo Stato", "allo Stato"],
  ["l’indirizzo", "all’indirizzo"],
  ["i dati", "ai dati"],
  ["gli anni", "agli anni"],
  ["le lettere", "alle lettere"],
  ["nome e cognome", "a nome e cognome"],
])("to %s is %s", (name, sentence) => expect(to(name)).toBe(sentence));
