import type { RecordKind } from "../../record-kinds";
import { conditionOf, FilterError, termOf, type Comparable } from "../condition";
import type { FilterGroup } from "../filter";
import { figuresOf } from "../period-counts";
import { filterFieldsWithFigures } from "../filter-fields";
import { wireFilter } from "../wire/wire";
import { toSpel, toCel } from "./code";
import { toJsonLogic } from "./json-logic";
import { toMongo } from "./mongodb";
import { notesOf } from "./notes";
import { toSql } from "./sql";
import { LANGUAGE_NAMES, NO_FIGURES_IN, type FilterLanguage } from "./texts";

/** A filter for other programs. */
export interface FilterTranslation {
  text: string;
  /** The values of the question marks, in their order; of SQL with parameters alone. */
  parameters?: readonly Comparable[];
  /** In Italian sentences, what the language doesn't say exactly as it is meant here. */
  notes: readonly string[];
}

/**
 * A figure over a period is counted in the donations: SQL can, an expression about one donor's record can't.
 * @returns why a language can't say a filter, in an Italian sentence; null where it can
 */
export const untellable = (language: FilterLanguage, filter: FilterGroup): string | null =>
  figuresOf(filter).length > 0 && !language.startsWith("sql") ? NO_FIGURES_IN(LANGUAGE_NAMES[language]) : null;

/**
 * @param filter one without problems (`checkFilter`)
 * @param context what is filtered, and for which day (ISO, in Italy) relative days are worked out
 * @returns null when no rule counts
 * @throws FilterError for a filter that makes no sense, or that the language can't say (`untellable`)
 */
export function translateFilter(
  language: FilterLanguage,
  filter: FilterGroup,
  context: { list: RecordKind; today: string },
): FilterTranslation | null {
  const plain = wireFilter(filter, context.today);
  if (!plain) return null;
  const reason = untellable(language, filter);
  if (reason !== null) throw new FilterError(reason);
  const fields = filterFieldsWithFigures(context.list);
  const condition = conditionOf(plain, (name) => {
    const field = fields.get(name);
    return field && termOf(field);
  });
  const notes = notesOf(language, filter, condition, context);
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  switch (language) {
    case "sql":
      return { text: toSql(condition, context.list).text, notes };
    case "sql-parameters":
      return { ...toSql(condition, context.list, { withParameters: true }), notes };
    case "mongodb":
      return { text: json(toMongo(condition)), notes };
    case "cel":
      return { text: toCel(condition, context.list), notes };
    case "spel":
      return { text: toSpel(condition), notes };
    case "json-logic":
      return { text: json(toJsonLogic(condition)), notes };
  }
}
