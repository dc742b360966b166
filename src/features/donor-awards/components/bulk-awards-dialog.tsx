import { useState } from "react";
import { useToday } from "../../../api/react/use-today";
import { dayProblem } from "../../../domain/validation/field-schema";
import { Field } from "../../../ui/field/field";
import { tw } from "../../../ui/tw";
import { BulkWindow } from "../../bulk";
import type { BulkDialogProps } from "../../bulk/buttons";
import { DayPicker } from "../../forms";
import { bulkTexts } from "../bulk-texts";
import { texts } from "../texts";
import { useBulkAwards } from "../use-bulk-awards";

/** Hands over to each of many donors what was earned and not received yet, on one day. */
export function BulkAwardsDialog({ ids: selected, open, onClose }: BulkDialogProps) {
  // the selection may end when the lists are read again
  const [ids] = useState(selected);
  const today = useToday();
  const [date, setDate] = useState(today);
  const { bulk, run } = useBulkAwards();
  const wrong = dayProblem(date, today) !== null;
  return (
    <BulkWindow
      bulk={bulk}
      ids={ids}
      open={open}
      onClose={onClose}
      title={ids ? bulkTexts.title(ids.length) : texts.title}
      apply={bulkTexts.apply}
      onApply={(all) => {
        if (!wrong) void run(all, date);
      }}
      words={bulkTexts}
    >
      <p className={tw`text-muted text-pretty`}>{bulkTexts.lead}</p>
      <Field label={texts.day} help={texts.dayForm} error={wrong && texts.dayWrong}>
        <DayPicker
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
