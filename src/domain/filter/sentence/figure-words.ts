import { DONATION_TYPE_LABELS } from "../../blood";
import type { Figure } from "../figures";
import { rangeText } from "./days";

/** @returns what stands after a number of donations: " di tipo Plasma aferesi negli ultimi 12 mesi", " dal 1° gennaio 2026 al 30 giugno 2026" */
export function figureWords({ period, from, to, type }: Figure): string {
  const days = { last12Months: "negli ultimi 12 mesi", thisYear: "quest’anno", between: rangeText(from, to) };
  return `${type ? ` di tipo ${DONATION_TYPE_LABELS[type]}` : ""} ${days[period]}`;
}
