import type { Section } from "../../../api/readers/settings";
import { DEFAULT_ELIGIBILITY_RULES, type EligibilityRules } from "../../../domain/donation/eligibility-rules";
import type { CatalogueField, FieldCatalogue } from "../../../domain/fields/field";
import type { FormValues, ValuesOf } from "../../../domain/fields/form-values";
import { checkRules, isFatal, type RuleProblem } from "../../../domain/settings/check-rules";
import { defaultOf, RULE_NUMBERS, ruleAt, withRule, type RulePath } from "../../../domain/settings/rule-numbers";
import { schemaOfCheck } from "../../../domain/validation/problem";
import { type ChildbearingWay, texts } from "./texts";
import { figureLabel, figureUnit } from "./rule-texts";

/** A form's names have no dots: those would be objects in objects. */
export const fieldOf = (path: RulePath): string => path.replaceAll(".", "_");
const pathOf = (name: string): RulePath => name.replaceAll("_", ".");

/** What is measured at the visit stands to read: its figures are in no form. */
const FIGURES = RULE_NUMBERS.filter(({ path }) => !path.startsWith("visit."));
/** Which of the two figures applies, by the way that is chosen. */
const WAYS: Readonly<Record<RulePath, readonly ChildbearingWay[]>> = {
  "childbearing.yearlyMaximum": ["yearly", "both"],
  "childbearing.interval": ["interval", "both"],
};
/** @returns whether a figure holds with that way, and so is to be typed */
export const holds = (path: RulePath, way: unknown): boolean =>
  WAYS[path] === undefined || WAYS[path].some((one) => one === way);

const own = { section: texts.recordName, editedBy: "staff", required: true } as const;
const words = (pairs: Readonly<Record<ChildbearingWay, readonly [string, string]>>) =>
  Object.fromEntries(Object.entries(pairs).map(([way, [label]]) => [way, label]));

/** The rules as a form's fields, in the order in which they stand. */
export const RULE_FIELDS: FieldCatalogue = {
  ...Object.fromEntries(
    FIGURES.map(({ path }): [string, CatalogueField] => {
      const unit = figureUnit(path);
      return [fieldOf(path), { ...own, kind: "number", label: figureLabel(path), unit: [unit, unit] }];
    }),
  ),
  year: { ...own, kind: "enumeration", label: texts.year, options: texts.years },
  childbearing: { ...own, kind: "enumeration", label: texts.childbearing, options: words(texts.ways) },
  firstDonation: { ...own, kind: "enumeration", label: texts.firstDonation, options: texts.firstDonations },
};

/** @returns which of the two holds */
export const wayOf = ({ childbearing: { yearlyMaximum, interval } }: EligibilityRules): ChildbearingWay =>
  yearlyMaximum === null ? "interval" : interval === null ? "yearly" : "both";

/** @returns the rules as the form shows them. A figure that doesn't hold waits with its default */
export function valuesOf({ version, values: rules }: Section<EligibilityRules>): ValuesOf<FieldCatalogue> {
  const way = wayOf(rules);
  const figures = FIGURES.map(({ path }) => {
    const value = ruleAt(rules, path) ?? (holds(path, way) ? null : defaultOf(path));
    return [fieldOf(path), String(value ?? "")];
  });
  const { year, firstDonation } = rules;
  return { ...Object.fromEntries(figures), year, firstDonation, childbearing: way, version };
}

/** A form's values, or a record with its names. */
type Values = Readonly<Record<string, unknown>>;

/** A figure as it was typed. */
const typed = (value: unknown): number => (/^\s*\d{1,6}\s*$/.test(String(value)) ? Number(value) : Number.NaN);

/** @param rules for what is no part of the form */
export function rulesOf(values: Values, rules: EligibilityRules): EligibilityRules {
  const way = values.childbearing;
  const figures = FIGURES.reduce(
    (made, { path }) => withRule(made, path, holds(path, way) ? typed(values[fieldOf(path)]) : null),
    rules,
  );
  return { ...figures, year: values.year, firstDonation: values.firstDonation } as EligibilityRules;
}

/** @returns a figure of the law as its field has it */
export const defaultText = (path: RulePath): string => String(defaultOf(path));

/** The law's rules as the form has them. */
export const DEFAULTS = valuesOf({ version: null, values: DEFAULT_ELIGIBILITY_RULES });

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value);

/** Whether both would be saved as the same: a figure that doesn't hold goes nowhere. */
export const isSame = (values: Values, others: Values): boolean =>
  Object.keys(RULE_FIELDS).every(
    (name) => !holds(pathOf(name), values.childbearing) || trimmed(values[name]) === trimmed(others[name]),
  );

/** @returns a form with what was typed before, where it has the law's rules now */
export const withoutDefaults = (now: FormValues, before: FormValues): FormValues => ({
  ...now,
  ...Object.fromEntries(Object.entries(before).filter(([name]) => name in RULE_FIELDS && now[name] === DEFAULTS[name])),
});

/** @returns what is wrong with the form's own figures: nobody can mend another one here */
export const formProblems = (rules: EligibilityRules): RuleProblem[] =>
  checkRules(rules).filter(({ path }) => fieldOf(path) in RULE_FIELDS);

/** Holds a save up at its figures; what is wrong with them is told by the rules' own check, while one types. */
export const rulesSchema = (saved: EligibilityRules) => () =>
  schemaOfCheck((values) =>
    formProblems(rulesOf(values, saved))
      .filter(isFatal)
      .map(({ path }) => ({ field: fieldOf(path), code: "type" })),
  );
