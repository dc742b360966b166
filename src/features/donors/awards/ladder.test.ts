import { expect, it } from "vitest";
import { DEFAULT_AWARD_TIERS } from "../../../domain/donor/award-tiers";
import { ladder as ladderOf, type Rung } from "./ladder";
import type { Award } from "../../../shared/donor/reads";

const EMPTY: Award = {
  _id: "a",
  version: 1,
  award: null,
  awardDate: null,
  awardDonorsGroup: null,
  awardDonorsGroupDate: null,
};
const given = (awardDonorsGroup: string, rest: Partial<Award> = {}): Award => ({ ...EMPTY, awardDonorsGroup, ...rest });
const monthly = (count: number) =>
  Array.from(
    { length: count },
    (_, nth) => `${2000 + Math.floor(nth / 12)}-${String((nth % 12) + 1).padStart(2, "0")}-01`,
  );
const ladder = (
  awards: Award[],
  days: string[] | null,
  tiers: typeof DEFAULT_AWARD_TIERS | null = DEFAULT_AWARD_TIERS,
) => ladderOf(awards, days, tiers, "2026-11-22");
const words = (rungs: Rung[]) =>
  rungs.map((rung) => `${rung.kind} ${rung.kind === "given" ? rung.given.name : rung.tier.name}`);

it("stands with the next tier on top, what is due below it, and the handed over ones from the highest", () => {
  const awards = [given("Argento"), given("Oro"), { ...EMPTY, award: "Targa", awardDate: "2010-01-01" }];
  expect(words(ladder(awards, monthly(76)))).toEqual([
    "next Oro con smeraldo",
    "due Oro con rubino",
    "given Oro",
    "unrecorded Argento dorato",
    "given Argento",
    "unrecorded Rame",
    "given Targa",
  ]);
});

it("awards with names of their own stand as they came, newest first; so do all where donations aren't known", () => {
  const awards = [
    given("Goccia", { awardDonorsGroupDate: "2001-01-01" }),
    given("Stella", { awardDonorsGroupDate: "2020-01-01" }),
  ];
  expect(words(ladder(awards, monthly(60)))).toEqual(["given Stella", "given Goccia"]);
  expect(words(ladder([given("Rame")], null))).toEqual(["given Rame"]);
  expect(words(ladder([given("Rame")], monthly(60), null))).toEqual(["given Rame"]);
});

it("whoever hasn't donated has only a first tier before them", () =>
  expect(words(ladder([], []))).toEqual(["next Rame"]));
