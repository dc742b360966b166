import { expect, it } from "vitest";
import type { Line } from "./document";
import { toLine } from "./lines";
import { hasPlaceholder, withFields } from "./placeholders";

const shown = (line: Line) =>
  line.map((run) => (run.kind === "text" ? run.text : run.kind === "field" ? `[${run.field}]` : "?")).join("");

it.each([
  ["{{firstName}}", "[firstName]"],
  ["{{{ firstName }}}", "[firstName]"],
  ["Gentile {{ Nome }} {{cognome}},", "Gentile [firstName] [lastName],"],
  ["*|FNAME|* *|LNAME|*", "[firstName] [lastName]"],
  ["Ciao %nome%, tessera %numero_tessera%", "Ciao [firstName], tessera [cardNumber]"],
  ["{{first_name}} {{Gruppo sanguigno}}", "[firstName] [bloodGroup]"],
  ["{{indirizzo}} e *|ADDRESS|* restano", "{{indirizzo}} e *|ADDRESS|* restano"],
])("known placeholders become fields: %s", (text, expected) => {
  expect(shown(withFields(toLine(text)))).toBe(expected);
});

it("a placeholder may be split by another look; the rest keeps its own", () => {
  const line: Line = [
    { kind: "text", text: "Ciao {{" },
    { kind: "text", text: "Nome", bold: true },
    { kind: "text", text: "}} e *|FN" },
    { kind: "text", text: "AME|* ", italic: true },
    { kind: "text", text: "ciao", bold: true },
  ];
  expect(withFields(line)).toEqual([
    { kind: "text", text: "Ciao " },
    { kind: "field", field: "firstName", fallback: "donatore" },
    { kind: "text", text: " e " },
    { kind: "field", field: "firstName", fallback: "donatore", italic: true },
    { kind: "text", text: " ", italic: true },
    { kind: "text", text: "ciao", bold: true },
  ]);
});

it.each([
  ["{{indirizzo}}", true],
  ["*|UNSUB|*", true],
  ["https://a.it/?n=%nome%", true],
  ["https://a.it/caff%C3%A8", false],
  ["tra il 20% e il 30%", false],
  ["100%", false],
  ["{una nota}", false],
])("whether a text has a placeholder: %s", (text, expected) => expect(hasPlaceholder(text)).toBe(expected));
