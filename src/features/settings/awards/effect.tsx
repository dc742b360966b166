import type { ReactNode } from "react";
import { useCan } from "../../../api/react/ability";
import { MAX_VALUES } from "../../../domain/filter/filter";
import { formatNumber } from "../../../domain/format";
import { hrefFor } from "../../../domain/routes";
import { listLink, keysLink, keysThatFit } from "../../../shared/lists/list-link";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import { PreviewTotal } from "../preview-card";
import type { AwardsEffect } from "./read-awards";
import { texts } from "./texts";

/** How many awards would be due, and what changes. Each count is a link to its donors. */
export function AwardsEffectView({ effect, saved }: { effect: AwardsEffect; saved: boolean }) {
  const { due, tiers, more, fewer } = effect;
  const can = useCan();
  const linked = can("read", "Donor");
  return (
    <>
      <PreviewTotal
        count={formatNumber(due)}
        who={texts.awards(due)}
        more={
          !saved && (
            <>
              {more.count > 0 && <Change text={texts.more(more)} {...more} labelOf={texts.seeMore} linked={linked} />}
              {fewer.count > 0 && (
                <Change text={texts.fewer(fewer)} {...fewer} labelOf={texts.seeFewer} linked={linked} />
              )}
              {more.count + fewer.count === 0 && texts.same}
            </>
          )
        }
      />
      {tiers.length > 0 && (
        <dl className={tw`grid gap-1.5 text-label`}>
          {tiers.map(({ name, count, keys }) => (
            <div key={name} className={tw`flex items-baseline gap-3`}>
              <dt className={tw`min-w-0 flex-1 break-anywhere text-muted`}>{name}</dt>
              <dd className={tw`font-strong tabular-nums`}>
                {linked && (saved || keysThatFit(keys).length === count) ? (
                  <Link
                    aria-label={texts.seeTier(name, count)}
                    className={tw`hit`}
                    {...(saved ? dueLink(name) : keysLink(keys))}
                  >
                    {formatNumber(count)}
                  </Link>
                ) : (
                  formatNumber(count)
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** @returns the attributes of a link to the donors who are due an award now */
const dueLink = (name: string) =>
  listLink(`${hrefFor("donors")}?tab=awardsDue`, {
    combinator: "and",
    rules: [{ field: "awardDue", operator: "=", value: name }],
  });

interface ChangeProps {
  text: string;
  /** Number of awards. A donor may be due several. */
  count: number;
  keys: readonly string[];
  /** @returns the link's label for screen readers */
  labelOf: (text: string) => string;
  linked: boolean;
}

function Change({ text, count, keys, labelOf, linked }: ChangeProps): ReactNode {
  const linkedKeys = keysThatFit(keys);
  // the server sends at most `MAX_VALUES` keys, so there may be more donors
  const isPartial = linkedKeys.length < keys.length || (keys.length >= MAX_VALUES && count > keys.length);
  const see = texts.see(linkedKeys.length, isPartial);
  return (
    <span className={tw`block`}>
      {text}{" "}
      {linked && linkedKeys.length > 0 && (
        <Link aria-label={labelOf(see)} className={tw`hit text-ink`} {...keysLink(linkedKeys)}>
          {see}
        </Link>
      )}
    </span>
  );
}
