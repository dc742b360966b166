import type { ReactNode } from "react";
import { formatFullDate } from "../../../domain/format";
import { Card } from "../../../ui/card";
import { tw } from "../../../ui/tw";
import { BloodGroupTag } from "../../donors";
import type { OwnRecord } from "../requests/get-own-record";
import { texts } from "../texts";

/** What the association knows of the donor, to check. */
export function DataCard({ donor }: { donor: OwnRecord }) {
  const place = [donor.cap, donor.city, donor.province && `(${donor.province})`].filter(Boolean).join(" ");
  return (
    <Card title={texts.data}>
      <dl
        className={tw`grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 narrow:grid-cols-[minmax(0,1fr)] narrow:gap-y-0`}
      >
        <Line label={texts.card}>{donor.cardNumber ?? texts.cardComes}</Line>
        <Line label={texts.group}>
          {donor.bloodGroup === "ND" ? texts.groupUnknown : <BloodGroupTag group={donor.bloodGroup} />}
        </Line>
        <Line label={texts.birthday}>{donor.birthday && formatFullDate(donor.birthday)}</Line>
        <Line label={texts.address}>{[donor.street, place].filter(Boolean).join(", ")}</Line>
        <Line label={texts.email}>{donor.email}</Line>
        <Line label={texts.phone}>{donor.mobile ?? donor.phoneHome}</Line>
        <Line label={texts.lastDonation}>
          {donor.lastDonationDate
            ? formatFullDate(donor.lastDonationDate)
            : donor.donationsNumber === 0
              ? texts.none
              : texts.notKnown}
        </Line>
      </dl>
      {donor.status === "active" && <p className={tw`mt-4 text-label text-muted`}>{texts.askToCorrect}</p>}
    </Card>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className={tw`text-muted narrow:text-label`}>{label}</dt>
      <dd className={tw`m-0 min-w-0 break-anywhere narrow:mb-3 narrow:last:mb-0`}>
        {children || <span className={tw`text-faint`}>{texts.missing}</span>}
      </dd>
    </>
  );
}
