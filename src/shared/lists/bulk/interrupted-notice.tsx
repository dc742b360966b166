import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { uiTexts } from "../../../ui/texts";
import type { BulkOutcome, BulkResult } from "./bulk-result";
import { bulkTexts } from "./bulk-texts";

interface InterruptedNoticeProps {
  title: string;
  outcome: BulkOutcome;
  onDismiss: () => void;
}

/** Shows the author of an interrupted bulk action how many rows are done, and which are left. */
export function InterruptedNotice({ title, outcome, onDismiss }: InterruptedNoticeProps) {
  const { failed, unclear, undone, results } = outcome;
  const left = failed + (undone ? 0 : outcome.left);
  const isLeft = (result: BulkResult) => (undone || !result.done) && !result.unclear;
  const namesOf = (rows: readonly BulkResult[], count: number) =>
    bulkTexts.namesAndOthers(
      rows.map(({ name }) => name || uiTexts.noName),
      count - rows.length,
    );
  return (
    <Banner tone="warn" live title={title} actions={<Button onClick={onDismiss}>{uiTexts.close}</Button>}>
      {left > 0 && <p>{(undone ? bulkTexts.notUndone : bulkTexts.left)(namesOf(results.filter(isLeft), left))}</p>}
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
