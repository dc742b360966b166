import { isStatus, STATUS_LABELS } from "../../domain/donor/status";
import type { SearchHit } from "./requests/search";
import { MATCHED_LABELS, texts } from "./texts";

/** @returns what tells somebody from a namesake, as far as the server says; and by what they were found, where no name shows it */
export function hitFacts(hit: SearchHit): string {
  const { birthday, city, area, bloodGroup, cardNumber, status, matched } = hit;
  const year = /^\d{4}/.exec(birthday ?? "")?.[0];
  const by =
    matched && Object.hasOwn(MATCHED_LABELS, matched) ? MATCHED_LABELS[matched as keyof typeof MATCHED_LABELS] : null;
  return [
    by && texts.foundBy(by),
    cardNumber && texts.card(cardNumber),
    year && texts.bornIn(year),
    city ?? (area && texts.zone(area)),
    bloodGroup,
    status !== null && isStatus(status) && status !== "active" && STATUS_LABELS[status],
  ]
    .filter(Boolean)
    .join(" · ");
}
