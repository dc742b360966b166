import { CalendarClock, Eye, MailX } from "lucide-react";
import type { ReactNode } from "react";
import { useFeature } from "../../../../api/react/use-feature";
import { formatFullDate } from "../../../../domain/format";
import { mayDonate } from "../../../../domain/donation/may-donate";
import { reasonForDonor } from "../../../../domain/donor/suspension-reasons";
import { useDonations } from "../../../../shared/donor/reads";
import { useRules, useSection } from "../../../../shared/settings";
import { suspensionReasonsAnswer } from "../../../../shared/settings/suspension-reasons";
import { DefaultRulesNote } from "../../../../shared/donor/parts/default-rules-note";
import { RulesLoading } from "../../../../shared/donor/parts/rules-loading";
import { Icon, type IconType } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import type { StatusDialogProps } from "../status-dialog-props";
import { manyTexts } from "./many-texts";
import type { ReadSuspension } from "./suspension-draft";
import { texts } from "../texts";

/** The last suspended day; null without one. */
const dayOf = ({ end }: ReadSuspension): string | null => (end === "open" || end === "permanent" ? null : end);

interface WhatChangesProps {
  read: ReadSuspension;
  donor: StatusDialogProps["donor"];
  today: string;
}

/** Shows the consequences for the donor, and the text on the donor's own page. */
export function WhatChanges({ read, donor, today }: WhatChangesProps) {
  const { rules } = useRules();
  const donations = useDonations(donor._id);
  const until = dayOf(read);
  const loading = until !== null && (rules === undefined || donations.status === "loading");
  const known = donations.status === "ready" ? donations.data : null;
  const after =
    until && rules !== undefined && !loading
      ? mayDonate({ ...donor, status: "temporarilySuspended", suspension: { until } }, known, today, { rules })
      : null;
  const from = after?.date && (
    <>
      {texts.mayDonateFrom}
      <b>{formatFullDate(after.date)}</b>.
    </>
  );
  const notBefore = after?.code === "unknown-donations" && after.answer === "toBeJudged" ? after.notBefore : null;
  const toCheck = notBefore && texts.thenCheck(formatFullDate(notBefore));
  const noDay = read.end === "permanent" ? texts.never : texts.mayNotDonate;
  return (
    <Changes
      read={read}
      note={until !== null && <DefaultRulesNote />}
      when={loading ? <RulesLoading /> : from || toCheck || (until ? texts.thenDoctor(formatFullDate(until)) : noDay)}
      calls={read.end === "permanent" ? texts.noCallsEver : texts.noCalls}
      shownToDonor={texts.shownToDonor}
    />
  );
}

/** The same for many donors, without a common day of the next donation. */
export function WhatChangesForMany({ read }: Pick<WhatChangesProps, "read">) {
  const until = dayOf(read);
  const noDay = read.end === "permanent" ? manyTexts.never : manyTexts.mayNotDonate;
  return (
    <Changes
      read={read}
      note={until !== null && <DefaultRulesNote />}
      when={until ? manyTexts.thenEach(formatFullDate(until)) : noDay}
      calls={read.end === "permanent" ? manyTexts.noCallsEver : manyTexts.noCalls}
      shownToDonor={manyTexts.shownToDonor}
    />
  );
}

interface ChangesProps {
  read: ReadSuspension;
  when: ReactNode;
  note: ReactNode;
  calls: string;
  shownToDonor: (until: string | null, reason: string) => string;
}

function Changes({ read, when, note, calls, shownToDonor }: ChangesProps) {
  const sends = useFeature("email-sending");
  const showsReason = useFeature("settings");
  const reasons = useSection(suspensionReasonsAnswer)?.values ?? [];
  const { change, end } = read;
  const day = dayOf(read);
  const until = day ? formatFullDate(day) : end === "open" ? texts.openDay : null;
  return (
    <div>
      <h3 className={tw`mb-2 font-strong`}>{texts.whatChanges}</h3>
      <ul className={tw`grid gap-2 text-label`}>
        <Line icon={CalendarClock}>
          {when}
          {note}
        </Line>
        {sends && <Line icon={MailX}>{calls}</Line>}
        {change && showsReason && <Line icon={Eye}>{shownToDonor(until, reasonForDonor(change.reason, reasons))}</Line>}
      </ul>
    </div>
  );
}

function Line({ icon, children }: { icon: IconType; children: ReactNode }) {
  return (
    <li className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-2.5`}>
      <Icon of={icon} className={tw`text-faint`} />
      <span className={tw`text-pretty`}>{children}</span>
    </li>
  );
}
