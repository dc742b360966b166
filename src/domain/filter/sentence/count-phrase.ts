import { DONATION_TYPE_LABELS } from "../../donation/blood";
import type { PeriodCount } from "../period-counts";
import type { FilterField } from "../filter-fields";
import { listOf } from "../wire-types";
import { rangeText } from "./days";
import { choice, plain, strong, type Phrase } from "./sentence-texts";

/** @param counted "almeno 3 donazioni" @returns a phrase about donors with that many donations */
export function countPhrase(counted: string, periodCount?: PeriodCount): Phrase {
  if (!periodCount) return { clause: [plain("hanno fatto "), strong(counted)] };
  const value = strong(`${counted}${periodText(periodCount)}`);
  return { attribute: [plain("con "), value], clause: [plain("hanno fatto "), value] };
}

/** " di tipo Plasma aferesi negli ultimi 12 mesi", " dal 1° gennaio 2026 al 30 giugno 2026" */
function periodText({ period, from, to, type }: PeriodCount): string {
  const days = { last12Months: "negli ultimi 12 mesi", thisYear: "quest’anno", between: rangeText(from, to) };
  return `${type ? ` di tipo ${DONATION_TYPE_LABELS[type]}` : ""} ${days[period]}`;
}

export const EARNED_BY: ReadonlySet<string> = new Set(["donationsNumber", "years"]);

/** "maturate con almeno 50 donazioni", "maturate con un numero di anni tra 5 e 10" */
export function earnedPhrase(asked: Counted): Phrase {
  const [from = "…", to = "…"] = listOf(asked.value).map(String);
  const between = asked.operator === "between" && `un numero di ${asked.field.unit?.[1]} tra ${from} e ${to}`;
  const attribute = [plain("maturate con "), strong(between || countText(asked))];
  return { attribute, clause: [plain("sono "), ...attribute] };
}

interface Counted {
  field: Pick<FilterField, "unit">;
  operator: string;
  value?: unknown;
}

/** @returns a condition about a number: "da 48 a 50 donazioni" */
export function countText({ field, operator, value }: Counted): string {
  const [from, to] = listOf(value);
  const unit = (count: unknown) => (Number(count) === 1 ? field.unit?.[0] : field.unit?.[1]) ?? "";
  const counted = (count: unknown) => `${String(count ?? "…")} ${unit(count)}`;
  switch (operator) {
    case "<":
      return `meno di ${counted(value)}`;
    case ">":
      return `più di ${counted(value)}`;
    case "<=":
      return `al massimo ${counted(value)}`;
    case ">=":
      return `almeno ${counted(value)}`;
    case "between":
      return `da ${String(from ?? "…")} a ${counted(to)}`;
    case "in":
      return `${choice(listOf(value).map(String)).text} ${unit(listOf(value).at(-1))}`;
    default:
      return counted(value);
  }
}
