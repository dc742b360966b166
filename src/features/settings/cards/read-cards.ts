import { count, record, map, text } from "../../../api/readers/read";
import { sectionIn } from "../../../api/readers/settings";
import { DEFAULT_CARDS } from "../../../domain/settings/card-settings";

/** How cards are numbered; what a server doesn't say has its default. */
export const cardsAnswer = sectionIn(
  "cards",
  map(
    record({ pattern: text(DEFAULT_CARDS.pattern), next: count(DEFAULT_CARDS.next) }),
    (read) => read ?? DEFAULT_CARDS,
  ),
);
