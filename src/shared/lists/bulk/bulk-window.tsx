import type { ReactNode } from "react";
import type { RecordKind } from "../../../domain/record-kinds";
import { Button } from "../../../ui/buttons/button";
import { Dialog } from "../../../ui/overlay/dialog";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { bulkTexts } from "./bulk-texts";
import { useEndSelection } from "./end-selection";
import { BulkResults, type ResultWords } from "./bulk-results";
import type { Bulk } from "./use-bulk";

/** Each is read and written by itself: more would take minutes. */
export const MOST = 200;

interface BulkWindowProps<Row> extends DialogProps {
  bulk: Pick<Bulk<never>, "state" | "canUndo" | "undo">;
  /** What is selected, and what the results are of, where that is something else. */
  of: RecordKind;
  resultsOf?: RecordKind;
  /** Null: all that match. */
  rows: readonly Row[] | null;
  /** Given: it is told beforehand whom it touches. */
  nameOf?: (row: Row) => string;
  title: string;
  apply: string;
  onApply: (rows: readonly Row[]) => void;
  words: ResultWords;
  danger?: boolean;
  large?: boolean;
  /** Whether all that is to be known for it is there. */
  applicable?: boolean;
  /** What is to be decided before. */
  children: ReactNode;
}

/**
 * Asks what is to be done with many rows, tells for each what has become of it, and takes all of it back. After that the
 * selection ends: the action has changed its rows, and the list may not contain them any more.
 */
export function BulkWindow<Row>(props: BulkWindowProps<Row>) {
  const {
    bulk,
    of,
    resultsOf = of,
    rows,
    nameOf,
    open,
    onClose,
    title,
    apply,
    onApply,
    words,
    danger = false,
    large = false,
    applicable = true,
    children,
  } = props;
  const { state } = bulk;
  const endSelection = useEndSelection();
  const running = state.status === "running";
  const closeResults = () => {
    onClose();
    endSelection();
  };
  if (state.status === "done")
    return (
      <Dialog
        open={open}
        onClose={closeResults}
        title={title}
        footer={
          <>
            {bulk.canUndo && <Button onClick={() => void bulk.undo(state.results)}>{bulkTexts.undo}</Button>}
            <Button kind="primary" onClick={closeResults}>
              {uiTexts.close}
            </Button>
          </>
        }
      >
        <BulkResults of={resultsOf} results={state.results} undone={state.undone} words={words} />
      </Dialog>
    );
  const few = rows !== null && rows.length <= MOST ? rows : null;
  return (
    <Dialog
      open={open}
      onClose={() => !running && onClose()}
      large={large}
      title={title}
      footer={
        <>
          <Button kind="quiet" onClick={onClose} disabled={running}>
            {uiTexts.cancel}
          </Button>
          {few && (
            <Button
              kind={danger ? "danger-solid" : "primary"}
              onClick={() => onApply(few)}
              disabled={!applicable}
              loading={running}
              loadingLabel={running ? bulkTexts.running(state.finished, state.of) : undefined}
            >
              {apply}
            </Button>
          )}
        </>
      }
    >
      {few ? (
        <div className={tw`mt-2 grid gap-4`}>
          {nameOf && <p className={tw`text-muted break-anywhere`}>{bulkTexts.named(of, few.map(nameOf))}</p>}
          {children}
        </div>
      ) : (
        <p className={tw`text-muted`}>{bulkTexts.tooMany(of, MOST)}</p>
      )}
    </Dialog>
  );
}
