import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { DONATION_TYPE_LABELS, type DonationType } from "../../../../domain/donation/blood";
import { formatFullDate, formatNumber, formatShortDate } from "../../../../domain/format";
import { Button } from "../../../../ui/buttons/button";
import { Card } from "../../../../ui/display/card";
import { DamagedRows } from "../../../../ui/messages/damaged-rows";
import { EmptyState } from "../../../../ui/messages/empty-state";
import { FocusFallback } from "../../../../ui/focus/focus-fallback";
import { Cell } from "../../../../ui/table/cell";
import { HeaderCell } from "../../../../ui/table/header-cell";
import { Row } from "../../../../ui/table/row";
import { Table, TableBody, TableHead } from "../../../../ui/table/table";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { Menu } from "../../../../ui/menu/menu";
import type { MenuEntry } from "../../../../ui/menu/menu-entry";
import { tw } from "../../../../ui/tw";
import { byYear } from "../../../../shared/donor/parts/by-year";
import { DonationGlyph } from "../../../../shared/donor/parts/donation-glyph";
import type { Donation, Donations } from "../../../../shared/donor/reads";
import { texts } from "../texts";

const ROWS_AT_ONCE = 100;

/** The actions on a donation; undefined if the user may not do them. */
export interface RowActions {
  onEdit?: (donation: Donation) => void;
  onRemove?: (donation: Donation) => void;
}

interface DonationListProps {
  data: Donations;
  actionsOf: (donation: Donation) => RowActions;
}

/** Shows the donations by year, a hundred at a time. */
export function DonationList({ data, actionsOf }: DonationListProps) {
  const { donations, damaged, total, received } = data;
  const [rowLimit, setRowLimit] = useState(ROWS_AT_ONCE);
  if (donations.length === 0 && damaged === 0)
    return (
      <Card>
        <EmptyState title={texts.noDonations} drawing="list">
          {texts.noDonationsHint}
        </EmptyState>
      </Card>
    );
  const actions = new Map(donations.map((donation) => [donation, actionsOf(donation)]));
  const anyActions = [...actions.values()].some(hasActions);
  const years = byYear(donations);
  const dated = years.filter(({ year }) => year !== "");
  const span = dated.length > 0 ? Number(dated[0]?.year) - Number(dated.at(-1)?.year) + 1 : 0;
  const remaining = donations.length - rowLimit;
  const count = formatNumber(total);
  return (
    <Card
      title={texts.donations}
      subtitle={span > 0 ? texts.inYears(count, span) : texts.donationsCount(count, total === 1)}
      actions={<ByType donations={donations} />}
      flush
      footer={
        remaining > 0 && (
          <>
            <span className={tw`text-label text-faint`}>{texts.remaining(formatNumber(remaining))}</span>
            <Button small className={tw`ml-auto`} onClick={() => setRowLimit(rowLimit + ROWS_AT_ONCE)}>
              {texts.more(formatNumber(Math.min(remaining, ROWS_AT_ONCE)))}
            </Button>
          </>
        )
      }
    >
      <FocusFallback
        className={tw`mt-3.5 overflow-hidden border-t w700:[&_td:first-child]:pl-6 w700:[&_th:first-child]:pl-6`}
      >
        {damaged > 0 && (
          <div className={tw`px-6 py-4 narrow:px-4`}>
            <DamagedRows count={damaged} />
          </div>
        )}
        <Table label={texts.donations} cards>
          <TableHead>
            <HeaderCell width={150}>{texts.date}</HeaderCell>
            <HeaderCell width={200}>{texts.type}</HeaderCell>
            <HeaderCell>{texts.place}</HeaderCell>
            {anyActions && (
              <HeaderCell width={64}>
                <span className={tw`sr-only`}>{texts.rowActions}</span>
              </HeaderCell>
            )}
          </TableHead>
          <TableBody>{rowsOf(years, rowLimit, anyActions ? actions : null)}</TableBody>
        </Table>
        {total > received && (
          <p className={tw`border-t px-6 py-3 text-label text-muted narrow:px-4`}>
            {texts.notSent(formatNumber(total - received))}
          </p>
        )}
      </FocusFallback>
    </Card>
  );
}

