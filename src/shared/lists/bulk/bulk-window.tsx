import type { ReactNode } from "react";
import type { RecordKind } from "../../../domain/records/records";
import { Button } from "../../../ui/buttons/button";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { bulkTexts } from "./bulk-texts";
import { Progress } from "../../../ui/messages/progress";
import { timeLeft } from "../progress/time-left";
import { BulkResults, type ResultTexts } from "./bulk-results";
import type { BulkProgress } from "./bulk-run";
import { MAX_LISTED } from "./tally";
import type { Bulk } from "./use-bulk";

/** More rows aren't read before the action, nor listed after it. */
export const MAX_ROWS = MAX_LISTED;

interface BulkWindowProps extends DialogProps {
  bulk: Pick<Bulk<never>, "state" | "canUndo" | "undo" | "stop">;
  /** Kind of the selected rows. */
  kind: RecordKind;
  /** Kind of the changed records, if it is another one. */
  resultKind?: RecordKind;
  /** The number of rows; null if unknown. */
  count: number | null;
  /** The most rows that the action can change: {@link MAX_ROWS} by default. */
  most?: number;
  /** Given: the dialog names the first rows before the change. */
  names?: readonly string[] | null;
  title: string;
  apply: string;
  onApply: () => void;
  texts: ResultTexts;
  danger?: boolean;
  large?: boolean;
  /** False while the form isn't complete. */
  applicable?: boolean;
  /** The form, or an explanation. */
  children: ReactNode;
}

/** The dialog of a bulk action: a form, the outcome for each row, and undo. */
export function BulkWindow(props: BulkWindowProps) {
  const {
    bulk,
    kind,
    resultKind = kind,
    count,
    most = MAX_ROWS,
    names,
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
        actions={bulk.canUndo && <Button onClick={() => void bulk.undo(state.outcome)}>{bulkTexts.undo}</Button>}
        submit={uiTexts.close}
        onSubmit={() => undefined}
      >
        <BulkResults kind={resultKind} outcome={state.outcome} texts={texts} />
      </ConfirmDialog>
    );
  const changeable = count === null ? most === Infinity : count <= most;
  const isLong = running && (state.total === null || state.total > MAX_ROWS);
  return (
    <ConfirmDialog
      open={open}
      onClose={() => !running && onClose()}
      alert={false}
      large={large}
      title={title}
      cancel={running ? bulkTexts.stop : uiTexts.cancel}
      onCancel={running ? bulk.stop : undefined}
      submit={changeable ? apply : null}
      kind={danger ? "danger-solid" : "primary"}
      disabled={!applicable}
      pending={running}
      pendingLabel={running ? bulkTexts.running(state.finished, state.total) : undefined}
      onSubmit={() => {
        if (changeable) onApply();
        return false;
      }}
      error={running ? null : state.error}
    >
      {isLong ? (
        <LongRun kind={resultKind} progress={state} />
      ) : changeable ? (
        <div className={tw`mt-2 grid gap-4`}>
          {names && (
            <p className={tw`text-muted break-anywhere`}>{bulkTexts.named(kind, names, count ?? names.length)}</p>
          )}
          {children}
          {applicable && count !== null && count > MAX_ROWS && (
            <p className={tw`text-muted text-pretty`}>{bulkTexts.takesTime(kind, count)}</p>
          )}
        </div>
      ) : (
        <p className={tw`text-muted`}>{bulkTexts.tooMany(kind, most)}</p>
      )}
      {running && (
        <p role="status" className={tw`mt-2 text-label text-muted`}>
          {state.waiting && bulkTexts.waiting(state.waiting.until)}
        </p>
      )}
    </ConfirmDialog>
  );
}

/** The progress of a run over many rows. */
function LongRun({ kind, progress }: { kind: RecordKind; progress: BulkProgress }) {
  const { finished, total, elapsed } = progress;
  return (
    <div className={tw`mt-2 grid gap-2`}>
      <Progress
        label={total === null ? bulkTexts.reading(kind) : bulkTexts.running(finished, total)}
        {...(total !== null && { value: finished / total })}
        remaining={timeLeft({ rows: finished, total }, elapsed)}
      />
    </div>
  );
}
