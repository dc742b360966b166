import { useState } from "react";
import { useQuery } from "../../../api/react/use-query";
import { hasNext, totalOf } from "../../../shared/lists/paging";
import { EmptyState } from "../../../ui/messages/empty-state";
import { Dialog } from "../../../ui/overlay/dialog";
import { Pagination } from "../../../ui/lists/pagination";
import { tw } from "../../../ui/tw";
import type { Shown } from "../../../ui/overlay/use-opened";
import { choosableQuery, type Choice, type Import, type ImportedRow } from "../api/read-imports";
import type { ForAll } from "../shell/row-choice";
import { RowDecision } from "./row-decision";
import { RowsWaiting } from "./rows-waiting";
import { texts } from "./texts";
import { fieldLabel } from "./value-words";

/** What was said of a row here, and the row as it was then. */
export type Said = ReadonlyMap<number, { row: ImportedRow; choice: Choice | null }>;

interface RowsDialogProps extends Shown {
  of: Import;
  forAll: ForAll;
  /** Those that differ in it; null for all. */
  field: string | null;
  said: Said;
  onChoose: (row: ImportedRow, choice: Choice | null) => void;
}

/** Of whom the registry knows, row by row: what would change, side by side, and what is to be done with it. */
export function RowsDialog({ of, forAll, field, said, onChoose, open, onClose }: RowsDialogProps) {
  const [pageIndex, setPageIndex] = useState(0);
  const state = useQuery(open ? choosableQuery(of._id, field, pageIndex) : null, { keepPrevious: true });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      large
      title={field === null ? texts.rowByRow : texts.whoChanges(fieldLabel(of.entity, field))}
    >
      <RowsWaiting state={state} height={160} />
      {state.status === "ready" && (
        <>
          <ul className={tw`mt-2 grid`} aria-busy={state.stale}>
            {withSaid(state.data.rows, said, field, pageIndex).map((row) => {
              const known = said.get(row.row ?? 0);
              return (
                <RowDecision
                  key={row.row}
                  entity={of.entity}
                  row={row.row ?? 0}
                  name={row.match?.name || row.name}
                  differences={differencesOf(known?.row ?? row)}
                  choice={known ? known.choice : row.choice}
                  id={(known?.row ?? row).choice?.id}
                  forAll={forAll}
                  onChoose={(choice) => onChoose(known?.row ?? row, choice)}
                />
              );
            })}
          </ul>
          {state.data.rows.length === 0 && said.size === 0 && (
            <EmptyState title={texts.noneDiffers} drawing="list">
              {texts.noneDiffersHint}
            </EmptyState>
          )}
          {(pageIndex > 0 || hasNext(state.data, { pageIndex })) && (
            <Pagination
              pageIndex={pageIndex}
              pageSize={state.data.limit}
              total={totalOf(state.data, { pageIndex })}
              rows={state.data.rows.length}
              hasNext={hasNext(state.data, { pageIndex })}
              onPageChange={setPageIndex}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

/** A server that tells no differences tells what would change. */
const differencesOf = ({ differences, changes }: ImportedRow) =>
  differences ?? changes.map((one) => ({ ...one, empty: false }));

/** Who is left out, or is somebody new, differs in nothing any more: the row stays where one has said so. */
function withSaid(rows: readonly ImportedRow[], said: Said, field: string | null, pageIndex: number): ImportedRow[] {
  const isHere = (row: ImportedRow) => rows.some((one) => one.row === row.row);
  const others = [...said.values()].filter(
    ({ row }) => !isHere(row) && (field === null || differencesOf(row).some((one) => one.field === field)),
  );
  const all = pageIndex === 0 ? [...rows, ...others.map(({ row }) => row)] : [...rows];
  return all.sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
}
