import { Phone } from "lucide-react";
import { useToday } from "../../../api/react/use-today";
import { phoneHref } from "../../../domain/contacts/contact-links";
import { dayNumber } from "../../../domain/dates/days";
import { formatNumber, formatShortDate } from "../../../domain/format";
import { donorHint, hintedName, registryName } from "../../../domain/donor/registry-name";
import { buttonClass } from "../../../ui/buttons/button-class";
import { Icon } from "../../../ui/icons/icon";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { cx, tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { useRules } from "../../../shared/settings";
import { donorsToCall, useLongestWaiting, type WaitingDonor } from "../requests/list-longest-waiting";
import { texts } from "../texts";

const sectionClass = tw`grid content-start gap-1 border-t border-line px-6 py-4 narrow:px-4`;

/** The first three donors to call. Renders nothing if the server doesn't declare `computed-fields`. */
export function LongestWaiting({ area }: { area: string | null }) {
  const today = useToday();
  const { rules } = useRules();
  const waiting = useLongestWaiting(area);
  if (waiting.status === "absent") return null;
  if (waiting.status === "error")
    return (
      <div className={sectionClass}>
        <ReadFailed title={texts.waitingFailed} onRetry={waiting.retry} retrying={waiting.retrying} />
      </div>
    );
  if (waiting.status === "loading" || rules === undefined)
    return (
      <div className={sectionClass}>
        <SkeletonGroup label={texts.loading}>
          <div className={tw`grid gap-4 py-2`}>
            <Skeleton width="60%" />
            <Skeleton height={34} />
            <Skeleton height={34} />
            <Skeleton height={34} />
          </div>
        </SkeletonGroup>
      </div>
    );
  const rows = donorsToCall(waiting.data.rows, today, rules);
  return (
    <div className={sectionClass}>
      <h3 className={tw`text-label font-normal text-muted`}>{rows.length > 0 ? texts.waiting : texts.nobodyWaits}</h3>
      <ul aria-label={texts.waiting} className={tw`grid`}>
        {rows.map((donor) => (
          <WaitingRow key={donor._id} donor={donor} />
        ))}
      </ul>
    </div>
  );
}

function WaitingRow({ donor }: { donor: WaitingDonor }) {
  const today = useToday();
  const { bloodGroup, lastDonationDate: lastDonation, area, mobile, phoneHome } = donor;
  const name = registryName(donor) || uiTexts.noName;
  const phoneLink = phoneHref(mobile ?? "") ?? phoneHref(phoneHome ?? "");
  return (
    <li className={tw`flex min-h-[52px] tiny:flex-wrap items-center gap-3 py-1.5`}>
      <BloodGroupTag group={bloodGroup} />
      <span className={tw`grid min-w-0 flex-1 tiny:!flex-[1_1_96px] leading-snug`}>
        <span className={tw`break-anywhere`}>
          <b className={tw`font-strong`}>{name}</b>{" "}
          <span className={tw`text-label text-faint`}>{donorHint(donor)}</span>
        </span>
        <span className={tw`text-label text-muted`}>
          {lastDonation
            ? texts.waitsFor(formatNumber(dayNumber(today) - dayNumber(lastDonation)), formatShortDate(lastDonation))
            : texts.neverDonated}
        </span>
      </span>
      <span className={tw`text-label text-muted narrow:hidden`}>{area}</span>
      {phoneLink && (
        <a
          href={phoneLink}
          aria-label={texts.call(hintedName(donor) || name)}
          title={texts.call(hintedName(donor) || name)}
          className={cx(buttonClass({ kind: "quiet", square: true }), tw`print:hidden`)}
        >
          <Icon of={Phone} size={18} />
        </a>
      )}
    </li>
  );
}
