import { expect, it } from "vitest";
import { DEFAULT_SUSPENSION_REASONS } from "../../../../domain/donor/suspension-reasons";
import { draftOf, OTHER_REASON, readSuspension } from "./suspension-draft";

const TODAY = "2026-11-20";
const LONG = DEFAULT_SUSPENSION_REASONS.find(({ id }) => id === "pregnancy")!;
const draft = (reason: string, until: string | null, from: string | null = "2026-11-14") =>
  draftOf({ reason, from, until }, DEFAULT_SUSPENSION_REASONS);

it("an unchanged draft of a suspension gives the same suspension", () => {
  for (const [reason, until] of [
    ["Tatuaggio o piercing", "2027-03-14"],
    ["Tatuaggio o piercing", "2026-12-01"],
    ["In parole nostre", "2026-12-01"],
    ["Accertamenti", null],
    ["Accertamenti", "2026-12-01"],
  ] as const)
    expect(readSuspension(draft(reason, until), TODAY).change).toMatchObject({ reason, from: "2026-11-14", until });
  expect(draft("Tatuaggio o piercing", "2027-03-14")).toMatchObject({ count: "4", unit: "months" });
});

it("unknown parts of a suspension stay empty", () => {
  expect(draft("In parole nostre", null)).toMatchObject({ reason: OTHER_REASON, count: "" });
  expect(readSuspension(draft("In parole nostre", null), TODAY).change).toBeNull();
  expect(readSuspension(draft("Antibiotici", "2026-12-01", null), TODAY).change).toBeNull();
});

it("a first day more than a year ahead is rejected", () => {
  const from = (day: string) =>
    readSuspension({ ...draft("Gravidanza", null), reason: LONG, count: "6", unit: "months", from: day }, TODAY);
  expect(from("2027-03-01").problems.from).toBeUndefined();
  expect(from("2027-12-01").problems.from).toBe("Manca più di un anno: controlla l’anno.");
});
