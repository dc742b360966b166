import { CircleAlert, CircleCheck } from "lucide-react";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import type { BulkResult } from "../bulk-run";
import { bulkTexts } from "../bulk-texts";

/** What has become of each donor, those that failed first. */
export function BulkResults({ results, undone }: { results: readonly BulkResult[]; undone: boolean }) {
  const done = results.filter((result) => result.done).length;
  const failed = results.length - done;
  const words = undone
    ? failed === 0
      ? bulkTexts.undone
      : bulkTexts.undoneInPart(failed)
    : [bulkTexts.done(done), ...(failed > 0 ? [bulkTexts.failed(failed)] : [])].join(", ");
  return (
    <>
      <p role="status" className={tw`mb-3 font-strong`}>
        {words}
      </p>
      <ul aria-label={bulkTexts.results} className={tw`grid gap-2`}>
        {results.map(({ id, name, done: changed, why }) => (
          <li key={id} className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-2.5`}>
            <Icon
              of={changed ? CircleCheck : CircleAlert}
              className={changed ? tw`mt-0.5 text-success-solid` : tw`mt-0.5 text-warn-solid`}
            />
            <span className={tw`min-w-0 break-anywhere`}>
              <b>{name || bulkTexts.noName}</b>{" "}
              <span className={tw`text-muted`}>{why ?? (changed ? bulkTexts.changed : null)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
