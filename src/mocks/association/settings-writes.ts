import type { components } from "../../contract/api";
import type { EligibilityRules } from "../../domain/donation/eligibility-rules";
import type { MayDonate } from "../../domain/donation/may-donate";
import type { AwardSettings } from "../../domain/settings/award-settings";
import { isSection, type SectionName } from "../../domain/settings/sections";
import { awardsFromWire } from "../../domain/settings/wire";
import { mayDonateAgain } from "../../domain/donor/status";
import { isRecord } from "../../domain/values";
import type { Db } from "../db/db";
import type { DonorRow } from "../db/models";
import { badRequest, notFound } from "../guard";
import type { Api } from "../handlers/api";
import { type Body, readBody, versionOf } from "../handlers/request";
import { lastChange } from "../write/conflict";
import { historyOfRecord } from "../write/history";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import { sectionOf, serializeSection } from "./settings";
import { readAwards, SECTION_READERS, readRules } from "./settings-sections";

const CHANGED_SINCE = "Qualcun altro ha salvato queste impostazioni nel frattempo.";

/** Changes of the association's settings by section, with version and history, and previews of changes. */
export const settingsWriteHandlers = ({ needs }: Api) => [
  needs("update", "Settings").put("/settings/{section}", async ({ params, request, response, db, user }) => {
    const name = sectionNamed(params.section);
    const body = await readBody(request);
    const before = sectionOf(db, name);
    if (versionOf(body) !== before.version) {
      const conflict = {
        success: false,
        message: CHANGED_SINCE,
        code: "version",
        current: serializeSection(before),
      } as const;
      return response(409).json({ ...conflict, ...lastChange(db, "settings", name) });
    }
    const values = SECTION_READERS[name](valuesOf(body), db);
    const after = write(db, { entity: "settings", action: "update", before, writer: asUser(user), set: { values } });
    if (name === "cards") db.records.put("setting", { _id: "next-card", value: Number(values.next) - 1 });
    return response(200).json({ success: true, section: serializeSection(after) });
  }),

  needs("update", "Settings").get("/settings/{section}/history", ({ params, response, db }) => {
    const name = sectionNamed(params.section);
    const history = historyOfRecord(db, "settings", name).map(({ _id, date, author, version, changes }) => {
      const [change] = changes;
      const from = version > 1 && isRecord(change?.from) ? change.from : null;
      return { _id, date, author, version, from, to: isRecord(change?.to) ? change.to : {} };
    });
    return response(200).json({ success: true, history });
  }),

  needs("update", "Settings").post("/settings/rules/preview", async ({ request, response, db }) => {
    const effect = effectOfRules(db, readRules(valuesOf(await readBody(request))));
    return response(200).json({ success: true, ...effect });
  }),

  needs("update", "Settings").post("/settings/awards/preview", async ({ request, response, db }) => {
    const effect = effectOfAwards(db, awardsFromWire(readAwards(valuesOf(await readBody(request)))));
    return response(200).json({ success: true, ...effect });
  }),
];

/** Returns the name of a section. @throws HttpError 404 */
function sectionNamed(section: unknown): SectionName {
  if (!isSection(section)) throw notFound();
  return section;
}

/** @returns the values of a body. @throws HttpError 400 */
export function valuesOf({ values }: Body): Body {
  if (!isRecord(values)) throw badRequest("Mancano i valori.");
  return values;
}

type RulesEffect = components["schemas"]["RulesEffect"];
type AwardsEffect = components["schemas"]["AwardsEffect"];

/** Maximum number of donors' keys in a preview, as in a filter. */
const MAX_KEYS = 500;

/** The ISO day from which a donor may donate; without one, the last day of all. */
const dayOf = ({ date }: MayDonate) => date ?? "9999-12-31";

function effectOfRules(db: Db, rules: EligibilityRules): { earlier: RulesEffect; later: RulesEffect } {
  const earlier = new EffectCounter();
  const later = new EffectCounter();
  for (const donor of db.donors.rows()) {
    if (!mayDonateAgain(donor.status)) continue;
    const before = db.donors.nextDonation(donor);
    const after = db.donors.nextDonationBy(donor, rules);
    const [from, to] = [dayOf(before), dayOf(after)];
    if (from === to) continue;
    const today = before.answer === "yes" || after.answer === "yes";
    (to < from ? earlier : later).add(donor.key, donor.area, today);
  }
  return { earlier: earlier.summary(), later: later.summary() };
}

class EffectCounter {
  readonly #keys: string[] = [];
  readonly #areas = new Map<string, number>();
  #today = 0;

  add(key: string, area: string, today: boolean): void {
    this.#keys.push(key);
    this.#areas.set(area, (this.#areas.get(area) ?? 0) + 1);
    if (today) this.#today += 1;
  }

  summary(): RulesEffect {
    const areas = [...this.#areas].map(([area, count]) => ({ area, count })).sort((a, b) => b.count - a.count);
    return { count: this.#keys.length, today: this.#today, keys: this.#keys.slice(0, MAX_KEYS), areas };
  }
}

function effectOfAwards(db: Db, settings: AwardSettings) {
  const tiers = new Map(settings.tiers.map(({ name }) => [name, { count: 0, keys: [] as string[] }]));
  const more = { count: 0, women: 0, men: 0, keys: [] as string[] } satisfies AwardsEffect;
  const fewer = { count: 0, women: 0, men: 0, keys: [] as string[] } satisfies AwardsEffect;
  let due = 0;
  for (const donor of db.donors.rows()) {
    if (donor.status === "dead") continue;
    const before = new Set(db.donors.awardsDue(donor).map(({ name }) => name));
    const after = new Set(db.donors.awardsDueBy(donor, settings).map(({ name }) => name));
    due += after.size;
    for (const name of after) {
      const tier = tiers.get(name);
      if (!tier) continue;
      tier.count += 1;
      if (tier.keys.length < MAX_KEYS) tier.keys.push(donor.key);
    }
    note(more, donor, [...after].filter((name) => !before.has(name)).length);
    note(fewer, donor, [...before].filter((name) => !after.has(name)).length);
  }
  function note(effect: AwardsEffect, { gender, key }: DonorRow, count: number): void {
    if (count === 0) return;
    effect.count += count;
    if (gender === "F") effect.women += count;
    if (gender === "M") effect.men += count;
    if (effect.keys.length < MAX_KEYS) effect.keys.push(key);
  }
  const byTier = [...tiers].flatMap(([name, tier]) => (tier.count > 0 ? [{ name, ...tier }] : []));
  return { due, tiers: byTier, more, fewer };
}
