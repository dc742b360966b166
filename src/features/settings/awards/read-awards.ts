import { count, items, malformed, map, record, text } from "../../../api/readers/read";
import { awardsToWire } from "../../../domain/settings/wire";
import { awardSettingsAnswer } from "../../../shared/settings/awards";
import { requireCount } from "../require-count";

/** Reads the awards in the form that a save sends. If a tier can't be read, there are no tiers. */
export const awardsAnswer = map(awardSettingsAnswer, ({ version, values }) => ({
  version,
  values: awardsToWire(values ?? { tiers: [], doubleUntil: null, yearlyMost: null }),
}));

const keys = items(text(null));
const change = record({ count: count(null), women: count(0), men: count(0), keys });

/** Reads `POST /settings/awards/preview`. @throws ApiError of kind "malformed" without counts */
export const effectAnswer = map(
  record({
    due: count(null),
    tiers: items(map(record({ name: text(""), count: count(0), keys }), (read) => (read?.name ? read : null))),
    more: change,
    fewer: change,
  }),
  (read) => {
    if (!read || read.due === null) throw malformed("due");
    return { ...read, due: read.due, more: requireCount(read.more, "more"), fewer: requireCount(read.fewer, "fewer") };
  },
);

export type AwardsEffect = ReturnType<typeof effectAnswer>;
