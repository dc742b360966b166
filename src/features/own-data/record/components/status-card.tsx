import { formatFullDate } from "../../../../domain/format";
import { isForDoctor, mayDonate, type MayDonate } from "../../../../domain/donation/may-donate";
import { presentStatus } from "../../../../domain/donor/status";
import { Button } from "../../../../ui/buttons/button";
import { Card } from "../../../../ui/display/card";
import { tw } from "../../../../ui/tw";
import { useRules } from "../../../../shared/settings";
import { DefaultRulesNote } from "../../../../shared/donor/parts/default-rules-note";
import { RulesLoading } from "../../../../shared/donor/parts/rules-loading";
import { StatusBadge } from "../../../../shared/donor/parts/status-badge";
import type { OwnRecord } from "../requests/get-own-record";
import { donationsUnknown } from "../donations-unknown";
import { STATUS_MEANINGS } from "../status-meanings";
import { suspensionOf } from "../suspension-of";
import { texts } from "../texts";
import { useReasonForDonor } from "../use-reason-for-donor";

interface StatusCardProps {
  donor: OwnRecord;
  /** ISO day in Italy. */
  today: string;
  onFillIn: () => void;
}

/** The donor's status, what it means, and when they may donate next (decisions §4, §6). */
export function StatusCard({ donor, today, onFillIn }: StatusCardProps) {
  const { status } = presentStatus(donor.status);
  const suspension = suspensionOf(donor);
  const { rules } = useRules();
  const reason = useReasonForDonor(suspension?.reason);
  return (
    <Card title={texts.status} actions={<StatusBadge status={donor.status} />}>
      <div className={tw`grid gap-2`}>
        {status && (
          <p className={tw`text-pretty`}>
            {STATUS_MEANINGS[status]} {status === "pending" && texts.fewMinutes}
          </p>
        )}
        {status === "pending" && (
          <div className={tw`mt-2 narrow:grid`}>
            <Button kind="primary" onClick={onFillIn}>
              {texts.fillIn}
            </Button>
          </div>
        )}
        {suspension && <p className={tw`text-muted`}>{suspensionSentence(suspension, reason)}</p>}
        {status === "active" &&
          (rules === undefined ? (
            <RulesLoading />
          ) : (
            <>
              <p className={tw`font-strong`}>{nextSentence(mayDonate(donor, null, today, { rules }))}</p>
              <DefaultRulesNote />
            </>
          ))}
      </div>
    </Card>
  );
}

function suspensionSentence(
  { from, until }: NonNullable<ReturnType<typeof suspensionOf>>,
  reason: string | null,
): string {
  const period = (from ? texts.since(formatFullDate(from)) : "") + (until ? texts.until(formatFullDate(until)) : "");
  const sentence = [period.trim(), reason].filter(Boolean).join(": ");
  return sentence && `${sentence}.`;
}

function nextSentence(answer: MayDonate): string {
  switch (answer.answer) {
    case "yes":
      return texts.canDonateToday;
    case "from":
      return texts.canDonateFrom(formatFullDate(answer.date));
    case "toBeJudged":
      if (isForDoctor(answer)) return texts.askFirst;
      return answer.code === "unknown-donations"
        ? `${texts.askDoctor} ${donationsUnknown(answer.notBefore)}`
        : texts.askDoctor;
    case "no":
      return texts.askDoctor;
  }
}
