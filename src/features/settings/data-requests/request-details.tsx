import { Printer } from "lucide-react";
import { Fragment, useEffect, useRef } from "react";
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
import { useOverlayRoot } from "../../../ui/overlay/overlay-root";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";
import { tw } from "../../../ui/tw";
import { certificateOf, printCertificate } from "./print-certificate";
import { OutcomeBadge } from "./register-card";
import { certificateTexts, texts } from "./texts";

const loadDialog = async () => (await import("./refuse-dialog")).RefuseDialog;

interface RequestDetailsProps {
  request: DataRequest;
  /** Of today, for an erasure that doesn't say with which settings it was done. */
  settings: DataRequestSettings;
  /** How often the user has chosen a request. Each time the heading gets the focus: on a phone it is below the register. */
  choices: number;
}

/** The chosen request: its facts and what to do, or the certificate of its erasure. */
export function RequestDetails({ request, settings, choices }: RequestDetailsProps) {
  const overlay = useOverlayRoot();
  const own = useUser()?._id ?? null;
  const { Dialog: RefuseDialog, times, shown, opener } = useLazyDialog(loadDialog);
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (choices > 0) heading.current?.focus();
  }, [choices]);
  const { number, erased, outcome, person } = request;
  const isDonor = person?.role === "donor";
  const certificate = erased && certificateOf(request, erased, erased.kept ?? settings);
  const isOwn = outcome === null && person !== null && person._id === own;
  const mayAnswer = outcome === null && person !== null && !isOwn;
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1} className={tw`rounded-[3px]`}>
          {number}
        </span>
      }
      actions={<OutcomeBadge request={request} />}
      footer={
        certificate ? (
          <Button
            kind="primary"
            icon={Printer}
            onClick={() => overlay && printCertificate(overlay, number, certificate)}
          >
            {texts.print}
          </Button>
        ) : (
          mayAnswer &&
          (isDonor ? (
            <>
              <Button kind="primary" href={addressOf(hrefFor("donorErase", { id: person._id }))}>
                {texts.erase}
              </Button>
              <OpenerButton {...opener}>{texts.refuse}</OpenerButton>
            </>
          ) : (
            <Button href={addressOf(detailsHref(person))}>{texts.toPerson}</Button>
          ))
        )
      }
    >
      {certificate ? (
        <div className={tw`grid gap-4`}>
          <h3 className={tw`text-title tracking-snug`}>{certificateTexts.title(number)}</h3>
          <Facts facts={certificate.facts} />
          <Lines title={certificateTexts.erasedParts} lines={certificate.erased} />
          <Lines title={certificateTexts.keptParts} lines={certificate.kept} />
          <p className={tw`text-label text-muted`}>{certificate.footer}</p>
        </div>
      ) : (
        <div className={tw`grid gap-4`}>
          <Facts facts={factsOf(request)} />
          {isOwn && <p className={tw`text-muted`}>{texts.own}</p>}
        </div>
      )}
      {RefuseDialog && <RefuseDialog key={times} {...shown} request={request} />}
    </Card>
  );
}

function factsOf({
  received,
  via,
  due,
  outcome,
  decided,
  reason,
}: DataRequest): readonly (readonly [string, string])[] {
  const answered = decided && dayOf(decided.date);
  const facts: readonly (readonly [string, string | null | undefined | false])[] = [
    [texts.facts.received, received && formatFullDate(received)],
    [texts.facts.via, ownValue(requestTexts.vias, via ?? "")],
    [texts.facts.due, outcome === null && due && formatFullDate(due)],
    [texts.facts.answered, answered && [formatFullDate(answered), decided.author?.name || texts.somebody].join(", ")],
    [texts.facts.reason, reason],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl
    className={tw`grid grid-cols-[minmax(96px,auto)_minmax(0,1fr)] gap-x-4 gap-y-2 narrow:grid-cols-[minmax(0,1fr)] narrow:gap-y-0`}
  >
    {facts.map(([label, value]) => (
      <Fragment key={label}>
        <dt className={tw`text-muted`}>{label}</dt>
        <dd className={tw`m-0 break-anywhere narrow:mb-2`}>{value}</dd>
      </Fragment>
    ))}
  </dl>
);

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section className={tw`grid gap-1`}>
    <h4 className={tw`font-strong`}>{title}</h4>
    <ul className={tw`grid gap-1 list-disc pl-5`}>
      {lines.map((line) => (
        <li key={line} className={tw`break-anywhere text-pretty`}>
          {line}
        </li>
      ))}
    </ul>
  </section>
);
