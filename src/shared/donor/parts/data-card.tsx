import type { ReactNode } from "react";
import type { Donor } from "../../../domain/entities";
import { formatFullDate } from "../../../domain/format";
import { Card } from "../../../ui/display/card";
import { uiTexts } from "../../../ui/texts";
import { tw } from "../../../ui/tw";
import { BloodGroupTag } from "./blood-group-tag";
import { texts } from "./texts";

type ShownField =
  | "cardNumber"
  | "bloodGroup"
  | "birthday"
  | "street"
  | "cap"
  | "city"
  | "province"
  | "email"
  | "mobile";

type DonorData = Pick<Donor, ShownField | "phoneHome" | "lastDonationDate"> & { donationsNumber: number | null };

interface DataCardProps {
  donor: DonorData;
  title: string;
  /** Shown for a donor without a card. */
  noCard: string;
  actions?: ReactNode;
  note?: string | false;
}

/** Shows a donor's main data. */
export function DataCard({ donor, title, noCard, actions, note }: DataCardProps) {
  const place = [donor.cap, donor.city, donor.province && `(${donor.province})`].filter(Boolean).join(" ");
  return (
    <Card title={title} actions={actions}>
      <dl
        className={tw`grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 narrow:grid-cols-[minmax(0,1fr)] narrow:gap-y-0`}
      >
        <Line label={texts.card}>{donor.cardNumber ?? noCard}</Line>
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
              ? texts.never
              : uiTexts.notKnown}
        </Line>
      </dl>
      {note && <p className={tw`mt-4 text-label text-muted`}>{note}</p>}
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
