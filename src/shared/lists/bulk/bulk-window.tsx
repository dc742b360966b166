import type { ReactNode } from "react";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/overlay/dialog";
import { tw } from "../../../ui/tw";
import { BulkResults, type ResultWords } from "./bulk-results";
import { texts } from "./texts";
import type { Bulk } from "./use-bulk";

/** Each is read and written by itself: more would take minutes. */
export const MOST = 200;

interface BulkWindowProps {
  bulk: Bulk;
  /** Null: all that match. */
  ids: readonly string[] | null;
  open: boolean;
  onClose: () => void;
  title: string;
  apply: string;
  onApply: (ids: readonly string[]) => void;
  words: ResultWords;
  danger?: boolean;
  large?: boolean;
  /** Whether all that is to be known for it is there. */
  applicable?: boolean;
  /** Asks for fewer, in words; where what is selected aren't donors. @param most how many at once */
  tooMany?: (most: number) => string;
  /** What is to be decided before. */
  children: ReactNode;
}

/** Asks what is to be done with many donors, tells for each what has become of it, and takes all of it back. */
export function BulkWindow(props: BulkWindowProps) {
  const {
    bulk,
    ids,
    open,
    onClose,
    title,
    apply,
    onApply,
    words,
    danger = false,
    large = false,
    applicable = true,
    tooMany = texts.tooMany,
    children,
  } = props;
  const { state } = bulk;
  const running = state.status === "running";
  if (state.status === "done")
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={title}
        footer={
          <>
            {bulk.canUndo && <Button onClick={() => void bulk.undo(state.results)}>{texts.undo}</Button>}
            <Button kind="primary" onClick={onClose}>
              {texts.close}
            </Button>
          </>
        }
      >
        <BulkResults results={state.results} undone={state.undone} words={words} />
      </Dialog>
    );
  const few = ids !== null && ids.length <= MOST ? ids : null;
  return (
    <Dialog
      open={open}
      onClose={() => !running && onClose()}
      large={large}
      title={title}
      footer={
        <>
          <Button kind="quiet" onClick={onClose} disabled={running}>
            {texts.cancel}
          </Button>
          {few && (
            <Button
              kind={danger ? "danger-solid" : "primary"}
              onClick={() => onApply(few)}
              disabled={!applicable}
              loading={running}
              loadingLabel={running ? texts.running(state.finished, state.of) : undefined}
            >
              {apply}
            </Button>
          )}
        </>
      }
    >
      {few ? <div className={tw`mt-2 grid gap-4`}>{children}</div> : <p className={tw`text-muted`}>{tooMany(MOST)}</p>}
    </Dialog>
  );
}
