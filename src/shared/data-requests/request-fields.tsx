import { useToday } from "../../api/react/use-today";
import { isIsoDay } from "../../domain/dates/days";
import { answerDue, REQUEST_VIAS } from "../../domain/donor/data-requests";
import { formatFullDate } from "../../domain/format";
import { Field } from "../../ui/field/field";
import { Select } from "../../ui/field/select";
import { DayPicker } from "../forms";
import { requestTexts as texts } from "./texts";

/** How a request on paper has arrived. */
export interface Arrival {
  received: string;
  via: string;
}

/** Whether the day of a request is a day that isn't in the future. */
export const isArrived = ({ received }: Arrival, today: string): boolean => isIsoDay(received) && received <= today;

/** The day of a request on paper, with the last day for the answer, and how it came. */
export function ArrivalFields({
  value,
  showsProblem = false,
  onChange,
}: {
  value: Arrival;
  showsProblem?: boolean;
  onChange: (value: Arrival) => void;
}) {
  const isKnown = isArrived(value, useToday());
  return (
    <>
      <Field
        label={texts.received}
        help={isKnown ? texts.due(formatFullDate(answerDue(value.received))) : undefined}
        error={isKnown || (!showsProblem && value.received === "") ? undefined : texts.noDay}
      >
        <DayPicker
          calendarLabel={texts.calendar}
          value={value.received}
          onValueChange={(received) => onChange({ ...value, received })}
        />
      </Field>
      <Field label={texts.via}>
        <Select
          value={value.via}
          options={REQUEST_VIAS.map((via) => ({ value: via, label: texts.vias[via] }))}
          onChange={(event) => onChange({ ...value, via: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}
