import { useState } from "react";
import { useMutation, type WriteRequest } from "../../../api/react/use-mutation";
import type { RecordKind } from "../../../domain/record-kinds";
import { tw } from "../../../ui/tw";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import type { ResultWords } from "./bulk-results";
import { bulkTexts } from "./bulk-texts";
import { BulkWindow } from "./bulk-window";
import { useBulk, type BulkStep } from "./use-bulk";

/** What is done with one row. */
interface Change {
  id: string;
  name: string;
  request: WriteRequest;
  /** @returns what takes it back; nothing where nothing can */
  undo: (answer: unknown) => WriteRequest | undefined;
  affected: readonly string[];
}

interface BulkActionDialogProps extends DialogProps {
  of: RecordKind;
  label: string;
  /** What it means, and whom it leaves out. */
  leads: readonly string[];
  danger: boolean | undefined;
  results: ResultWords | undefined;
  /** Null: all that match. */
  changes: readonly Change[] | null;
}

/** Confirms one action for many rows, does it row by row, and tells what has become of each. */
export function BulkActionDialog(props: BulkActionDialogProps) {
  const { of, label, leads, danger, results, changes: selected, open, onClose } = props;
  // the selection may end when the list is read again
  const [changes] = useState(selected);
  const bulk = useBulk<Change>(({ affected }) => affected);
  const { write } = useMutation({
    request: ({ request }: Change) => request,
    reads: (body): unknown => body ?? {},
  });
  const one = async (change: Change): Promise<BulkStep> => {
    const outcome = await write(change);
    if (!outcome.ok) throw outcome.error;
    const request = change.undo(outcome.data);
    return { done: true, words: null, undo: request ? [request] : [] };
  };
  return (
    <BulkWindow
      bulk={bulk}
      of={of}
      rows={changes}
      {...(changes?.length !== 0 && { nameOf: ({ name }: Change) => name })}
      open={open}
      onClose={onClose}
      title={bulkTexts.title(label, of, changes?.length ?? null)}
      apply={label}
      danger={danger}
      onApply={(rows) => void bulk.run(rows, one)}
      words={results ?? bulkTexts.results(of)}
      applicable={changes === null || changes.length > 0}
    >
      {leads.map((lead) => (
        <p key={lead} className={tw`text-pretty`}>
          {lead}
        </p>
      ))}
    </BulkWindow>
  );
}
