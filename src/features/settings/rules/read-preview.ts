import { count, items, map, record, text } from "../../../api/readers/read";
import { requireCount } from "../require-count";

/** The donors who may donate earlier, or later, with the changed rules. */
export interface Effect {
  count: number;
  /** How many of them can (or can't) donate today because of the change. */
  today: number;
  /** The `key` of donors, as many as the server sends. */
  keys: readonly string[];
  /** Counts by zone, largest first. */
  areas: readonly { area: string; count: number }[];
}

const effect = record({
  count: count(null),
  today: count(0),
  keys: items(text(null)),
  areas: items(record({ area: text(""), count: count(0) })),
});

/** Reads `POST /settings/rules/preview`. @throws ApiError of kind "malformed" without counts */
export const rulesPreviewAnswer = map(record({ earlier: effect, later: effect }), (read) => ({
  earlier: requireCount(read?.earlier, "earlier"),
  later: requireCount(read?.later, "later"),
}));
export type RulesPreview = ReturnType<typeof rulesPreviewAnswer>;
