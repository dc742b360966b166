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

it("a write that is there once and that the screen calls done holds", () => {
  expect(judge(facts({}))).toEqual([]);
});

it.each<[string, Partial<Facts>]>([
  ["written twice", { times: 2 }],
  ["called done, but missing", { times: 0 }],
  ["called not done, but there", { claims: new Set(["not done"]) }],
  ["without a sentence", { claims: new Set() }],
  ["missing, and the typed text with it", { times: 0, claims: new Set(["unclear"]), kept: false }],
  ["doubled by a second press", { claims: new Set(["unclear"]), again: { times: 2 } }],
])("a write %s is wrong", (_, given) => {
  expect(judge(facts(given))).toHaveLength(1);
});

it("an unclear write holds whether it is there or not, if the typed text is kept", () => {
  const claims = new Set(["unclear", "not done"] as const);
  for (const times of [0, 1]) expect(judge(facts({ times, claims, kept: true, again: { times: 1 } }))).toEqual([]);
});

it.each([
  ["success", "Donazione registrata: Moretti Paolo", "done"],
  ["error", "Non eliminata. Errore interno del server.", "not done"],
  ["error", "Non sappiamo se è stato salvato: controlla prima di rifarlo.", "unclear"],
  ["alert", "Troppe richieste. Riprova alle 11:02:02.", "not done"],
  ["status", "60 donatori", null],
] as const)("a sentence of kind %s: %s", (kind, text, claim) => {
  expect(claimOf({ kind, text })).toBe(claim);
});
