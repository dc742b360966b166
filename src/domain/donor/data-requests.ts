import { monthDays } from "../dates/month-days";
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
  const [first, last] = monthDays(received, 1);
  const sameDay = first.slice(0, 8) + received.slice(8, 10);
  return sameDay < last ? sameDay : last;
}

/** The name of the register's tab in the address of the settings. */
export const DATA_REQUESTS_TAB = "dataRequests";

/** @param id of a request, or of the person who makes it @returns its address in the register */
export const dataRequestsHref = (id: string): string =>
  `${hrefFor("settings")}?tab=${DATA_REQUESTS_TAB}&request=${encodeURIComponent(id)}`;
