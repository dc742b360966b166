import { count, items, malformed, map, record, text } from "../../../api/read";
import { awardsToWire } from "../../../domain/settings/wire";
import { awardSettingsAnswer } from "../../../shared/settings";
import { countTold } from "../count-told";

/** The awards as they go over the wire; without tiers where one of them can't be read. */
export const awardsAnswer = map(awardSettingsAnswer, ({ version, values }) => ({
  version,
  values: awardsToWire(values ?? { tiers: [], doubleUntil: null, yearlyMost: null }),
}));

const keys = items(text(null));
const change = record({ count: count(null), women: count(0), men: count(0), keys });

/** What other tiers would do (`POST /settings/awards/preview`). @throws ApiError where the answer doesn't tell how many */
export const effectAnswer = map(
  record({
    due: count(null),
    tiers: items(map(record({ name: text(""), count: count(0), keys }), (read) => (read?.name ? read : null))),
    more: change,
    fewer: change,
  }),
  (read) => {
    if (!read || read.due === null) throw malformed("due");
    return { ...read, due: read.due, more: countTold(read.more, "more"), fewer: countTold(read.fewer, "fewer") };
  },
);

/** How many awards would be due, and what that changes. */
export type AwardsEffect = ReturnType<typeof effectAnswer>;
