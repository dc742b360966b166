import { useState } from "react";
import { useMutation, type WriteRequest } from "../../../api/react/use-mutation";
import type { RecordKind } from "../../../domain/records/records";
import { tw } from "../../../ui/tw";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import type { ResultTexts } from "./bulk-results";
import { bulkTexts } from "./bulk-texts";
import { BulkWindow, MAX_ROWS } from "./bulk-window";
import type { BulkStep } from "./bulk-result";
import { useBulk } from "./use-bulk";

interface Change {
  id: string;
  name: string;
  request: WriteRequest;
  /** @returns the request that undoes the change; undefined if it can't be undone */
  undo: (answer: unknown) => WriteRequest | undefined;
  affected: readonly string[];
}

interface BulkActionDialogProps extends DialogProps {
  kind: RecordKind;
  label: string;
  /** The effect of the action, and the excluded rows. */
  paragraphs: readonly string[];
  danger: boolean | undefined;
  results: ResultTexts | undefined;
  /** Null: all rows that match. */
  changes: readonly Change[] | null;
}

/** Asks for confirmation of an action, runs it row by row, and shows the outcome for each. */
export function BulkActionDialog(props: BulkActionDialogProps) {
  const { kind, label, paragraphs, danger, results, changes: selected, open, onClose } = props;
  // keeps the rows when the selection changes
  const [changes] = useState(selected);
  const title = bulkTexts.title(label, kind, changes?.length ?? null);
  const bulk = useBulk<Change>(title, ({ affected }) => affected);
  const { write } = useMutation({
    request: ({ request }: Change) => request,
    reads: (body): unknown => body ?? {},
    shownIn: ({ affected }) => affected,
  });
  const changeRow = async (change: Change): Promise<BulkStep> => {
    const outcome = await write(change);
    if (!outcome.ok) throw outcome.error;
    const request = change.undo(outcome.data);
    return { done: true, text: null, undo: request ? [request] : [] };
  };
  return (
    <BulkWindow
      bulk={bulk}
      kind={kind}
      count={changes?.length ?? null}
      names={changes?.length ? changes.slice(0, MAX_ROWS).map(({ name }) => name) : null}
      open={open}
      onClose={onClose}
      title={title}
      apply={label}
      danger={danger}
      onApply={() => void (changes && bulk.run(changes, changeRow))}
      texts={results ?? bulkTexts.results(kind)}
      applicable={changes === null || changes.length > 0}
    >
      {paragraphs.map((lead) => (
        <p key={lead} className={tw`text-pretty`}>
          {lead}
        </p>
      ))}
    </BulkWindow>
  );
}
