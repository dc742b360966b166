import { formatNumber } from "../../../domain/format";
import { Cell } from "../../../ui/table/cell";
import { Row } from "../../../ui/table/row";
import { Table, TableBody } from "../../../ui/table/table";
import { tw } from "../../../ui/tw";
import { BloodGroupTag } from "../../donor-parts/blood-group-tag";
import { LastDonation } from "../../donor-parts/last-donation";
import { NextDonation } from "../../donor-parts/next-donation";
import { NotKnown } from "../../donor-parts/not-known";
import { StatusBadge } from "../../donor-parts/status-badge";
import type { SortField, SortOrder } from "../list-view";
import type { DonorRow } from "../requests/list-donors";
import { texts } from "../texts";
import { DonorTableHead } from "./donor-table-head";

interface DonorTableProps {
  donors: readonly DonorRow[];
  /** On all pages; null when nobody knows. */
  total: number | null;
  /** Which of all the first one is, from 0. */
  first: number;
  sort: SortOrder;
  onSort: (field: SortField) => void;
  /** ISO day in Rome. */
  today: string;
}

/** A page of donors. */
export function DonorTable({ donors, total, first, sort, onSort, today }: DonorTableProps) {
  return (
    <Table label={texts.table} cards rowCount={total === null ? -1 : total + 1}>
      <DonorTableHead sort={sort} onSort={onSort} />
      <TableBody>
        {donors.map((donor, index) => {
          const name = `${donor.lastName} ${donor.firstName}`.trim();
          return (
            <Row key={donor._id || `row ${index}`} index={first + index}>
              <Cell area="name" clip title={name}>
                <span className={tw`font-strong text-ink`}>{name || texts.noName}</span>
              </Cell>
              <Cell priority={4} muted>
                {donor.cardNumber ?? <span className={tw`text-faint`}>{texts.noCard}</span>}
              </Cell>
              <Cell area="aside">
                <BloodGroupTag group={donor.bloodGroup} />
              </Cell>
              <Cell area="state" className={tw`whitespace-normal`}>
                <StatusBadge status={donor.status} />
              </Cell>
              <Cell priority={5}>
                <LastDonation
                  date={donor.lastDonationDate}
                  type={donor.lastDonationType}
                  never={donor.donationsNumber === 0}
                />
              </Cell>
              <Cell area="meta">
                <NextDonation next={donor.nextDonation} status={donor.status} today={today} />
              </Cell>
              <Cell numeric priority={3}>
                {donor.donationsNumber === null ? <NotKnown /> : formatNumber(donor.donationsNumber)}
              </Cell>
              <Cell priority={4} clip title={donor.area}>
                {donor.area}
              </Cell>
            </Row>
          );
        })}
      </TableBody>
    </Table>
  );
}
