import { daysInMonth, isLeap } from "../dates/days";
import { hrefFor } from "../routes";

/** How a request on paper arrives; others come from the account page. */
export const REQUEST_VIAS = ["email", "letter", "desk"] as const;
/** How the identity was checked for a request on paper. */
export const REQUEST_IDENTITIES = ["document", "known"] as const;

/**
 * @param received ISO day
 * @returns the last day for the answer: the same day of the next month, or its last one (GDPR art. 12)
 */
export function answerDue(received: string): string {
  const [year = 0, month = 0, day = 0] = received.slice(0, 10).split("-").map(Number);
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1];
  const last = Math.min(day, daysInMonth(nextMonth, isLeap(nextYear)));
  return [nextYear, nextMonth, last].map((part) => String(part).padStart(2, "0")).join("-");
}

/** The name of the register's tab in the address of the settings. */
export const DATA_REQUESTS_TAB = "dataRequests";

/** @param id of a request, or of the person who makes it @returns its address in the register */
export const dataRequestsHref = (id: string): string =>
  `${hrefFor("settings")}?tab=${DATA_REQUESTS_TAB}&request=${encodeURIComponent(id)}`;
