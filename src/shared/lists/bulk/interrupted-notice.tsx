import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { uiTexts } from "../../../ui/texts";
import type { BulkResult } from "./bulk-result";
import { bulkTexts } from "./bulk-texts";

interface InterruptedNoticeProps {
  /** The dialog's title. */
  title: string;
  results: readonly BulkResult[];
  onDismiss: () => void;
}

/** Tells the author of an interrupted bulk action, who has signed in again, how many rows are done and which are left. */
export function InterruptedNotice({ title, results, onDismiss }: InterruptedNoticeProps) {
  const done = results.filter((result) => result.done).length;
  const namesOf = (rows: typeof results) => rows.map(({ name }) => name || uiTexts.noName).join(", ");
  const unclear = results.filter((result) => result.unclear);
  const left = results.filter((result) => !result.done && !result.unclear);
  return (
    <Banner
      tone="warn"
      live
      title={bulkTexts.interrupted(title, done, results.length)}
      actions={<Button onClick={onDismiss}>{uiTexts.close}</Button>}
    >
      {left.length > 0 && <p>{bulkTexts.left(namesOf(left))}</p>}
      {unclear.length > 0 && <p>{bulkTexts.toCheck(namesOf(unclear))}</p>}
    </Banner>
  );
}
