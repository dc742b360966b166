import { COMPUTED_DONOR_FIELDS, DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { formatNumber } from "../../domain/format";
import { tw } from "../../ui/tw";
import { fieldColumn, type ListColumn } from "../lists/list-column";
import { BloodGroupTag } from "../donor-parts/blood-group-tag";
import { LastDonation } from "../donor-parts/last-donation";
import { NextDonation } from "../donor-parts/next-donation";
import { NotKnown } from "../donor-parts/not-known";
import { StatusBadge } from "../donor-parts/status-badge";
import type { DonorRow } from "./requests/list-donors";
import { texts } from "./texts";

const field = (name: keyof typeof DONOR_FIELDS) => fieldColumn(DONOR_FIELDS, name);
const { columns: labels, orders } = texts;

const name = ({ lastName, firstName }: DonorRow) => `${lastName} ${firstName}`.trim();

/**
 * The columns of the registry; the name takes what the others leave.
 * @param today ISO day in Rome
 */
export const donorColumns = (today: string): ListColumn<DonorRow>[] => [
  {
    ...field("lastName"),
    label: labels.name,
    orders: orders.name,
    area: "name",
    text: name,
    cell: (donor) => <span className={tw`font-strong text-ink`}>{name(donor) || texts.noName}</span>,
  },
  {
    ...field("cardNumber"),
    orders: orders.cardNumber,
    width: 116,
    priority: 4,
    muted: true,
    cell: ({ cardNumber }) => cardNumber ?? <span className={tw`text-faint`}>{texts.noCard}</span>,
  },
  {
    ...field("bloodGroup"),
    label: labels.bloodGroup,
    width: 84,
    area: "aside",
    cell: ({ bloodGroup }) => <BloodGroupTag group={bloodGroup} />,
  },
  {
    ...field("status"),
    width: 244,
    area: "state",
    wraps: true,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    ...field("lastDonationDate"),
    orders: orders.lastDonationDate,
    width: 146,
    priority: 5,
    cell: ({ lastDonationDate, lastDonationType, donationsNumber }) => (
      <LastDonation date={lastDonationDate} type={lastDonationType} never={donationsNumber === 0} />
    ),
  },
  {
    id: "nextDonation",
    label: COMPUTED_DONOR_FIELDS.nextDonationDate.label,
    width: 136,
    area: "meta",
    cell: ({ nextDonation, status }) => <NextDonation next={nextDonation} status={status} today={today} />,
  },
  {
    ...field("donationsNumber"),
    label: labels.donationsNumber,
    orders: orders.donationsNumber,
    width: 100,
    priority: 3,
    numeric: true,
    cell: ({ donationsNumber }) => (donationsNumber === null ? <NotKnown /> : formatNumber(donationsNumber)),
  },
  { ...field("area"), orders: orders.area, width: 120, priority: 4, text: ({ area }) => area },
];
