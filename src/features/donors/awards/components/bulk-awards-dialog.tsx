import { useState } from "react";
import { useToday } from "../../../../api/react/use-today";
import { dayProblem } from "../../../../domain/validation/field-schema";
import { Field } from "../../../../ui/field/field";
import { tw } from "../../../../ui/tw";
import { BulkWindow, MOST } from "../../../../shared/lists/bulk/bulk-window";
import type { BulkDialogProps } from "../../../../shared/lists/bulk/bulk-action";
import { dayMessage, DayPicker } from "../../../../shared/forms";
import { bulkTexts } from "../bulk-texts";
import { texts } from "../texts";
import { useBulkAwards } from "../use-bulk-awards";
import { useDuePeople } from "../use-due-people";
import { DueList } from "./due-list";

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
  const [due, readAgain] = useDuePeople(ids && ids.length <= MOST ? ids : null, of);
  const wrong = dayProblem(date, today) !== null;
  const people = due.status === "ready" ? due.people : [];
  return (
    <BulkWindow
      bulk={bulk}
      of={of}
      resultsOf="donors"
      rows={ids}
      open={open}
      onClose={onClose}
      title={ids && of === "donors" ? bulkTexts.title(ids.length) : bulkTexts.titleOfAll}
      apply={bulkTexts.apply}
      applicable={people.length > 0}
      onApply={() => {
        if (!wrong) void run(people, date);
      }}
      words={bulkTexts}
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
