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
import { duePeople, donorIdsOf, type DuePerson } from "../due-awards";

/** Hands over the due awards of many donors on one day. */
export const BulkAwardsDialog = (props: BulkDialogProps) => <HandOver {...props} listKind="donors" />;

/** The same for the donors in the selected rows of the list of due awards. */
export const BulkDueDialog = (props: BulkDialogProps) => <HandOver {...props} listKind="awardsDue" />;

function HandOver({ rows, listKind, open, onClose }: BulkDialogProps & { listKind: "donors" | "awardsDue" }) {
  // rereading the lists may end the selection
  const [ids] = useState(rows && rows.map(({ _id }) => _id));
  const today = useToday();
  const [date, setDate] = useState(today);
  const title = ids && listKind === "donors" ? bulkTexts.title(ids.length) : bulkTexts.titleOfAll;
  const { bulk, run } = useBulkAwards(title);
  const [dueState, readAgain] = useDuePeople(ids && ids.length <= MAX_ROWS ? ids : null, listKind);
  const isDayInvalid = dayProblem(date, today) !== null;
  const people = dueState.status === "ready" ? dueState.people : [];
  return (
    <BulkWindow
      bulk={bulk}
      kind={listKind}
      resultKind="donors"
      count={ids?.length ?? null}
      open={open}
      onClose={onClose}
      title={title}
      apply={bulkTexts.apply}
      applicable={people.length > 0}
      onApply={() => {
        if (!isDayInvalid) void run(people, date);
      }}
      texts={bulkTexts}
    >
      <p className={tw`text-muted text-pretty`}>{bulkTexts.lead}</p>
      <DueList due={dueState} onRetry={readAgain} />
      <Field label={texts.day} help={texts.dayForm} error={dayMessage(date, isDayInvalid && texts.dayWrong)}>
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

/** Shows who will receive which awards. */
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
          // focusable, so that the keyboard can scroll it
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
  /** `without`: the number of selected donors without a due award. */
  | { status: "ready"; people: readonly DuePerson[]; without: number };

/**
 * Reads which of the selected donors are due which awards.
 * @param ids of donors, or of rows of the list of due awards; null reads nothing
 * @returns the state, and a function that retries
 */
function useDuePeople(ids: readonly string[] | null, listKind: "donors" | "awardsDue"): [DuePeople, () => void] {
  const { session } = useConnection();
  const [state, setState] = useState<DuePeople>({ status: "reading" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!ids) return;
    const controller = new AbortController();
    const { signal } = controller;
    const read = async (): Promise<DuePeople> => {
      const donorIds = listKind === "donors" ? ids : await donorIdsOf(session, ids, signal);
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
  }, [session, ids, listKind, tries]);
  const retry = () => {
    setState({ status: "reading" });
    setTries(tries + 1);
  };
  return [state, retry];
}
