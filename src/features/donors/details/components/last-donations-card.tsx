import { DONATION_TYPE_LABELS } from "../../../../domain/donation/blood";
import { formatFullDate, formatNumber, formatShortDate } from "../../../../domain/format";
import { Card } from "../../../../ui/display/card";
import { FocusFallback } from "../../../../ui/focus/focus-fallback";
import { linkClass } from "../../../../ui/buttons/link";
import { Cell } from "../../../../ui/table/cell";
import { HeaderCell } from "../../../../ui/table/header-cell";
import { Row } from "../../../../ui/table/row";
import { Table, TableBody, TableHead } from "../../../../ui/table/table";
import { cx, tw } from "../../../../ui/tw";
import { DonationGlyph } from "../../../../shared/donor/parts/donation-glyph";
import type { Donations } from "../../../../shared/donor/reads";
import { texts } from "../texts";

const SHOWN = 4;

interface LastDonationsCardProps {
  data: Donations;
  onShowAll: () => void;
}

/** Shows the last donations, with a link to all of them; nothing without donations. */
export function LastDonationsCard({ data: { donations, total }, onShowAll }: LastDonationsCardProps) {
  const last = donations.toSorted((one, other) => (other.date ?? "").localeCompare(one.date ?? "")).slice(0, SHOWN);
  if (last.length === 0) return null;
  return (
    <Card
      title={texts.lastDonations}
      flush
      actions={
        total > last.length && (
          <FocusFallback>
            <button
              type="button"
              onClick={onShowAll}
              className={cx(linkClass(), tw`relative hit text-label print:hidden`)}
            >
              {texts.allDonations(formatNumber(total))}
            </button>
          </FocusFallback>
        )
      }
    >
      <div
        className={tw`mt-3 overflow-hidden border-t medium:[&_td:first-child]:pl-6 wide:[&_td:first-child]:pl-6 medium:[&_th:first-child]:pl-6 wide:[&_th:first-child]:pl-6`}
      >
        <Table label={texts.lastDonations} fixed>
          <TableHead>
            <HeaderCell>{texts.date}</HeaderCell>
            <HeaderCell>{texts.type}</HeaderCell>
            <HeaderCell priority={2}>{texts.place}</HeaderCell>
          </TableHead>
          <TableBody>
            {last.map(({ _id, type, date, place }, index) => (
              <Row key={`${_id} ${index}`}>
                <Cell title={date ? formatFullDate(date) : undefined}>
                  {date ? <time dateTime={date}>{formatShortDate(date)}</time> : texts.noDate}
                </Cell>
                <Cell clip title={type ? DONATION_TYPE_LABELS[type] : undefined}>
                  <span className={tw`flex items-center gap-2`}>
                    {type && <DonationGlyph type={type} />}
                    <span className={tw`truncate`}>{type ? DONATION_TYPE_LABELS[type] : texts.unknownType}</span>
                  </span>
                </Cell>
                <Cell priority={2} muted clip title={place || undefined}>
                  {place}
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </div>
    </Card>
  );
}
