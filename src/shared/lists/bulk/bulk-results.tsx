import { CircleAlert, CircleCheck } from "lucide-react";
import { Icon } from "../../../ui/icons/icon";
import type { RecordKind } from "../../../domain/records/records";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { bulkTexts } from "./bulk-texts";
import type { BulkOutcome } from "./bulk-result";

export interface ResultTexts {
  done: (count: number) => string;
  failed: (count: number) => string;
  undone: string;
  /** For a changed row without its own text. */
  changed: string;
}

interface BulkResultsProps {
  kind: RecordKind;
  outcome: BulkOutcome;
  texts: ResultTexts;
}

/** A summary, and the outcome for each row. */
export function BulkResults({ kind, outcome, texts }: BulkResultsProps) {
  const { done, failed, unclear, left, reason, undone, results } = outcome;
  const notListed = failed + unclear + (undone ? 0 : done + left) - results.length;
  const summary = undone
    ? failed + unclear === 0
      ? texts.undone
      : bulkTexts.undoneInPart(kind, failed, unclear)
    : [
        texts.done(done),
        ...(failed > 0 ? [texts.failed(failed)] : []),
        ...(left > 0 ? [bulkTexts.unchanged(kind, left)] : []),
        ...(unclear > 0 ? [bulkTexts.unclear(unclear)] : []),
      ].join(", ");
  return (
    <>
      <p role="status" className={tw`mb-3 font-strong`}>
        {summary}
      </p>
      {reason !== null && <p className={tw`mb-3 text-pretty break-anywhere`}>{reason}</p>}
      <ul aria-label={bulkTexts.resultsOf(kind)} className={tw`grid gap-2`}>
        {results.map((result) => (
          // there may be 200 rows; those out of sight need no layout
          <li
            key={result.id}
            className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-2.5 [content-visibility:auto] [contain-intrinsic-height:auto_20px]`}
          >
            <Icon
              of={result.done && !undone ? CircleCheck : CircleAlert}
              className={result.done && !undone ? tw`mt-0.5 text-success-solid` : tw`mt-0.5 text-warn-solid`}
            />
            <span className={tw`min-w-0 break-anywhere`}>
              <b>{result.name || uiTexts.noName}</b>{" "}
              <span className={tw`text-muted`}>{result.text ?? (result.done ? texts.changed : null)}</span>
            </span>
          </li>
        ))}
      </ul>
      {notListed > 0 && <p className={tw`mt-2 text-muted`}>{bulkTexts.notListed(kind, notListed)}</p>}
    </>
  );
}
