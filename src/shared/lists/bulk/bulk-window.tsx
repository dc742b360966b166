import type { ReactNode } from "react";
import type { RecordKind } from "../../../domain/records/records";
import { Button } from "../../../ui/buttons/button";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { bulkTexts } from "./bulk-texts";
import { BulkResults, type ResultTexts } from "./bulk-results";
import type { Bulk } from "./use-bulk";

/** Each row needs its own requests: more would take minutes. */
export const MAX_ROWS = 200;

interface BulkWindowProps<Row> extends DialogProps {
  bulk: Pick<Bulk<never>, "state" | "canUndo" | "undo">;
  /** Kind of the selected rows. */
  kind: RecordKind;
  /** Kind of the changed records, if it is another one. */
  resultKind?: RecordKind;
  /** Null: all rows that match. */
  rows: readonly Row[] | null;
  /** Given: the dialog names the rows before the change. */
  nameOf?: (row: Row) => string;
  title: string;
  apply: string;
  onApply: (rows: readonly Row[]) => void;
  texts: ResultTexts;
  danger?: boolean;
  large?: boolean;
  /** False while the form isn't complete. */
  applicable?: boolean;
  /** The form, or an explanation. */
  children: ReactNode;
}

/** The dialog of a bulk action: a form, the outcome for each row, and undo. */
export function BulkWindow<Row>(props: BulkWindowProps<Row>) {
  const {
    bulk,
    kind,
    resultKind = kind,
    rows,
    nameOf,
    open,
    onClose,
    title,
    apply,
    onApply,
    texts,
    danger = false,
    large = false,
    applicable = true,
    children,
  } = props;
  const { state } = bulk;
  const running = state.status === "running";
  if (state.status === "done")
    return (
      <ConfirmDialog
        open={open}
        onClose={onClose}
        alert={false}
        title={title}
        cancel={null}
        actions={bulk.canUndo && <Button onClick={() => void bulk.undo(state.results)}>{bulkTexts.undo}</Button>}
        submit={uiTexts.close}
        onSubmit={() => undefined}
      >
        <BulkResults kind={resultKind} results={state.results} undone={state.undone} texts={texts} />
      </ConfirmDialog>
    );
  const changeable = rows !== null && rows.length <= MAX_ROWS ? rows : null;
  return (
    <ConfirmDialog
      open={open}
      onClose={() => !running && onClose()}
      alert={false}
      large={large}
      title={title}
      cancel={running ? null : uiTexts.cancel}
      submit={changeable && apply}
      kind={danger ? "danger-solid" : "primary"}
      disabled={!applicable}
      pending={running}
      pendingLabel={running ? bulkTexts.running(state.finished, state.total) : undefined}
      onSubmit={() => {
        if (changeable) onApply(changeable);
        return false;
      }}
    >
      {changeable ? (
        <div className={tw`mt-2 grid gap-4`}>
          {nameOf && <p className={tw`text-muted break-anywhere`}>{bulkTexts.named(kind, changeable.map(nameOf))}</p>}
          {children}
        </div>
      ) : (
        <p className={tw`text-muted`}>{bulkTexts.tooMany(kind, MAX_ROWS)}</p>
      )}
    </ConfirmDialog>
  );
}
