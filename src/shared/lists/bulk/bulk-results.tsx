import { CircleAlert, CircleCheck } from "lucide-react";
import { Icon } from "../../../ui/icons/icon";
import type { RecordKind } from "../../../domain/record-kinds";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { bulkTexts } from "./bulk-texts";
import type { BulkResult } from "./use-bulk";

/** What is said of a change of many. */
export interface ResultWords {
  done: (count: number) => string;
  failed: (count: number) => string;
  undone: string;
  /** Of one row, where its result says nothing itself. */
  changed: string;
}

interface BulkResultsProps {
  /** What the rows are. */
  of: RecordKind;
  results: readonly BulkResult[];
  undone: boolean;
  words: ResultWords;
}

/** What has become of each row, those that failed first. */
export function BulkResults({ of, results, undone, words }: BulkResultsProps) {
  const done = results.filter((result) => result.done).length;
  const unclear = results.filter((result) => result.unclear).length;
  const failed = results.length - done - unclear;
  const summary = undone
    ? results.length === 0
      ? words.undone
      : bulkTexts.undoneInPart(of, results.length)
    : [
        words.done(done),
        ...(failed > 0 ? [words.failed(failed)] : []),
        ...(unclear > 0 ? [bulkTexts.unclear(unclear)] : []),
      ].join(", ");
  return (
    <>
      <p role="status" className={tw`mb-3 font-strong`}>
        {summary}
      </p>
      <ul aria-label={bulkTexts.resultsOf(of)} className={tw`grid gap-2`}>
        {results.map((result) => (
          <li key={result.id} className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-2.5`}>
            <Icon
              of={result.done ? CircleCheck : CircleAlert}
              className={result.done ? tw`mt-0.5 text-success-solid` : tw`mt-0.5 text-warn-solid`}
            />
            <span className={tw`min-w-0 break-anywhere`}>
              <b>{result.name || uiTexts.noName}</b>{" "}
              <span className={tw`text-muted`}>{result.words ?? (result.done ? words.changed : null)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
