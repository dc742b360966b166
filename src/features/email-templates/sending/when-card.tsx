import { useId } from "react";
import { dayMessage, DayPicker } from "../../../shared/forms";
import { Card } from "../../../ui/display/card";
import { Radio } from "../../../ui/field/choice";
import { ChoiceGroup } from "../../../ui/field/choice-group";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";
import { TIME_ZONE } from "../../../domain/constants";
import { romeDay } from "../../../domain/dates/days";

export interface When {
  later: boolean;
  day: string;
  hour: string;
}

interface WhenCardProps {
  when: When;
  onChange: (when: When) => void;
  /** No valid moment was typed. */
  wrong: boolean;
}

export function WhenCard({ when, onChange, wrong }: WhenCardProps) {
  const name = useId();
  return (
    <Card title={texts.when}>
      <div className={tw`grid gap-4`}>
        <ChoiceGroup legend={<span className={tw`sr-only`}>{texts.when}</span>}>
          <Radio
            name={name}
            label={texts.now}
            checked={!when.later}
            onChange={() => onChange({ ...when, later: false })}
          />
          <Radio
            name={name}
            label={texts.later}
            checked={when.later}
            onChange={() => onChange({ ...when, later: true })}
          />
        </ChoiceGroup>
        {when.later && (
          <div className={tw`flex flex-wrap items-start gap-3`}>
            <Field label={texts.day} className={tw`w-[200px]`} error={dayMessage(when.day, wrong && texts.wrongMoment)}>
              <DayPicker
                days="next"
                calendarLabel={texts.dayCalendar}
                value={when.day}
                onValueChange={(day) => onChange({ ...when, day })}
              />
            </Field>
            <Field label={texts.hour} className={tw`w-[120px]`}>
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                value={when.hour}
                aria-invalid={wrong || undefined}
                onChange={({ target }) => onChange({ ...when, hour: target.value })}
              />
            </Field>
          </div>
        )}
      </div>
    </Card>
  );
}

const clock = new Intl.DateTimeFormat("it", { hour: "numeric", minute: "2-digit", timeZone: TIME_ZONE });

const HOUR = 3_600_000;

/**
 * @param day ISO day in Italy
 * @param hour "8:30"
 * @returns the instant at which it is that time in Italy; null for what isn't one
 */
export function romeMoment(day: string, hour: string): Date | null {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})$/.exec(hour.trim()) ?? [];
  const time = `${hours?.padStart(2, "0")}:${minutes}`;
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (hours === undefined || Number.isNaN(asUtc)) return null;
  // Italy is one hour ahead of UTC, or two
  const instant = [1, 2]
    .map((ahead) => new Date(asUtc - ahead * HOUR))
    .find((moment) => {
      const [atDay, at] = [romeDay(moment), clock.format(moment)];
      return atDay === day && at.padStart(5, "0") === time;
    });
  return instant ?? null;
}
