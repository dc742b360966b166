import { expect, it } from "vitest";
import { claimOf } from "./sentences";
import { judge, type Facts } from "./verdict";

const facts = (given: Partial<Facts>): Facts => ({
  times: 1,
  claims: new Set(["done"]),
  kept: null,
  keyed: true,
  again: null,
  silent: false,
  ...given,
});

it("a write that was stored once and that the screen reports as done is right", () => {
  expect(judge(facts({}))).toEqual([]);
});

it.each<[string, Partial<Facts>]>([
  ["written twice", { times: 2 }],
  ["reported as done, but not stored", { times: 0 }],
  ["reported as not done, but stored", { claims: new Set(["not done"]) }],
  ["without a message", { claims: new Set() }],
  ["not stored, with the typed text lost", { times: 0, claims: new Set(["unclear"]), kept: false }],
  ["stored again by a second press", { claims: new Set(["unclear"]), again: { times: 2 } }],
])("a write %s is wrong", (_, given) => {
  expect(judge(facts(given))).toHaveLength(1);
});

it("a write that is reported as unclear is right whether it was stored or not, if the typed text is kept", () => {
  const claims = new Set(["unclear", "not done"] as const);
  for (const times of [0, 1]) expect(judge(facts({ times, claims, kept: true, again: { times: 1 } }))).toEqual([]);
});

it.each([
  ["success", "Donazione registrata: Moretti Paolo", "done"],
  ["error", "Non eliminata. Errore interno del server.", "not done"],
  ["error", "Non sappiamo se è stato salvato: controlla prima di rifarlo.", "unclear"],
  ["alert", "Troppe richieste. Riprova alle 11:02:02.", "not done"],
  ["alert", "Le due schede sono già separate.", "done"],
  ["status", "60 donatori", null],
] as const)("a sentence of kind %s: %s", (kind, text, claim) => {
  expect(claimOf({ kind, text })).toBe(claim);
});
