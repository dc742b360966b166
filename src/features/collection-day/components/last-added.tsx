import { useEffect, useRef, useState } from "react";
import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import type { RowActions } from "../sheet/row-actions";
import { donorOf, type SheetRow } from "../sheet/sheet";
import type { SheetControl } from "../sheet/use-sheet";
import { needsPerson } from "../sheet/verdict";
import { texts } from "../texts";
import { rowTitle } from "../sheet/row-title";
import { playProblemSound } from "./sound";
import { VerdictMark, verdictWord } from "./verdict-mark";

interface LastAddedProps {
  control: SheetControl;
  actions: RowActions;
}

/** At most so many problems of one moment are read out by name. */
const NAMED = 3;

/**
 * Shows the row that was added last. Each row is read out as soon as it is checked: politely if it is good, at once and with a short
 * sound if it isn't.
 */
export function LastAdded({ control: { sheet, verdictOf }, actions }: LastAddedProps) {
  const { event, rows } = sheet;
  const row = rows.find(({ id }) => id === event?.id);
  const verdict = row && verdictOf(row.id);
  const title = row ? rowTitle(row) : "";
  const donor = row && donorOf(row);
  const [announcement, setAnnouncement] = useState({ text: "", isProblem: false, at: 0 });
  const announced = useRef({ event, rows: new Set(rows.map(({ id }) => id)) });
  useEffect(() => {
    const done = announced.current;
    const settled = rows.filter(({ id }) => !done.rows.has(id) && verdictOf(id).kind !== "waiting");
    const isAgain = event?.kind === "again" && event !== done.event && verdict?.kind !== "waiting";
    if (settled.length === 0 && !isAgain) return;
    for (const { id } of settled) done.rows.add(id);
    if (isAgain) done.event = event;
    const sentence = (each: SheetRow) => texts.announced(rowTitle(each), verdictWord(verdictOf(each.id)));
    const problems = settled.filter(({ id }) => needsPerson(verdictOf(id))).map(sentence);
    if (isAgain) problems.push(texts.again(title));
    const isProblem = problems.length > 0;
    const sentences = isProblem ? problems : settled.slice(0, 1).map(sentence);
    const text = sentences.length > NAMED ? texts.toCheck(sentences.length) : sentences.join(". ");
    setAnnouncement(({ at }) => ({ text, isProblem, at: at + 1 }));
    if (isProblem) playProblemSound();
  }, [rows, event, verdict, title, verdictOf]);
  // a new element: else the same text again would be silent
  const live = <span key={announcement.at}>{announcement.text}</span>;
  return (
    <div className={tw`min-w-0 w700:mt-[26px]`}>
      <p aria-live="polite" className={tw`sr-only`}>
        {!announcement.isProblem && live}
      </p>
      <p aria-live="assertive" className={tw`sr-only`}>
        {announcement.isProblem && live}
      </p>
      {row && verdict && event && (
        <div className={tw`flex min-h-control flex-wrap items-center gap-x-3 gap-y-1 rounded bg-sunken px-3 py-1`}>
          <VerdictMark verdict={verdict} />
          <b className={tw`min-w-0 break-anywhere font-strong`}>
            {event.kind === "again" ? texts.again(title) : title}
          </b>
          {donor && <BloodGroupTag group={donor.bloodGroup} />}
          <span className={tw`text-label text-muted`}>{texts.row(rows.length - rows.indexOf(row))}</span>
          <Button small kind="quiet" className={tw`ml-auto`} onClick={() => actions.remove([row])}>
            {texts.remove}
          </Button>
        </div>
      )}
    </div>
  );
}
