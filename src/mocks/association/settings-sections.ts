import type { components } from "../../contract/api";
import type { AwardTier } from "../../domain/donor/award-tiers";
import { asSex } from "../../domain/donation/blood";
import { DEFAULT_ELIGIBILITY_RULES, type EligibilityRules } from "../../domain/donation/eligibility-rules";
import { checkCards, type CardSettings } from "../../domain/settings/card-settings";
import { checkDataRequests, DEFAULT_DATA_REQUESTS } from "../../domain/settings/data-request-settings";
import { CONSENTS, type ConsentCode } from "../../domain/donor/consents";
import type { ConsentSettings } from "../../domain/settings/consent-settings";
import { checkConsent, publishConsents, type WrittenConsent } from "../../domain/settings/publish-consents";
import { checkText, TEXT_NAMES, type AssociationText, type TextName } from "../../domain/settings/text-settings";
import { checkAwards } from "../../domain/settings/check-awards";
import { checkRules, isFatal, checkReasons } from "../../domain/settings/check-rules";
import { RULE_CHOICES, RULE_NUMBERS, ruleAt, withRule } from "../../domain/settings/rule-numbers";
import type { SectionName } from "../../domain/settings/sections";
import { awardsFromWire, reasonsFromWire, type WireAwards, type WireReasons } from "../../domain/settings/wire";
import { isRecord } from "../../domain/values";
import type { Db } from "../db/db";
import { invalid } from "../guard";
import { type Body, textOf } from "../handlers/request";
import texts from "./setting-texts.json" with { type: "json" };

type Items = NonNullable<Extract<components["schemas"]["Error"]["error"], unknown[]>>;
/** Reads the values of a section from a body. @throws HttpError 422 */
type SectionReader = (values: Body, db: Db) => Record<string, unknown>;

const TEXTS: Readonly<Record<string, string>> = texts;

function throwProblems(problems: readonly { param: string; code: string }[]): void {
  const items: Items = problems.map(({ param, code }) => ({ msg: `${param}: ${TEXTS[code] ?? code}`, param, code }));
  if (items.length > 0) throw invalid(items as { msg: string; param: string }[]);
}

/** @throws HttpError 422 */
export function readRules(values: Body): EligibilityRules {
  const rules = [...RULE_NUMBERS.map(({ path }) => path), ...Object.keys(RULE_CHOICES)].reduce(
    (all, path) => withRule(all, path, ruleAt(values, path) ?? null),
    DEFAULT_ELIGIBILITY_RULES,
  );
  throwProblems(
    checkRules(rules)
      .filter(isFatal)
      .map(({ path, code }) => ({ param: path, code })),
  );
  return rules;
}

const numberOrNull = (value: unknown) => (typeof value === "number" ? value : value === null ? null : NaN);
const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

/** @throws HttpError 422 */
export function readAwards({ tiers, doubleUntil = null, yearlyMost = null }: Body): WireAwards {
  const wire: WireAwards = {
    tiers: records(tiers).map(({ name, years, donations, alone, sex }) => ({
      name: textOf(name),
      years: numberOrNull(years),
      donations: Number(donations),
      alone: Number(alone),
      sex: asSex(typeof sex === "string" ? sex : null) satisfies AwardTier["sex"] | null,
    })),
    doubleUntil: numberOrNull(doubleUntil),
    yearlyMost: numberOrNull(yearlyMost),
  };
  const problems = checkAwards(awardsFromWire(wire));
  throwProblems(
    problems.map(({ tier, field, code }) => ({ param: tier === null ? field : `tiers.${tier}.${field}`, code })),
  );
  return wire;
}

const UNITS = ["days", "weeks", "months"] as const;

function readReasons({ reasons }: Body): WireReasons {
  const wire: WireReasons = {
    reasons: records(reasons).map(({ label, forDonor, fromDay, count, unit, permanent }) => ({
      label: textOf(label),
      forDonor: textOf(forDonor) || null,
      fromDay: textOf(fromDay) || null,
      count: typeof count === "number" ? count : null,
      unit: UNITS.find((known) => known === unit) ?? null,
      permanent: permanent === true,
    })),
  };
  const problems = checkReasons(reasonsFromWire(wire));
  throwProblems(
    problems.map(({ reason, field, code }) => ({
      param: reason === null ? field : `reasons.${reason}.${field}`,
      code,
    })),
  );
  return wire;
}

function readCards({ pattern, next }: Body): CardSettings {
  const cards = { pattern: textOf(pattern), next: Number(next) };
  throwProblems(checkCards(cards).map(({ field, code }) => ({ param: field, code })));
  return cards;
}

function readDataRequests(values: Body): Record<string, unknown> {
  throwProblems(checkDataRequests(values).map(({ field, code }) => ({ param: field, code })));
  return Object.fromEntries(Object.keys(DEFAULT_DATA_REQUESTS).map((name) => [name, values[name]]));
}

function readTexts(values: Body): Record<string, AssociationText> {
  const texts = TEXT_NAMES.map((name): [TextName, AssociationText] => {
    const { title, text } = isRecord(values[name]) ? values[name] : {};
    return [name, { title: textOf(title), text: textOf(text) }];
  });
  throwProblems(
    texts.flatMap(([name, text]) =>
      checkText(name, text).map(({ field, code }) => ({ param: `${name}.${field}`, code })),
    ),
  );
  return Object.fromEntries(texts);
}

/** @returns the texts of the consents after the save. @throws HttpError 422 */
export function readConsents(values: Body, db: Db): ConsentSettings {
  const written = CONSENTS.map(({ code }): [ConsentCode, WrittenConsent] => {
    const { summary, text, correction } = isRecord(values[code]) ? values[code] : {};
    return [code, { summary: textOf(summary), text: textOf(text), correction: correction === true }];
  });
  throwProblems(
    written.flatMap(([name, consent]) =>
      checkConsent(consent).map(({ field, code }) => ({ param: `${name}.${field}`, code })),
    ),
  );
  const all = Object.fromEntries(written) as Record<ConsentCode, WrittenConsent>;
  return publishConsents(db.settings.consents, all, db.today());
}

export const SECTION_READERS: Readonly<Record<SectionName, SectionReader>> = {
  rules: (values) => ({ ...readRules(values) }),
  awards: (values) => ({ ...readAwards(values) }),
  suspensionReasons: (values) => ({ ...readReasons(values) }),
  cards: (values) => ({ ...readCards(values) }),
  texts: readTexts,
  dataRequests: readDataRequests,
  consents: (values, db) => ({ ...readConsents(values, db) }),
};
