import { useEffect, useRef, useState } from "react";
import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import type { RowActions } from "../sheet/row-actions";
import { donorOf } from "../sheet/sheet";
import type { SheetControl } from "../sheet/use-sheet";
import { needsPerson } from "../sheet/verdict";
import { texts } from "../texts";
import { rowTitle } from "./row-problem";
import { playProblemSound } from "./sound";
import { VerdictMark, verdictWord } from "./verdict-mark";

interface LastAddedProps {
  control: SheetControl;
  actions: RowActions;
}

/** The row that was added last. It is read out: politely if it is good, at once and with a short sound if it isn't. */
export function LastAdded({ control: { sheet, verdictOf }, actions }: LastAddedProps) {
  const { event, rows } = sheet;
  const row = rows.find(({ id }) => id === event?.id);
  const verdict = row && verdictOf(row.id);
  const title = row ? rowTitle(row, donorOf(row)) : "";
  const [announcement, setAnnouncement] = useState({ text: "", isProblem: false });
  const announcedAt = useRef(0);
  const word = verdict ? verdictWord(verdict) : "";
  const isWaiting = !verdict || verdict.kind === "waiting";
  const isProblem = event?.kind === "again" || (verdict !== undefined && needsPerson(verdict));
  useEffect(() => {
    if (!event || isWaiting || announcedAt.current === event.at) return;
    announcedAt.current = event.at;
    const text = event.kind === "again" ? texts.again(title) : texts.announced(title, word);
    setAnnouncement({ text, isProblem });
    if (isProblem) playProblemSound();
  }, [event, isWaiting, isProblem, title, word]);
  return (
    <div className={tw`min-w-0 w700:mt-[26px]`}>
      <p aria-live="polite" className={tw`sr-only`}>
        {!announcement.isProblem && announcement.text}
      </p>
      <p aria-live="assertive" className={tw`sr-only`}>
        {announcement.isProblem && announcement.text}
      </p>
      {row && verdict && event && (
        <div className={tw`flex min-h-control flex-wrap items-center gap-x-3 gap-y-1 rounded bg-sunken px-3 py-1`}>
          <VerdictMark verdict={verdict} />
          <b className={tw`min-w-0 break-anywhere font-strong`}>
            {event.kind === "again" ? texts.again(title) : title}
          </b>
          {donorOf(row) && <BloodGroupTag group={donorOf(row)?.bloodGroup ?? ""} />}
          <span className={tw`text-label text-muted`}>{texts.row(rows.length - rows.indexOf(row))}</span>
          <Button small kind="quiet" className={tw`ml-auto`} onClick={() => actions.remove(row)}>
            {texts.remove}
          </Button>
        </div>
      )}
    </div>
  );
}
