import { withPreposition, type DayPreposition } from "../../dates/with-preposition";
import { dayNumber, isIsoDay } from "../../dates/days";
import { MONTH_NAMES } from "../../dates/month-names";
import { listOf } from "../wire-types";
import { isPeriod, isRelativeDay, readCount, MAX_DAYS } from "../relative-day";
import { filterValueTexts } from "../value-texts";

const WEEKDAYS = ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"] as const;
/** Days up to this many days ahead have a weekday and no year. */
const NEAR = 13;

/** "1° maggio 2026" */
export function dateText(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${date === "01" ? "1°" : Number(date)} ${MONTH_NAMES[Number(month) - 1] ?? month} ${year}`;
}

/** "del 1° maggio 2026", "dell’8 maggio 2026" */
function datedValue(preposition: DayPreposition, value: unknown): string {
  const day = String(value ?? "…");
  return isIsoDay(day) ? withPreposition(preposition, dateText(day)) : `${preposition} «${day}»`;
}

/** Whether a value is an ISO day from today up to {@link NEAR} days ahead. */
function isSoon(value: unknown, today: string): boolean {
  const day = String(value ?? "");
  const ahead = isIsoDay(day) ? dayNumber(day) - dayNumber(today) : NaN;
  return ahead >= 0 && ahead <= NEAR;
}

/** @returns "il 1° maggio 2026"; "sabato 21 novembre" for a near day */
function onDay(value: unknown, today: string): string {
  const day = String(value ?? "");
  if (!isSoon(value, today)) return datedValue("il", value);
  // 1 January 1970 was a Thursday
  const weekday = WEEKDAYS[(dayNumber(day) + 3) % 7] ?? "";
  return `${weekday} ${dateText(day).replace(/ \d+$/, "")}`;
}

/** @returns "1 giorno", "90 giorni", "2 anni" */
function daysText(days: number): string {
  const years = days / 365;
  if (days > 0 && Number.isInteger(years)) return years === 1 ? "1 anno" : `${years} anni`;
  return days === 1 ? "1 giorno" : `${days} giorni`;
}

const NEAREST: Readonly<Record<string, string>> = { "-1": "ieri", "0": "oggi", "1": "domani" };

const AFTER: Readonly<Record<string, string>> = { "-1": "oggi", "0": "domani", "1": "dopodomani" };

/** "oggi", "90 giorni fa", "10 giorni da oggi" */
const relativeText = (days: number): string =>
  NEAREST[days] ?? (days < 0 ? `${daysText(-days)} fa` : `${daysText(days)} da oggi`);

/** "entro oggi", "più di 90 giorni fa" */
function besideRelative(operator: string, days: number): string {
  const day = relativeText(days);
  const isNear = days >= -1 && days <= 1;
  if (days < 0 && !isNear)
    return { "<": "più di ", "<=": "almeno ", ">": "meno di ", ">=": "al massimo " }[operator] + day;
  if (operator === "<") return isNear ? `prima di ${day}` : `prima che passino ${daysText(days)}`;
  if (operator === "<=") return isNear ? `entro ${day}` : `entro ${daysText(days)}`;
  if (operator === ">") return isNear ? `da ${AFTER[days]} in poi` : `tra più di ${daysText(days)}`;
  return isNear ? `da ${day} in poi` : `tra almeno ${daysText(days)}`;
}

const COMPARED: Readonly<Record<string, (value: unknown) => string>> = {
  "<": (value) => `prima ${datedValue("del", value)}`,
  ">": (value) => `dopo ${datedValue("il", value)}`,
  "<=": (value) => `entro ${datedValue("il", value)}`,
  ">=": (value) => `${datedValue("dal", value)} in poi`,
};

const rangeEnd = (preposition: "dal" | "al", value: unknown) =>
  isRelativeDay(value) ? `${preposition.slice(0, -1)} ${relativeText(value.relative)}` : datedValue(preposition, value);

/** @returns "dal 1° gennaio 2026 al 30 giugno 2026" */
export const rangeText = (from: string, to: string): string =>
  `${datedValue("dal", from || "…")} ${datedValue("al", to || "…")}`;

/** @param operator a positive one @returns the time of a rule, to follow a verb: "negli ultimi 30 giorni" */
export function whenText(operator: string, value: unknown, today: string): string {
  const days = readCount(value, MAX_DAYS);
  const text = days === null ? "… giorni" : daysText(days);
  switch (operator) {
    case "between": {
      const [from, to] = listOf(value);
      if (!isRelativeDay(from) && !isRelativeDay(to)) return `tra ${datedValue("il", from)} e ${datedValue("il", to)}`;
      return `${rangeEnd("dal", from)} ${rangeEnd("al", to)}`;
    }
    case "moreThanDaysAgo":
      return days === 0 ? "prima di oggi" : `più di ${text} fa`;
    case "inLastDays":
      return days === 0 ? "oggi" : days === 1 ? "ieri o oggi" : inSpan("ultimi", "ultimo", days, text);
    case "inNextDays":
    case "birthdayInNextDays":
      return days === 0 ? "oggi" : days === 1 ? "oggi o domani" : inSpan("prossimi", "prossimo", days, text);
    case "inPeriod":
    case "birthdayInMonth":
      return isPeriod(value) ? filterValueTexts.periodLabels[value] : "nel periodo …";
    default:
      break;
  }
  const compared = COMPARED[operator];
  if (isRelativeDay(value)) {
    if (compared) return besideRelative(operator, value.relative);
    return value.relative > 1 ? `tra ${daysText(value.relative)}` : relativeText(value.relative);
  }
  if (operator === "<=" && isSoon(value, today)) return `entro ${onDay(value, today)}`;
  return compared ? compared(value) : onDay(value, today);
}

/** "negli ultimi 30 giorni", "nell’ultimo anno", "nel prossimo anno" */
function inSpan(plural: string, singular: string, days: number | null, text: string): string {
  const isYear = days === 365;
  const article = plural === "ultimi" ? (isYear ? "nell’" : "negli ") : isYear ? "nel " : "nei ";
  return `${article}${isYear ? `${singular} anno` : `${plural} ${text}`}`;
}
