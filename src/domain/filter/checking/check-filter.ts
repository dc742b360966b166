import { isIsoDay } from "../../dates/days";
import { fold } from "../../text";
import type { PeriodCount } from "../period-counts";
import {
  isFilterGroup,
  type FilterGroup,
  type FilterNode,
  type FilterRule,
  MAX_DEPTH,
  MAX_ENCODED,
  MAX_RULES,
  MAX_VALUES,
} from "../filter";
import { valueClass, type FilterField, type FilterFields } from "../filter-fields";
import { asksForPart, comparableFields, operatorInput, operatorOf } from "../operators";
import { listOf } from "../wire-types";
import {
  isBirthdayPeriod,
  isPeriod,
  isRelativeDay,
  MAX_AGE,
  MAX_DAYS,
  readCount,
  resolveDay,
  type RuleOperator,
} from "../relative-day";
import type { FilterReadError } from "../wire/parse-filter";
import { wireFilter } from "../wire/wire";

export type FilterProblemCode =
  | "unknown-field"
  | "unknown-operator"
  | "missing-value"
  | "not-a-day"
  | "not-a-number"
  | "not-a-count"
  | "not-an-option"
  | "not-a-text"
  | "not-comparable"
  | "reversed"
  | (typeof PERIOD_PROBLEMS)[number]
  | "too-many-values"
  | "too-deep"
  | "too-many-rules"
  | "too-long";

/** The problems of the two days of a period count. */
export const PERIOD_PROBLEMS = ["missing-period", "not-a-period", "reversed-period"] as const;
export const isPeriodProblem = (code: string): boolean => PERIOD_PROBLEMS.some((problem) => problem === code);

/** A problem and its path: positions from the outermost group inwards; empty for the whole filter. */
interface FilterProblem {
  path: readonly number[];
  code: FilterProblemCode;
}

export interface FilterContext {
  fields: FilterFields;
  /** ISO day in Italy. */
  today: string;
}

/** @returns the problems of a filter, at most one for each rule; disabled rules aren't checked */
export function checkFilter(filter: FilterGroup, context: FilterContext): FilterProblem[] {
  const problems: FilterProblem[] = [];
  let rules = 0;
  const visit = (node: FilterNode, path: readonly number[]) => {
    if (node.disabled) return;
    if (!isFilterGroup(node)) {
      rules += 1;
      const code = ruleProblem(node, context);
      if (code) problems.push({ path, code });
    } else if (path.length >= MAX_DEPTH) problems.push({ path, code: "too-deep" });
    else node.rules.forEach((inner, at) => visit(inner, [...path, at]));
  };
  visit(filter, []);
  if (rules > MAX_RULES) problems.push({ path: [], code: "too-many-rules" });
  if (problems.length === 0 && encodedLength(filter, context.today) > MAX_ENCODED)
    problems.push({ path: tooLongPart(filter, context.today), code: "too-long" });
  return problems;
}

const encodedLength = (filter: FilterGroup, today: string): number =>
  encodeURIComponent(JSON.stringify(wireFilter(filter, today) ?? "")).length;

/** @returns the path of the part that is longer than half of the maximum; the empty path if there is none */
function tooLongPart(filter: FilterGroup, today: string): readonly number[] {
  const at = filter.rules.findIndex((node) => {
    const alone = { combinator: filter.combinator, rules: [node] };
    return encodedLength(alone, today) > MAX_ENCODED / 2;
  });
  const part = filter.rules[at];
  if (!part) return [];
  return isFilterGroup(part) ? [at, ...tooLongPart(part, today)] : [at];
}

/** @returns the problem of a rule, or null */
function ruleProblem(rule: FilterRule, { fields, today }: FilterContext): FilterProblemCode | null {
  const field = fields.get(rule.field);
  if (!field) return "unknown-field";
  const operator = operatorOf(field, rule.operator);
  if (!operator) return "unknown-operator";
  if (rule.valueSource !== "field")
    return (
      (field.periodCount ? periodProblem(field.periodCount) : null) ?? valueProblem(operator, field, rule.value, today)
    );
  if (rule.value === undefined || rule.value === "" || rule.value === null) return "missing-value";
  return comparableFields(field, operator, fields).some(({ name }) => name === rule.value) ? null : "not-comparable";
}

function periodProblem({ period, from, to }: PeriodCount): FilterProblemCode | null {
  if (period !== "between") return null;
  if (isMissing(from) || isMissing(to)) return "missing-period";
  if (!isIsoDay(from) || !isIsoDay(to)) return "not-a-period";
  return from > to ? "reversed-period" : null;
}

