import { count, items, map, record, text } from "../../../api/read";
import { countTold } from "../count-told";

/** Whom rules let donate on another day, in one direction. */
export interface Effect {
  count: number;
  /** Of them, for whom it is today that changes. */
  today: number;
  /** Their `key`, as many as the server names. */
  keys: readonly string[];
  /** By zone, the most first. */
  areas: readonly { area: string; count: number }[];
}

const effect = record({
  count: count(null),
  today: count(0),
  keys: items(text(null)),
  areas: items(record({ area: text(""), count: count(0) })),
});

/** What other rules would do. @throws ApiError where the answer doesn't tell how many */
export const rulesPreviewAnswer = map(record({ earlier: effect, later: effect }), (read) => ({
  earlier: countTold(read?.earlier, "earlier"),
  later: countTold(read?.later, "later"),
}));
export type RulesPreview = ReturnType<typeof rulesPreviewAnswer>;
