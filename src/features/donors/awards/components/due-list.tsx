import { Banner } from "../../../../ui/messages/banner";
import { Button } from "../../../../ui/buttons/button";
import { tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import { bulkTexts } from "../bulk-texts";
import type { DuePeople } from "../use-due-people";

/** Who will receive which awards, before it is confirmed. */
export function DueList({ due, onRetry }: { due: DuePeople; onRetry: () => void }) {
  if (due.status === "reading")
    return (
      <p role="status" className={tw`text-muted`}>
        {bulkTexts.reading}
      </p>
    );
  if (due.status === "error")
    return (
      <Banner
        tone="danger"
        title={due.message}
        live
        actions={
          <Button small onClick={onRetry}>
            {uiTexts.retry}
          </Button>
        }
      />
    );
  const { people, without } = due;
  const awards = people.reduce((sum, person) => sum + person.awards.length, 0);
  return (
    <section aria-label={bulkTexts.people} className={tw`grid gap-2`}>
      <p role="status" className={tw`font-strong`}>
        {people.length > 0 ? bulkTexts.counts(awards, people.length) : bulkTexts.nobody}
      </p>
      {people.length > 0 && (
        <ul
          // it is scrolled by the keyboard, too
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={bulkTexts.people}
          className={tw`max-h-[280px] overflow-y-auto rounded border divide-y`}
        >
          {people.map(({ id, name, awards: names }) => (
            <li
              key={id}
              className={tw`grid grid-cols-2 narrow:grid-cols-1 gap-x-4 px-3 py-2 leading-[1.4] break-anywhere`}
            >
              <b>{name || uiTexts.noName}</b>
              <span className={tw`text-muted`}>{names.join(", ")}</span>
            </li>
          ))}
        </ul>
      )}
      {without > 0 && people.length > 0 && <p className={tw`text-label text-muted`}>{bulkTexts.without(without)}</p>}
    </section>
  );
}