function valueProblem(
  operator: RuleOperator,
  field: FilterField,
  value: unknown,
  today: string,
): FilterProblemCode | null {
  switch (operatorInput(operator)) {
    case "none":
      return null;
    case "one":
      if (isMissing(value)) return "missing-value";
      return asksForPart(operator) ? textProblem(value) : oneProblem(field, value);
    case "list": {
      const items = listOf(value);
      if (items.length === 0) return "missing-value";
      return items.length > MAX_VALUES ? "too-many-values" : firstProblem(field, items);
    }
    case "two":
      return rangeProblem(field, value, today);
    case "days":
      return isMissing(value) ? "missing-value" : readCount(value, MAX_DAYS) === null ? "not-a-count" : null;
    case "period":
      return isMissing(value) ? "missing-value" : isPeriod(value) ? null : "not-an-option";
    case "birthday-period":
      return isMissing(value) ? "missing-value" : isBirthdayPeriod(value) ? null : "not-an-option";
    case "ages":
      return agesProblem(value);
  }
}

const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === "string" && value.trim() === "");

const firstProblem = (field: FilterField, values: readonly unknown[]): FilterProblemCode | null =>
  values.map((value) => oneProblem(field, value)).find((code) => code !== null) ?? null;

function agesProblem(value: unknown): FilterProblemCode | null {
  const ages = listOf(value);
  if (ages.length !== 2) return "missing-value";
  const [from, to] = ages.map((age) => readCount(age, MAX_AGE));
  if (from == null || to == null) return "not-a-count";
  return from > to ? "reversed" : null;
}

function rangeProblem(field: FilterField, value: unknown, today: string): FilterProblemCode | null {
  const ends = listOf(value);
  if (ends.length !== 2) return "missing-value";
  const problem = firstProblem(field, ends);
  if (problem) return problem;
  const [from, to] = ends.map((end) => resolveDay(end, today));
  const comparable = valueClass(field);
  if (comparable === "number") return Number(from) > Number(to) ? "reversed" : null;
  const plain = (end: unknown) => (comparable === "text" ? fold(String(end)) : String(end));
  return plain(from) > plain(to) ? "reversed" : null;
}

/** Checks one value by the kind of its field. */
function oneProblem(field: FilterField, value: unknown): FilterProblemCode | null {
  if (field.kind === "enumeration") return optionProblem(field, value);
  switch (valueClass(field)) {
    case "number":
      return isNumber(value) ? null : "not-a-number";
    case "day":
      return isRelativeDay(value) || (typeof value === "string" && isIsoDay(value)) ? null : "not-a-day";
    case "flag":
      return typeof value === "boolean" || value === "true" || value === "false" ? null : "not-an-option";
    case "text":
      return textProblem(value);
  }
}

const textProblem = (value: unknown): FilterProblemCode | null =>
  typeof value === "string" || typeof value === "number" ? null : "not-a-text";

function optionProblem(
  { options = {}, numeric, acceptsUnknown }: FilterField,
  value: unknown,
): FilterProblemCode | null {
  if (typeof value !== "string" && typeof value !== "number") return "not-an-option";
  if (acceptsUnknown || Object.hasOwn(options, String(value))) return null;
  return numeric && !isNumber(value) ? "not-a-number" : "not-an-option";
}

const isNumber = (value: unknown): boolean =>
  typeof value === "number"
    ? Number.isFinite(value)
    : typeof value === "string" && /^-?\d{1,15}(\.\d{1,10})?$/.test(value.trim());

/** The messages for problems of a rule. */
export const FILTER_PROBLEMS: Record<FilterProblemCode, string> = {
  "unknown-field": "Questo campo non esiste più.",
  "unknown-operator": "Questo confronto non vale per il campo scelto.",
  "missing-value": "Manca il valore.",
  "not-a-day": "Non è una data.",
  "not-a-number": "Non è un numero.",
  "not-a-count": "Serve un numero intero, da 0 in su.",
  "not-an-option": "Il valore non è tra quelli previsti.",
  "not-a-text": "Il valore non è un testo.",
  "not-comparable": "I due campi non si possono confrontare.",
  reversed: "Il primo valore è maggiore del secondo.",
  "missing-period": "Manca un giorno del periodo.",
  "not-a-period": "Un giorno del periodo non è una data.",
  "reversed-period": "Il primo giorno del periodo viene dopo il secondo.",
  "too-many-values": `Troppi valori: al massimo ${MAX_VALUES}.`,
  "too-deep": `Troppi gruppi uno dentro l’altro: al massimo ${MAX_DEPTH}.`,
  "too-many-rules": `Troppe regole: al massimo ${MAX_RULES}.`,
  "too-long": "Il filtro è troppo lungo per essere inviato: togli qualche regola o qualche valore.",
};

/** The messages for a pasted or saved text that isn't a filter. */
export const FILTER_READ_ERRORS: Record<FilterReadError, string> = {
  empty: "Non c’è nessuna regola.",
  "too-long": "Il testo è troppo lungo per essere un filtro.",
  "not-json": "Il testo non è un filtro copiato da qui.",
  "not-a-filter": "Il testo non è un filtro copiato da qui.",
  "too-deep": `Ci sono troppi gruppi uno dentro l’altro: al massimo ${MAX_DEPTH}.`,
  "nothing-known": "Nessuna delle regole vale ancora: i campi o i confronti non esistono più.",
};
