import { useState, useEffect } from "react";
import { useToday } from "../../../../api/react/use-today";
import { dayProblem } from "../../../../domain/validation/field-schema";
import { Field } from "../../../../ui/field/field";
import { tw } from "../../../../ui/tw";
import { BulkWindow, MAX_ROWS } from "../../../../shared/lists/bulk/bulk-window";
import type { BulkDialogProps } from "../../../../shared/lists/bulk/bulk-action";
import { dayMessage, DayPicker } from "../../../../shared/forms";
import { bulkTexts } from "../bulk-texts";
import { texts } from "../texts";
import { useBulkAwards } from "../use-bulk-awards";
import { Banner } from "../../../../ui/messages/banner";
import { Button } from "../../../../ui/buttons/button";
import { uiTexts } from "../../../../ui/texts";
import { ApiError } from "../../../../api/errors";
import { useConnection } from "../../../../api/react/connection";
import { duePeople, ownersOf, type DuePerson } from "../due-awards";

/** Hands over to each of many donors what was earned and not received yet, on one day. */
export const BulkAwardsDialog = (props: BulkDialogProps) => <HandOver {...props} of="donors" />;

/** The same for those to whom the rows of the list of who is due an award belong. */
export const BulkDueDialog = (props: BulkDialogProps) => <HandOver {...props} of="awardsDue" />;

function HandOver({ rows, of, open, onClose }: BulkDialogProps & { of: "donors" | "awardsDue" }) {
  // the selection may end when the lists are read again
  const [ids] = useState(rows && rows.map(({ _id }) => _id));
  const today = useToday();
  const [date, setDate] = useState(today);
  const { bulk, run } = useBulkAwards();
  const [due, readAgain] = useDuePeople(ids && ids.length <= MAX_ROWS ? ids : null, of);
  const wrong = dayProblem(date, today) !== null;
  const people = due.status === "ready" ? due.people : [];
  return (
    <BulkWindow
      bulk={bulk}
      kind={of}
      resultKind="donors"
      rows={ids}
      open={open}
      onClose={onClose}
      title={ids && of === "donors" ? bulkTexts.title(ids.length) : bulkTexts.titleOfAll}
      apply={bulkTexts.apply}
      applicable={people.length > 0}
      onApply={() => {
        if (!wrong) void run(people, date);
      }}
      texts={bulkTexts}
    >
      <p className={tw`text-muted text-pretty`}>{bulkTexts.lead}</p>
      <DueList due={due} onRetry={readAgain} />
      <Field label={texts.day} help={texts.dayForm} error={dayMessage(date, wrong && texts.dayWrong)}>
        <DayPicker
          days="latest"
          data-autofocus
          calendarLabel={texts.day}
          value={date}
          onValueChange={setDate}
          placeholder={texts.dayForm}
        />
      </Field>
    </BulkWindow>
  );
}

/** Who will receive which awards, before it is confirmed. */
function DueList({ due, onRetry }: { due: DuePeople; onRetry: () => void }) {
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

type DuePeople =
  | { status: "reading" }
  | { status: "error"; message: string }
  /** `without`: how many of those who were chosen are due nothing. */
  | { status: "ready"; people: readonly DuePerson[]; without: number };

/**
 * Who of those who are chosen is due which awards.
 * @param ids of donors, or of rows of the list of who is due an award; null reads nothing
 * @returns also how to read it once more
 */
function useDuePeople(ids: readonly string[] | null, of: "donors" | "awardsDue"): [DuePeople, () => void] {
  const { session } = useConnection();
  const [state, setState] = useState<DuePeople>({ status: "reading" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!ids) return;
    const controller = new AbortController();
    const { signal } = controller;
    const read = async (): Promise<DuePeople> => {
      const donorIds = of === "donors" ? ids : await ownersOf(session, ids, signal);
      const people = await duePeople(session, donorIds, signal);
      return { status: "ready", people, without: donorIds.length - people.length };
    };
    read()
      .catch((error: unknown): DuePeople => {
        if (!signal.aborted && !(error instanceof ApiError)) throw error;
        return { status: "error", message: error instanceof ApiError ? error.message : "" };
      })
      .then((next) => {
        if (!signal.aborted) setState(next);
      }, console.error);
    return () => controller.abort();
  }, [session, ids, of, tries]);
  const retry = () => {
    setState({ status: "reading" });
    setTries(tries + 1);
  };
  return [state, retry];
}
