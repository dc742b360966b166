import type { ReactNode } from "react";
import { useCan } from "../../../api/react/ability";
import { MAX_VALUES } from "../../../domain/filter/filter";
import { formatNumber } from "../../../domain/format";
import { hrefFor } from "../../../domain/routes";
import { listLink, keysLink, keysThatFit } from "../../../shared/lists/list-link";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import { PreviewFigure } from "../preview-card";
import type { AwardsEffect } from "./read-awards";
import { texts } from "./texts";

/** How many awards would be due and what that changes, each figure a way to those whom it counts. */
export function Effect({ effect, saved }: { effect: AwardsEffect; saved: boolean }) {
  const { due, tiers, more, fewer } = effect;
  const can = useCan();
  const linked = can("read", "Donor");
  return (
    <>
      <PreviewFigure
        count={formatNumber(due)}
        who={texts.awards(due)}
        more={
          !saved && (
            <>
              {more.count > 0 && <Change words={texts.more(more)} {...more} say={texts.seeMore} linked={linked} />}
              {fewer.count > 0 && <Change words={texts.fewer(fewer)} {...fewer} say={texts.seeFewer} linked={linked} />}
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

/** Attributes of a link to what is due of a tier, by the settings as they are. */
const dueLink = (name: string) =>
  listLink(`${hrefFor("donors")}?tab=awardsDue`, {
    combinator: "and",
    rules: [{ field: "awardDue", operator: "=", value: name }],
  });

interface ChangeProps {
  words: string;
  /** Of awards: a donor may be due several. */
  count: number;
  keys: readonly string[];
  /** The link's words as they stand alone. */
  say: (words: string) => string;
  linked: boolean;
}

function Change({ words, count, keys, say, linked }: ChangeProps): ReactNode {
  const shown = keysThatFit(keys);
  // a server names no more than a filter may: of so many awards there may be others
  const some = shown.length < keys.length || (keys.length >= MAX_VALUES && count > keys.length);
  const see = texts.see(shown.length, some);
  return (
    <span className={tw`block`}>
      {words}{" "}
      {linked && shown.length > 0 && (
        <Link aria-label={say(see)} className={tw`hit text-ink`} {...keysLink(shown)}>
          {see}
        </Link>
      )}
    </span>
  );
}