/** The number of donations of each type. */
function ByType({ donations }: { donations: readonly Donation[] }) {
  return (
    <ul className={tw`flex gap-3.5 text-label text-muted`}>
      {([1, 2, 3] as DonationType[]).map((type) => {
        const count = donations.filter((donation) => donation.type === type).length;
        return count === 0 ? null : (
          <li key={type} className={tw`flex items-center gap-1.5`} title={DONATION_TYPE_LABELS[type]}>
            <DonationGlyph type={type} named />
            {formatNumber(count)}
          </li>
        );
      })}
    </ul>
  );
}

/** @param actions by donation; null without a column for them */
function rowsOf(
  years: ReturnType<typeof byYear<Donation>>,
  limit: number,
  actions: ReadonlyMap<Donation, RowActions> | null,
) {
  let remaining = limit;
  return years.flatMap(({ year, donations }) => {
    if (remaining <= 0) return [];
    const visible = donations.slice(0, remaining);
    remaining -= visible.length;
    const count = texts.donationsCount(formatNumber(donations.length), donations.length === 1);
    return [
      <Row key={`year ${year}`}>
        <td
          // the card layout changes `display`, which removes the td's role
          // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
          role="cell"
          colSpan={actions ? 4 : 3}
          className={tw`h-[var(--gds-row)] border-b px-4 cards:block cards:h-auto cards:border-0 cards:p-0`}
        >
          <span className={tw`mr-2 font-strong`}>{year || texts.noYear}</span>{" "}
          <span className={tw`text-label text-muted`}>{count}</span>
        </td>
      </Row>,
      ...visible.map((donation, index) => (
        <DonationRow
          key={`${donation._id} ${year} ${index}`}
          donation={donation}
          actions={actions && (actions.get(donation) ?? {})}
        />
      )),
    ];
  });
}

function DonationRow({ donation, actions }: { donation: Donation; actions: RowActions | null }) {
  const { type, date, place } = donation;
  return (
    <Row>
      <Cell area="name" className={tw`cards:font-strong`} title={date ? formatFullDate(date) : undefined}>
        {date ? <time dateTime={date}>{formatShortDate(date)}</time> : texts.noDate}
      </Cell>
      <Cell area="state">
        <span className={tw`flex items-center gap-2`}>
          {type && <DonationGlyph type={type} />}
          {type ? DONATION_TYPE_LABELS[type] : texts.unknownType}
        </span>
      </Cell>
      <Cell area="meta" muted clip title={place || undefined}>
        {place}
      </Cell>
      {actions && <ActionsCell donation={donation} actions={actions} />}
    </Row>
  );
}

const hasActions = ({ onEdit, onRemove }: RowActions): boolean => Boolean(onEdit ?? onRemove);

/** The menu of a row; none without actions, and for a donation without an id, which can't be written. */
function ActionsCell({ donation, actions }: { donation: Donation; actions: RowActions }) {
  const { onEdit, onRemove } = actions;
  const entries: MenuEntry[] = [
    ...(onEdit ? [{ kind: "item" as const, label: texts.edit, icon: Pencil, onSelect: () => onEdit(donation) }] : []),
    ...(onRemove
      ? [
          {
            kind: "item" as const,
            label: texts.remove,
            icon: Trash2,
            danger: true,
            onSelect: () => onRemove(donation),
          },
        ]
      : []),
  ];
  const date = donation.date ? formatFullDate(donation.date) : texts.noDate;
  return (
    // as high as the text beside it: the touch target may reach into the padding
    <Cell area="aside" className={tw`cards:[margin-block:-10px]`}>
      {donation._id && hasActions(actions) && (
        <Menu
          align="end"
          entries={entries}
          trigger={(props) => <IconButton icon={Ellipsis} label={texts.actions(date)} {...props} />}
        />
      )}
    </Cell>
  );
}
