import { expect, it } from "vitest";
import { DEFAULT_AWARD_TIERS } from "../../../domain/donor/award-tiers";
import { awardOverview as overviewOf, type AwardStep } from "./award-overview";
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
const overview = (
  awards: Award[],
  days: string[] | null,
  tiers: typeof DEFAULT_AWARD_TIERS | null = DEFAULT_AWARD_TIERS,
) => overviewOf(awards, days, tiers, "2026-11-22");
const summary = (steps: AwardStep[]) =>
  steps.map((step) => `${step.kind} ${step.kind === "given" ? step.given.name : step.tier.name}`);

it("lists the next tier, then the earned tiers from the highest, then other awards", () => {
  const awards = [given("Argento"), given("Oro"), { ...EMPTY, award: "Targa", awardDate: "2010-01-01" }];
  expect(summary(overview(awards, monthly(76)))).toEqual([
    "next Oro con smeraldo",
    "due Oro con rubino",
    "given Oro",
    "unrecorded Argento dorato",
    "given Argento",
    "unrecorded Rame",
    "given Targa",
  ]);
});

it("awards of unknown tiers are listed newest first, and so are all awards if the donations or tiers are unknown", () => {
  const awards = [
    given("Goccia", { awardDonorsGroupDate: "2001-01-01" }),
    given("Stella", { awardDonorsGroupDate: "2020-01-01" }),
  ];
  expect(summary(overview(awards, monthly(60)))).toEqual(["given Stella", "given Goccia"]);
  expect(summary(overview([given("Rame")], null))).toEqual(["given Rame"]);
  expect(summary(overview([given("Rame")], monthly(60), null))).toEqual(["given Rame"]);
});

it("a donor without donations has only the first tier as the next one", () =>
  expect(summary(overview([], []))).toEqual(["next Rame"]));
