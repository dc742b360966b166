import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/messages/empty-state";
import { cx, tw } from "../../../ui/tw";
import type { RowActions } from "../sheet/row-actions";
import type { SheetRow } from "../sheet/sheet";
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
  // a row that needed a person once keeps its place among those rows
  const [watched, setWatched] = useState<ReadonlySet<number>>(new Set());
  const toWatch = rows.filter(({ id }) => !watched.has(id) && isSettledProblem(verdictOf(id)));
  if (toWatch.length > 0) setWatched(new Set([...watched, ...toWatch.map(({ id }) => id)]));
  // a row that moves to the other list would lose the focus, and what is typed in it
  const [held, setHeld] = useState<{ id: number; isGood: boolean } | null>(null);
  const isGood = (row: SheetRow) =>
    held?.id === row.id ? held.isGood : !watched.has(row.id) && !needsPerson(verdictOf(row.id));
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
      {shownGood.length < good.length && (
        <div className={tw`flex justify-end px-6 py-3 narrow:px-4`}>
          <Button small onClick={() => setUnfolded(true)}>
            {texts.showMore(good.length - shownGood.length)}
          </Button>
        </div>
      )}
    </>
  );
}

/** A row that couldn't be checked yet may turn out to be good. */
const isSettledProblem = (verdict: Verdict) => needsPerson(verdict) && verdict.kind !== "unchecked";

const isConfirmed = (verdict: Verdict) => verdict.kind === "warned" && verdict.confirmed;
