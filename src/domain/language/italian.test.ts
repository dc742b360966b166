import { expect, it } from "vitest";
import { numberWithArticle, to } from "./italian";

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

it.each([
  [2, "i 2"],
  [8, "gli 8"],
  [11, "gli 11"],
  [18, "i 18"],
  [80, "gli 80"],
  [110, "i 110"],
  [888, "gli 888"],
  [1100, "i 1.100"],
  [8000, "gli 8.000"],
  [11_000, "gli 11.000"],
  [112_000, "i 112.000"],
])("%i has the article %s", (count, text) => expect(numberWithArticle(count)).toBe(text));
