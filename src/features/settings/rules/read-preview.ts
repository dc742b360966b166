import { count, items, map, record, text } from "../../../api/readers/read";
import { requireCount } from "../require-count";

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
