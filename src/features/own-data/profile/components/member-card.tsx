import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { registryName } from "../../../../domain/donor/registry-name";
import { Skeleton } from "../../../../ui/messages/skeleton";
import { tw } from "../../../../ui/tw";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import { uiTexts } from "../../../../ui/texts";
import { Logo } from "../../../../shared/brand";
import { BloodGroupTag } from "../../../../shared/donor/parts/blood-group-tag";
import { StatusBadge } from "../../../../shared/donor/parts/status-badge";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { texts } from "../texts";

const loadCode = async () => (await import("./qr-code")).QrCode;

/** The card as it is shown at the centre: who it is, the two numbers, the group, and the code. */
export function MemberCard({ donor }: { donor: DonorRecord }) {
  const { cardNumber, serialNumber, bloodGroup, status } = donor;
  return (
    <section
      aria-label={texts.card}
      className={tw`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-6 rounded-lg border bg-surface p-6 [break-inside:avoid] narrow:grid-cols-[minmax(0,1fr)] narrow:p-4`}
    >
      <div className={tw`grid min-w-0 gap-4`}>
        <div className={tw`flex flex-wrap items-center justify-between gap-3`}>
          <Logo />
          <StatusBadge status={status} />
        </div>
        <p className={tw`break-anywhere text-title font-strong leading-tight tracking-tight`}>
          {registryName(donor) || uiTexts.noName}
        </p>
        <dl className={tw`flex flex-wrap gap-x-7 gap-y-3`}>
          {cardNumber && <Number label={texts.cardNumber}>{cardNumber}</Number>}
          {serialNumber && <Number label={texts.centreNumber}>{serialNumber}</Number>}
          {bloodGroup !== "ND" && (
            <Number label={texts.group}>
              <BloodGroupTag group={bloodGroup} />
            </Number>
          )}
        </dl>
        <p className={tw`text-label text-muted`}>{cardNumber ? texts.showCode : texts.noCard}</p>
      </div>
      {cardNumber && <Code number={cardNumber} />}
    </section>
  );
}

const Number = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={tw`min-w-0`}>
    <dt className={tw`text-label text-muted`}>{label}</dt>
    <dd className={tw`m-0 break-anywhere text-lead font-strong tabular-nums`}>{children}</dd>
  </div>
);

/** The code; what draws it comes after the page. */
function Code({ number }: { number: string }) {
  const { Component: QrCode, load } = useLazyComponent(loadCode);
  const [failed, setFailed] = useState(false);
  const begin = useEffectEvent(() => load());
  useEffect(() => void begin().then((there) => setFailed(!there)), []);
  return (
    <div className={tw`grid min-h-[184px] min-w-[184px] place-items-center`}>
      {QrCode ? (
        <QrCode number={number} />
      ) : failed ? (
        <p className={tw`max-w-[184px] text-label text-muted`}>{texts.codeFailed}</p>
      ) : (
        <Skeleton width={184} height={184} />
      )}
    </div>
  );
}
