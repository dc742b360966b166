import { useState } from "react";
import { DONATION_TYPE_LABELS, type DonationType } from "../../../domain/donation/blood";
import { formatNumber } from "../../../domain/format";
import { DonationGlyph } from "../../../shared/donor/parts/donation-glyph";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/messages/empty-state";
import { cx, tw } from "../../../ui/tw";
import type { RowActions } from "../sheet/row-actions";
import { donorOf, type SheetRow } from "../sheet/sheet";
import type { SheetControl } from "../sheet/use-sheet";
import { isRegistrable, needsPerson, type Verdict } from "../sheet/verdict";
import { texts } from "../texts";
import { rowGrid, SheetRowView } from "./sheet-row";

/** In a longer sheet, the good rows fold. */
const LONG = 200;
const SHOWN = 50;

const heading = tw`flex flex-wrap items-baseline gap-x-2 border-b bg-sunken px-6 py-2 narrow:px-4 text-label`;

interface SheetListProps {
  control: SheetControl;
  actions: RowActions;
  editing: number | null;
  reasons: readonly string[];
}

/** The rows: first those that a person must look at, then those that are good. */
export function SheetList({ control, actions, editing, reasons }: SheetListProps) {
  const { sheet, verdictOf, context } = control;
  const [unfolded, setUnfolded] = useState(false);
  const { rows, type, event } = sheet;
  // a row that moves to the other list would lose the focus, and what is typed in it
  const [held, setHeld] = useState<{ id: number; isGood: boolean } | null>(null);
  const isGood = (row: SheetRow) =>
    held?.id === row.id ? held.isGood : !row.watched && !needsPerson(verdictOf(row.id));
  const toCheck = rows.filter((row) => !isGood(row));
  const good = rows.filter(isGood);
  const shownGood = rows.length > LONG && !unfolded ? good.slice(0, SHOWN) : good;
  const out = toCheck.filter(({ id }) => !isRegistrable(verdictOf(id))).length;
  const confirmed = toCheck.filter(({ id }) => isConfirmed(verdictOf(id))).length;
  const view = (row: SheetRow) => (
    <SheetRowView
      key={row.id}
      row={row}
      verdict={verdictOf(row.id)}
      dayType={type}
      context={context}
      reasons={reasons}
      lit={event?.kind === "again" && event.id === row.id}
      editing={editing === row.id}
      onHold={(isHeld) => setHeld(isHeld ? { id: row.id, isGood: isGood(row) } : null)}
      actions={actions}
    />
  );
  if (rows.length === 0)
    return (
      <EmptyState title={texts.empty} drawing="list">
        {texts.emptyHint}
      </EmptyState>
    );
  const { columns } = texts;
  return (
    <>
      <div
        aria-hidden
        className={cx(rowGrid, tw`cards:hidden border-y bg-sunken py-2 text-caption font-medium text-muted`)}
      >
        <span className={tw`hidden w1100:block`}>{columns.card}</span>
        <span>{columns.name}</span>
        <span>{columns.group}</span>
        <span className={tw`hidden w1100:block`}>{columns.status}</span>
        <span>{columns.last}</span>
        <span>{columns.next}</span>
        <span>{columns.verdict}</span>
      </div>
      {toCheck.length > 0 && (
        <section aria-label={texts.toCheck(toCheck.length)}>
          <h2 className={heading}>
            <b>{texts.toCheck(toCheck.length)}</b>
            <span className={tw`font-normal text-muted`}>{texts.toCheckMore(confirmed, out)}</span>
          </h2>
          <ul>{toCheck.map(view)}</ul>
        </section>
      )}
      {good.length > 0 && (
        <section aria-label={texts.good(good.length)}>
          <h2 className={heading}>
            <b>{texts.good(good.length)}</b>
            <span className={tw`font-normal text-muted`}>{texts.goodHint}</span>
          </h2>
          <ul>{shownGood.map(view)}</ul>
        </section>
      )}
      <div className={tw`flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-3 narrow:px-4 text-label`}>
        <Totals control={control} />
        {shownGood.length < good.length && (
          <Button small className={tw`ml-auto`} onClick={() => setUnfolded(true)}>
            {texts.showMore(good.length - shownGood.length)}
          </Button>
        )}
      </div>
    </>
  );
}

const isConfirmed = (verdict: Verdict) => verdict.kind === "warned" && verdict.confirmed;

/** The donations that will be registered, by type. */
function Totals({ control: { sheet, verdictOf, context } }: Pick<SheetListProps, "control">) {
  const going = sheet.rows.filter(({ id }) => isRegistrable(verdictOf(id)));
  const ofType = (type: DonationType) => going.filter((row) => (row.type ?? sheet.type) === type).length;
  const firsts = going.filter((row) => {
    const donations = donorOf(row)?.donations ?? [];
    return donations.every(({ date }) => date !== null && context.day !== null && date > context.day);
  }).length;
  return (
    <>
      <span>
        <b>{formatNumber(going.length)}</b> {texts.totals(going.length)}
      </span>
      {([1, 2, 3] as const).map(
        (type) =>
          ofType(type) > 0 && (
            <span key={type} className={tw`flex items-center gap-1.5`}>
              <DonationGlyph type={type} />
              {`${formatNumber(ofType(type))} ${DONATION_TYPE_LABELS[type]}`}
            </span>
          ),
      )}
      {firsts > 0 && <span>{texts.firsts(firsts)}</span>}
    </>
  );
}
