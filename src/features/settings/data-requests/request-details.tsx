import { Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { useUser } from "../../../api/react/connection";
import { dayOf } from "../../../domain/dates/days";
import { formatFullDate } from "../../../domain/format";
import { detailsHref, hrefFor } from "../../../domain/routes";
import type { DataRequestSettings } from "../../../domain/settings/data-request-settings";
import { ownValue } from "../../../domain/values";
import type { DataRequest } from "../../../shared/data-requests/requests";
import { requestTexts } from "../../../shared/data-requests/texts";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { OpenerButton } from "../../../ui/buttons/opener-button";
import { Card } from "../../../ui/display/card";
import { Fact, Facts } from "../../../ui/display/facts";
import { useOverlayRoot } from "../../../ui/overlay/overlay-root";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";
import { tw } from "../../../ui/tw";
import { Certificate, printCertificate } from "./certificate";
import { OutcomeBadge } from "./register-card";
import { texts } from "./texts";

const loadDialog = async () => (await import("./refuse-dialog")).RefuseDialog;

interface RequestDetailsProps {
  request: DataRequest;
  /** What stays after an erasure, if the server doesn't say it of this one; null while it isn't known. */
  settings: DataRequestSettings | null;
  /** How often the user has chosen a request. Each time the heading gets the focus: on a phone it is below the register. */
  choices: number;
}

/** The chosen request: its facts and what to do, or the certificate of its erasure. */
export function RequestDetails({ request, settings, choices }: RequestDetailsProps) {
  const overlay = useOverlayRoot();
  const own = useUser()?._id ?? null;
  const { Dialog: RefuseDialog, times, shown, opener } = useLazyDialog(loadDialog);
  const heading = useRef<HTMLSpanElement>(null);
  const certificate = useRef<HTMLElement>(null);
  useEffect(() => {
    if (choices > 0) heading.current?.focus();
  }, [choices]);
  const { number, received, via, due, outcome, decided, reason, erased } = request;
  const answered = decided && dayOf(decided.date);
  const person = outcome === null ? request.person : null;
  const isOwn = person !== null && person._id === own;
  const kept = erased?.kept ?? settings;
  const print = () => overlay && certificate.current && printCertificate(overlay, number, certificate.current);
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1} className={tw`rounded-[3px]`}>
          {number}
        </span>
      }
      actions={<OutcomeBadge request={request} />}
      footer={
        erased ? (
          kept && (
            <Button kind="primary" icon={Printer} onClick={print}>
              {texts.print}
            </Button>
          )
        ) : person?.role === "donor" && !isOwn ? (
          <>
            <Button kind="primary" href={addressOf(hrefFor("donorErase", { id: person._id }))}>
              {texts.erase}
            </Button>
            <OpenerButton {...opener}>{texts.refuse}</OpenerButton>
          </>
        ) : (
          person && !isOwn && <Button href={addressOf(detailsHref(person))}>{texts.toPerson}</Button>
        )
      }
    >
      {erased ? (
        <Certificate ref={certificate} request={request} erased={erased} kept={kept} />
      ) : (
        <div className={tw`grid gap-4`}>
          <Facts>
            {received && <Fact label={texts.facts.received}>{formatFullDate(received)}</Fact>}
            {via && <Fact label={texts.facts.via}>{ownValue(requestTexts.vias, via) ?? via}</Fact>}
            {outcome === null && due && <Fact label={texts.facts.due}>{formatFullDate(due)}</Fact>}
            {answered && (
              <Fact label={texts.facts.answered}>
                {`${formatFullDate(answered)}, ${decided.author?.name || texts.somebody}`}
              </Fact>
            )}
            {reason && <Fact label={texts.facts.reason}>{reason}</Fact>}
          </Facts>
          {isOwn && <p className={tw`text-muted`}>{texts.own}</p>}
        </div>
      )}
      {RefuseDialog && <RefuseDialog key={times} {...shown} request={request} />}
    </Card>
  );
}
