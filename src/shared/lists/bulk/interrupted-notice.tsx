import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { uiTexts } from "../../../ui/texts";
import type { BulkOutcome, BulkResult } from "./bulk-result";
import { bulkTexts } from "./bulk-texts";

interface InterruptedNoticeProps {
  /** The dialog's title. */
  title: string;
  outcome: BulkOutcome;
  onDismiss: () => void;
}

/** Tells the author of an interrupted bulk action, who has signed in again, how many rows are done and which are left. */
export function InterruptedNotice({ title, outcome, onDismiss }: InterruptedNoticeProps) {
  const { done, failed, unclear, left, results } = outcome;
  const isLeft = (result: BulkResult) => !result.done && !result.unclear;
  const namesOf = (rows: readonly BulkResult[], count: number) =>
    bulkTexts.namesAndOthers(
      rows.map(({ name }) => name || uiTexts.noName),
      count - rows.length,
    );
  return (
    <Banner
      tone="warn"
      live
      title={bulkTexts.interrupted(title, done, done + failed + unclear + left)}
      actions={<Button onClick={onDismiss}>{uiTexts.close}</Button>}
    >
      {failed + left > 0 && <p>{bulkTexts.left(namesOf(results.filter(isLeft), failed + left))}</p>}
      {unclear > 0 && (
        <p>
          {bulkTexts.toCheck(
            namesOf(
              results.filter((result) => result.unclear),
              unclear,
            ),
          )}
        </p>
      )}
    </Banner>
  );
}
