import type { Section } from "../../../api/readers/settings";
import { DEFAULT_ELIGIBILITY_RULES, type EligibilityRules } from "../../../domain/donation/eligibility-rules";
import type { CatalogueField, FieldCatalogue } from "../../../domain/fields/field";
import type { FormValues, ValuesOf } from "../../../domain/fields/form-values";
import { checkRules, isFatal, type RuleProblem } from "../../../domain/settings/check-rules";
import { defaultOf, RULE_NUMBERS, ruleAt, withRule, type RulePath } from "../../../domain/settings/rule-numbers";
import { schemaOfCheck } from "../../../domain/validation/problem";
import { type ChildbearingWay, texts } from "./texts";
import { ruleLabel, ruleUnit } from "./rule-texts";

/** @returns the form's field of a rule number. Without dots: react-hook-form would make nested objects of them */
export const fieldOf = (path: RulePath): string => path.replaceAll(".", "_");
const pathOf = (name: string): RulePath => name.replaceAll("_", ".");

/** Without the limits of the medical check ("visit"), which are read-only. */
const EDITABLE_NUMBERS = RULE_NUMBERS.filter(({ path }) => !path.startsWith("visit."));
/** The options for women of childbearing age with which these rule numbers apply. */
const WAYS: Readonly<Record<RulePath, readonly ChildbearingWay[]>> = {
  "childbearing.yearlyMaximum": ["yearly", "both"],
  "childbearing.interval": ["interval", "both"],
};
/** @returns whether a rule number applies with that option for women of childbearing age */
export const applies = (path: RulePath, way: unknown): boolean =>
  WAYS[path] === undefined || WAYS[path].some((option) => option === way);

const common = { section: texts.recordName, editedBy: "staff", required: true } as const;
const labels = (pairs: Readonly<Record<ChildbearingWay, readonly [string, string]>>) =>
  Object.fromEntries(Object.entries(pairs).map(([way, [label]]) => [way, label]));

/** The fields of the form, in the order of the screen. */
export const RULE_FIELDS: FieldCatalogue = {
  ...Object.fromEntries(
    EDITABLE_NUMBERS.map(({ path }): [string, CatalogueField] => {
      const unit = ruleUnit(path);
      return [fieldOf(path), { ...common, kind: "number", label: ruleLabel(path), unit: [unit, unit] }];
    }),
  ),
  year: { ...common, kind: "enumeration", label: texts.year, options: texts.years },
  childbearing: { ...common, kind: "enumeration", label: texts.childbearing, options: labels(texts.ways) },
  firstDonation: { ...common, kind: "enumeration", label: texts.firstDonation, options: texts.firstDonations },
};

/** @returns which limits apply to women of childbearing age */
export const wayOf = ({ childbearing: { yearlyMaximum, interval } }: EligibilityRules): ChildbearingWay =>
  yearlyMaximum === null ? "interval" : interval === null ? "yearly" : "both";

/** @returns the form's values of the rules. A rule number that doesn't apply has its default, for when it will */
export function valuesOf({ version, values: rules }: Section<EligibilityRules>): ValuesOf<FieldCatalogue> {
  const way = wayOf(rules);
  const numbers = EDITABLE_NUMBERS.map(({ path }) => {
    const value = ruleAt(rules, path) ?? (applies(path, way) ? null : defaultOf(path));
    return [fieldOf(path), String(value ?? "")];
  });
  const { year, firstDonation } = rules;
  return { ...Object.fromEntries(numbers), year, firstDonation, childbearing: way, version };
}

type Values = Readonly<Record<string, unknown>>;

const parseNumber = (value: unknown): number => (/^\s*\d{1,6}\s*$/.test(String(value)) ? Number(value) : Number.NaN);

/** @returns the rules of a form's values. @param rules has the values that the form doesn't edit */
export function rulesOf(values: Values, rules: EligibilityRules): EligibilityRules {
  const way = values.childbearing;
  const numbers = EDITABLE_NUMBERS.reduce(
    (made, { path }) => withRule(made, path, applies(path, way) ? parseNumber(values[fieldOf(path)]) : null),
    rules,
  );
  return { ...numbers, year: values.year, firstDonation: values.firstDonation } as EligibilityRules;
}

/** The form's values of the legal default rules. */
export const DEFAULT_VALUES = valuesOf({ version: null, values: DEFAULT_ELIGIBILITY_RULES });

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);

/** Returns whether a save of both gives the same rules. Rule numbers that don't apply aren't saved. */
export const isSame = (values: Values, others: Values): boolean =>
  Object.keys(RULE_FIELDS).every(
    (name) => !applies(pathOf(name), values.childbearing) || trimmed(values[name]) === trimmed(others[name]),
  );

/** Undoes a reset. @returns `now` with the values of `before` in all fields that have the legal default */
export const withoutDefaults = (now: FormValues, before: FormValues): FormValues => ({
  ...now,
  ...Object.fromEntries(
    Object.entries(before).filter(([name]) => name in RULE_FIELDS && now[name] === DEFAULT_VALUES[name]),
  ),
});

/** @returns the problems of the rule numbers that the form edits */
export const formProblems = (rules: EligibilityRules): RuleProblem[] =>
  checkRules(rules).filter(({ path }) => fieldOf(path) in RULE_FIELDS);

/** Prevents a save with invalid rule numbers. The messages come from `formProblems`, while the user types. */
export const rulesSchema = (saved: EligibilityRules) => () =>
  schemaOfCheck((values) =>
    formProblems(rulesOf(values, saved))
      .filter(isFatal)
      .map(({ path }) => ({ field: fieldOf(path), code: "type" })),
  );
