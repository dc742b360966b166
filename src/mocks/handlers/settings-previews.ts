import type { components } from "../../contract/api";
import type { EligibilityRules } from "../../domain/donation/eligibility-rules";
import type { MayDonate } from "../../domain/donation/may-donate";
import type { AwardSettings } from "../../domain/settings/award-settings";
import { awardsFromWire } from "../../domain/settings/wire";
import { mayDonateAgain } from "../../domain/donor/status";
import { allows } from "../auth/abilities";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { forbidden, sessionHandler } from "../guard";
import type { Api } from "./api";
import { readBody } from "./body";
import { valuesOf } from "./settings";
import { readAwards, readRules } from "./settings-sections";

type RulesEffect = components["schemas"]["RulesEffect"];
type AwardsEffect = components["schemas"]["AwardsEffect"];

/** How many donors are named one by one: as many as a filter may name. */
const MOST_KEYS = 500;

/** What settings would change, before they are saved. */
export const settingsPreviewHandlers = (api: Api, ctx: MockContext) => [
  api.post(
    "/settings/rules/preview",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      refuse(user);
      const effect = effectOfRules(db, readRules(valuesOf(await readBody(request))));
      return response(200).json({ success: true, ...effect });
    }),
  ),

  api.post(
    "/settings/awards/preview",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      refuse(user);
      const effect = effectOfAwards(db, awardsFromWire(readAwards(valuesOf(await readBody(request)))));
      return response(200).json({ success: true, ...effect });
    }),
  ),
];

function refuse(user: StaffUser): void {
  if (!allows(user, "update", "Settings")) throw forbidden();
}

/** The day on which somebody may give, or a day after all days. */
const dayOf = ({ date }: MayDonate) => date ?? "9999-12-31";

function effectOfRules(db: Db, rules: EligibilityRules): { earlier: RulesEffect; later: RulesEffect } {
  const earlier = new Effect();
  const later = new Effect();
  for (let row = 0; row < db.donors.size; row++) {
    if (!db.donors.exists(row)) continue;
    const { key, area, status } = db.donors.at(row);
    if (!mayDonateAgain(status)) continue;
    const before = db.donors.nextDonation(row);
    const after = db.donors.workedOut.nextDonationBy(row, rules);
    const [from, to] = [dayOf(before), dayOf(after)];
    if (from === to) continue;
    const today = before.answer === "yes" || after.answer === "yes";
    (to < from ? earlier : later).add(key, area, today);
  }
  return { earlier: earlier.told(), later: later.told() };
}

class Effect {
  readonly #keys: string[] = [];
  readonly #areas = new Map<string, number>();
  #today = 0;

  add(key: string, area: string, today: boolean): void {
    this.#keys.push(key);
    this.#areas.set(area, (this.#areas.get(area) ?? 0) + 1);
    if (today) this.#today += 1;
  }

  told(): RulesEffect {
    const areas = [...this.#areas].map(([area, count]) => ({ area, count })).sort((a, b) => b.count - a.count);
    return { count: this.#keys.length, today: this.#today, keys: this.#keys.slice(0, MOST_KEYS), areas };
  }
}

function effectOfAwards(db: Db, settings: AwardSettings) {
  const tiers = new Map(settings.tiers.map(({ name }) => [name, { count: 0, keys: [] as string[] }]));
  const more = { count: 0, women: 0, men: 0, keys: [] as string[] } satisfies AwardsEffect;
  const fewer = { count: 0, women: 0, men: 0, keys: [] as string[] } satisfies AwardsEffect;
  let due = 0;
  for (let row = 0; row < db.donors.size; row++) {
    if (!db.donors.exists(row)) continue;
    const before = new Set(db.awardsDue.by(row, db.settings.awards).map(({ awardDue }) => awardDue));
    const after = new Set(db.awardsDue.by(row, settings).map(({ awardDue }) => awardDue));
    due += after.size;
    for (const name of after) {
      const tier = tiers.get(name);
      if (!tier) continue;
      tier.count += 1;
      if (tier.keys.length < MOST_KEYS) tier.keys.push(db.donors.glance(row, "key"));
    }
    note(more, row, [...after].filter((name) => !before.has(name)).length);
    note(fewer, row, [...before].filter((name) => !after.has(name)).length);
  }
  function note(effect: AwardsEffect, row: number, count: number): void {
    if (count === 0) return;
    effect.count += count;
    const gender = db.donors.glance(row, "gender");
    if (gender === "F") effect.women += count;
    if (gender === "M") effect.men += count;
    if (effect.keys.length < MOST_KEYS) effect.keys.push(db.donors.glance(row, "key"));
  }
  const byTier = [...tiers].flatMap(([name, tier]) => (tier.count > 0 ? [{ name, ...tier }] : []));
  return { due, tiers: byTier, more, fewer };
}
