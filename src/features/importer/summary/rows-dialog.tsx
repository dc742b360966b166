import { useState } from "react";
import { useQuery } from "../../../api/react/use-query";
import { hasNext, totalOf } from "../../../shared/lists/list-answer";
import { EmptyState } from "../../../ui/messages/empty-state";
import { Checkbox } from "../../../ui/field/choice";
import { Select } from "../../../ui/field/select";
import { Dialog } from "../../../ui/overlay/dialog";
import { Pagination } from "../../../ui/lists/pagination";
import { tw } from "../../../ui/tw";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { choosableQuery, type Choice, type Import, type ImportedRow, type Difference } from "../api/read-imports";
import { type ForAll, choiceOf, rowAction, ROW_ACTIONS, writtenOf, type RowAction } from "./row-action";
import { fieldLabel, BeforeAfter, valueText } from "./before-after";
import { RowsWaiting } from "./rows-waiting";
import { uiTexts } from "../../../ui/texts";
import { texts } from "./texts";

/** The choices that were made in the dialog, by row number, each with the row as it was then. */
export type Answered = ReadonlyMap<number, { row: ImportedRow; choice: Choice | null }>;

interface RowsDialogProps extends DialogProps {
  importRun: Import;
  forAll: ForAll;
  /** Lists only the rows that differ in it; null for all. */
  field: string | null;
  answered: Answered;
  onChoose: (row: ImportedRow, choice: Choice | null) => void;
}

/** Lists the rows of existing records with their changes. The user chooses what to do with each row. */
export function RowsDialog({ importRun, forAll, field, answered, onChoose, open, onClose }: RowsDialogProps) {
  const [pageIndex, setPageIndex] = useState(0);
  const state = useQuery(open ? choosableQuery(importRun._id, field, pageIndex) : null, { keepPrevious: true });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      large
      title={field === null ? texts.rowByRow : texts.whoChanges(fieldLabel(importRun.entity, field))}
    >
      <RowsWaiting state={state} height={160} />
      {state.status === "ready" && (
        <>
          <ul className={tw`mt-2 grid`} aria-busy={state.stale}>
            {withAnswered(state.data.rows, answered, field, pageIndex).map((row) => {
              const answer = answered.get(row.row);
              return (
                <RowDecision
                  key={row.row}
                  entity={importRun.entity}
                  row={row.row}
                  name={row.match?.name || row.name}
                  differences={differencesOf(answer?.row ?? row)}
                  choice={answer ? answer.choice : row.choice}
                  id={(answer?.row ?? row).choice?.id}
                  forAll={forAll}
                  onChoose={(choice) => onChoose(answer?.row ?? row, choice)}
                />
              );
            })}
          </ul>
          {state.data.rows.length === 0 && answered.size === 0 && (
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

/** Some servers send changes instead of differences. */
const differencesOf = ({ differences, changes }: ImportedRow) =>
  differences ?? changes.map((one) => ({ ...one, empty: false }));

/** Adds the rows that the user has answered and the server no longer lists: a skipped or new row has no differences. */
function withAnswered(
  rows: readonly ImportedRow[],
  answered: Answered,
  field: string | null,
  pageIndex: number,
): ImportedRow[] {
  const isListed = (row: ImportedRow) => rows.some((one) => one.row === row.row);
  const others = [...answered.values()].filter(
    ({ row }) => !isListed(row) && (field === null || differencesOf(row).some((one) => one.field === field)),
  );
  const all = pageIndex === 0 ? [...rows, ...others.map(({ row }) => row)] : [...rows];
  return all.sort((a, b) => a.row - b.row);
}

interface RowDecisionProps {
  entity: string;
  row: number;
  name: string;
  differences: readonly Difference[];
  choice: Choice | null;
  id: string | undefined;
  forAll: ForAll;
  onChoose: (choice: Choice | null) => void;
}

/** A row of an existing record: its changes, and a select of what to do with it. */
function RowDecision(props: RowDecisionProps) {
  const { entity, row, name, differences, choice, id, forAll, onChoose } = props;
  const action = rowAction(choice);
  const written = writtenOf(choice, differences, forAll);
  const actions = ROW_ACTIONS.filter((one) =>
    one === "create" ? entity === "donors" : differences.length > 0 || one === "update" || one === "skip",
  );
  const choose = (next: RowAction, fields: readonly string[]) => onChoose(choiceOf({ action: next, id, fields }));
  const named = written.map(({ field }) => field);
  return (
    <li className={tw`flex flex-wrap items-start gap-x-4 gap-y-2 border-b py-3 last:border-0`}>
      <div className={tw`grid min-w-0 flex-[1_1_300px] gap-1.5 break-anywhere`}>
        <span>
          <b>{name || uiTexts.noName}</b> <span className={tw`text-label text-muted`}>{texts.row(row)}</span>
        </span>
        {action === "skip" || action === "create" || written.length === 0 ? (
          <p className={tw`text-label text-muted`}>{texts.outcomeOf(action)}</p>
        ) : null}
        {action !== "skip" && action !== "create" && (
          <ul className={tw`grid gap-1 text-label`}>
            {differences.map((one) => {
              const label = fieldLabel(entity, one.field);
              const isWritten = written.includes(one);
              const toggle = () =>
                choose("fields", isWritten ? named.filter((field) => field !== one.field) : [...named, one.field]);
              return (
                <li key={one.field} className={tw`flex min-w-0 items-start gap-2.5`}>
                  {action === "fields" && (
                    <Checkbox aria-label={texts.writeOf(label, name, row)} checked={isWritten} onChange={toggle} />
                  )}
                  <span className={tw`min-w-0`}>
                    <span className={tw`text-muted`}>{label}: </span>
                    {isWritten ? (
                      <BeforeAfter entity={entity} {...one} />
                    ) : (
                      texts.stays(valueText(entity, one.field, one.before), valueText(entity, one.field, one.after))
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      <Select
        small
        className={tw`flex-[0_1_240px] narrow:flex-auto`}
        aria-label={texts.doWithRow(name, row)}
        value={action}
        options={actions.map((value) => ({ value, label: texts.rowActions[value] }))}
        onChange={({ target }) => choose(readRowAction(target.value), named)}
      />
    </li>
  );
}

const readRowAction = (value: string): RowAction => ROW_ACTIONS.find((one) => one === value) ?? "update";
