import { formatNumber } from "../../../domain/format";
import { hintedName } from "../../../domain/donor/registry-name";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Card } from "../../../ui/display/card";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import type { Performance } from "./read-performance";
import { texts } from "./texts";

/** So many are named by reason; the others are counted. */
const NAMED = 20;

/** What came back, why, and whose it was: the record says it too. */
export const BouncesCard = ({ bounces }: { bounces: NonNullable<Performance["bounces"]> }) => (
  <Card title={texts.bounces}>
    <p className={tw`mb-3 text-label text-muted`}>{texts.bouncesHint}</p>
    <dl className={tw`grid gap-4`}>
      {bounces.map((bounce) => {
        if (!bounce) return null;
        const { reason, donors } = bounce;
        const shown = donors.slice(0, NAMED).filter((donor) => donor !== null);
        const count = bounce.count ?? donors.length;
        return (
          <div key={reason} className={tw`grid gap-1`}>
            <dt className={tw`flex gap-3 font-strong`}>
              {texts.reasons[reason] ?? texts.otherReason}
              <span className={tw`ml-auto tabular-nums`}>{formatNumber(count)}</span>
            </dt>
            <dd className={tw`flex flex-wrap gap-x-3 gap-y-1 text-label`}>
              {shown.map((donor) => (
                <Link key={donor._id} href={addressOf(hrefFor("donorDetails", { id: donor._id }))}>
                  {hintedName(donor) || donor._id}
                </Link>
              ))}
              {count > shown.length && <span className={tw`text-muted`}>{texts.others(count - shown.length)}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  </Card>
);
