import { count, items, map, record, text } from "../../../api/read";
import { awardsToWire } from "../../../domain/settings/wire";
import { awardSettingsAnswer } from "../../../shared/settings";

/** The awards as they go over the wire; without tiers where one of them can't be read. */
export const awardsAnswer = map(awardSettingsAnswer, ({ version, values }) => ({
  version,
  values: awardsToWire(values ?? { tiers: [], doubleUntil: null, yearlyMost: null }),
}));

const keys = items(text(null));
const change = map(
  record({ count: count(0), women: count(0), men: count(0), keys }),
  (read) => read ?? { count: 0, women: 0, men: 0, keys: [] },
);

/** What other tiers would do (`POST /settings/awards/preview`). */
export const effectAnswer = map(
  record({
    due: count(0),
    tiers: items(map(record({ name: text(""), count: count(0), keys }), (read) => (read?.name ? read : null))),
    more: change,
    fewer: change,
  }),
  (read) => read ?? { due: 0, tiers: [], more: change({}, "", silent), fewer: change({}, "", silent) },
);

const silent = () => undefined;

/** How many awards would be due, and what that changes. */
export type AwardsEffect = ReturnType<typeof effectAnswer>;
