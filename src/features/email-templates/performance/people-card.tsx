import type { ReactNode } from "react";
import { useCan } from "../../../api/react/ability";
import { formatNumber } from "../../../domain/format";
import { keysLink, keysThatFit } from "../../../shared/lists/list-link";
import { Card } from "../../../ui/display/card";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import type { Performance } from "./read-performance";
import { texts } from "./texts";

const WHO = ["opened", "clicked", "neither"] as const;
type Who = (typeof WHO)[number];

interface PeopleCardProps {
  people: NonNullable<Performance["people"]>;
  /** What can be done with those who did one of these. */
  actionFor: (who: Who, count: number) => ReactNode;
}

/** Who opened it, who clicked, and who did neither: a way to their rows, and to write to them again. */
export function PeopleCard({ people, actionFor }: PeopleCardProps) {
  const seesDonors = useCan()("read", "Donor");
  return (
    <Card title={texts.people} subtitle={texts.peopleHint}>
      <ul className={tw`grid`}>
        {WHO.map((who) => {
          const { count = 0, keys = [] } = people[who] ?? {};
          const found = keysThatFit(keys.filter(Boolean));
          const words = texts.who[who](count ?? 0);
          return (
            <li key={who} className={tw`flex flex-wrap items-center gap-x-4 gap-y-1 border-t py-3 first:border-t-0`}>
              <span className={tw`flex-[1_1_160px]`}>{words}</span>
              <b className={tw`font-strong tabular-nums`}>{formatNumber(count ?? 0)}</b>
              {seesDonors && found.length > 0 && (
                <Link {...keysLink(found)} className={tw`text-label`} aria-label={texts.seeOf(words)}>
                  {texts.see(found.length, count ?? 0)}
                </Link>
              )}
              {actionFor(who, count ?? 0)}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
