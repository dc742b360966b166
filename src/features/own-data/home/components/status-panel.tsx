import { formatFullDate } from "../../../../domain/format";
import { hrefFor } from "../../../../domain/routes";
import { presentStatus } from "../../../../domain/donor/status";
import { Button } from "../../../../ui/buttons/button";
import { Card } from "../../../../ui/display/card";
import { Skeleton } from "../../../../ui/messages/skeleton";
import { tw } from "../../../../ui/tw";
import { StatusBadge } from "../../../../shared/donor/parts/status-badge";
import { addressOf } from "../../../../shared/navigation";
import { STATUS_MEANINGS, suspensionOf, useReasonForDonor, type OwnRecord } from "../../record";
import { texts } from "../texts";
import { useState } from "react";
import { affectedReads } from "../../../../api/writes/affected-reads";
import { useUser } from "../../../../api/react/connection";
import { Banner } from "../../../../ui/messages/banner";
import { useResendValidation } from "../../../../shared/link-page";

/** Explains the donor's status, and what to do (decisions §6). */
export function StatusPanel({ donor, email }: { donor: OwnRecord; email: string }) {
  const { status } = presentStatus(donor.status);
  const suspension = suspensionOf(donor);
  const reason = useReasonForDonor(suspension?.reason);
  return (
    <Card title={texts.status} actions={<StatusBadge status={donor.status} />}>
      <div className={tw`grid gap-4`}>
        {status && (
          <p className={tw`text-pretty`}>
            {STATUS_MEANINGS[status]} {status === "pending" && texts.fillInHint}
          </p>
        )}
        {suspension && (
          <dl className={tw`grid grid-cols-[auto_minmax(0,1fr)] tiny:!grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2`}>
            {suspension.from && (
              <>
                <dt className={tw`text-muted`}>{texts.since}</dt>
                <dd className={tw`m-0`}>{formatFullDate(suspension.from)}</dd>
              </>
            )}
            {status !== "permanentlySuspended" && suspension.until !== undefined && (
              <>
                <dt className={tw`text-muted`}>{texts.until}</dt>
                <dd className={tw`m-0`}>{suspension.until ? formatFullDate(suspension.until) : texts.untilUnknown}</dd>
              </>
            )}
            {suspension.reason && (
              <>
                <dt className={tw`text-muted`}>{texts.reason}</dt>
                <dd className={tw`m-0 self-center`}>{reason ?? <Skeleton width="60%" />}</dd>
              </>
            )}
          </dl>
        )}
        {status === "provisioned" && <NewMail email={email} />}
        {status === "pending" && (
          <div className={tw`narrow:grid`}>
            <Button kind="primary" href={addressOf(hrefFor("registration"))}>
              {texts.fillIn}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

type Outcome = { kind: "none" } | { kind: "sent" } | { kind: "failed"; message: string };

/** Sends the confirmation mail again. */
function NewMail({ email }: { email: string }) {
  const user = useUser();
  const { write, writing } = useResendValidation(() => (user ? affectedReads.ownRecord(user._id) : []));
  const [outcome, setOutcome] = useState<Outcome>({ kind: "none" });

  const send = async () => {
    const sent = await write(email);
    setOutcome(sent.ok ? { kind: "sent" } : { kind: "failed", message: sent.error.message });
  };

  return (
    <div className={tw`grid gap-3`}>
      <div role="status" className={tw`empty:hidden`}>
        {outcome.kind === "sent" && (
          <Banner tone="success" title={texts.newMailSent(email)}>
            {texts.newMailHint}
          </Banner>
        )}
        {outcome.kind === "failed" && <Banner tone="danger" title={`${texts.newMailFailed}: ${outcome.message}`} />}
      </div>
      <div className={tw`narrow:grid`}>
        <Button
          kind={outcome.kind === "sent" ? "secondary" : "primary"}
          onClick={() => void send()}
          loading={writing}
          loadingLabel={texts.newMailSending}
        >
          {texts.newMail}
        </Button>
      </div>
    </div>
  );
}
