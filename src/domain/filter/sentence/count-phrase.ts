import { DONATION_TYPE_LABELS } from "../../blood";
import type { Figure } from "../figures";
import { rangeText } from "./days";
import { plain, strong, type Phrase } from "./phrase";

/**
 * @param counted "almeno 3 donazioni"
 * @param figure over which period, where that isn't for ever
 * @returns what is said of those who gave so often
 */
export function countPhrase(counted: string, figure?: Figure): Phrase {
  if (!figure) return { clause: [plain("hanno fatto "), strong(counted)] };
  const said = strong(`${counted}${figureWords(figure)}`);
  return { attribute: [plain("con "), said], clause: [plain("hanno fatto "), said] };
}

/** " di tipo Plasma aferesi negli ultimi 12 mesi", " dal 1° gennaio 2026 al 30 giugno 2026" */
function figureWords({ period, from, to, type }: Figure): string {
  const days = { last12Months: "negli ultimi 12 mesi", thisYear: "quest’anno", between: rangeText(from, to) };
  return `${type ? ` di tipo ${DONATION_TYPE_LABELS[type]}` : ""} ${days[period]}`;
}
