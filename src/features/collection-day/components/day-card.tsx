import { MapPin } from "lucide-react";
import { useId, useState } from "react";
import { DONATION_TYPE_LABELS, type DonationType } from "../../../domain/donation/blood";
import { dayNumber, isIsoDay, isoDay } from "../../../domain/dates/days";
import { formatFullDate } from "../../../domain/format";
import { capitalised } from "../../../domain/language/italian";
import { dayProblem } from "../../../domain/validation/field-schema";
import { DonationGlyph } from "../../../shared/donor/parts/donation-glyph";
import { TypeCard } from "../../../shared/donor/parts/type-card";
import { dayMessage, DayPicker, isFullLength, type Touched } from "../../../shared/forms";
import { Button } from "../../../ui/buttons/button";
import { ChoiceGroup } from "../../../ui/field/choice-group";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { Card } from "../../../ui/display/card";
import { cx, tw } from "../../../ui/tw";
import type { SheetHead } from "../sheet/sheet";
import { texts } from "../texts";

export type DayField = "day" | "place";

/** @returns what is wrong with day and place. A day in the future isn't: its sheet can be prepared */
export function dayProblems({ day, place }: SheetHead, today: string): Partial<Record<DayField, string>> {
  const wrong = dayProblem(day, today);
  const message = wrong === "too-early" ? texts.dayTooEarly : wrong === "day" ? texts.dayMissing : null;
  return { ...(message && { day: message }), ...(!place.trim() && { place: texts.placeMissing }) };
}

/** @returns the last Sunday, today included */
export function lastSunday(today: string): string {
  const now = dayNumber(today);
  // 1 January 1970 was a Thursday
  return isoDay(now - ((now + 4) % 7));
}

interface DayCardProps {
  values: SheetHead;
  onChange: (change: Partial<SheetHead>) => void;
  touched: Touched<DayField>;
  lastPlace: string;
  today: string;
}

/** Day, place and type of all rows. On a phone they are one line until the user changes them. */
export function DayCard({ values, onChange, touched, lastPlace, today }: DayCardProps) {
  const group = useId();
  const problems = dayProblems(values, today);
  const visible = touched.visible(problems);
  const [unfolded, setUnfolded] = useState(false);
  const isFolded = !unfolded && Object.keys(problems).length === 0;
  const { day, place, type } = values;
  return (
    <Card>
      <div className={isFolded ? tw`hidden narrow:flex items-center gap-3` : tw`hidden`}>
        <div className={tw`grid min-w-0 flex-1 gap-0.5`}>
          <b className={tw`font-strong`}>{capitalised(formatFullDate(day))}</b>
          <span className={tw`flex items-center gap-1.5`}>
            <DonationGlyph type={type} />
            {DONATION_TYPE_LABELS[type]}
          </span>
          <span className={tw`break-anywhere text-label text-muted`}>{place}</span>
        </div>
        <Button aria-label={texts.changeLabel} onClick={() => setUnfolded(true)}>
          {texts.change}
        </Button>
      </div>
      <div
        // it must not fold while the user types in it
        onFocus={() => setUnfolded(true)}
        className={cx(
          tw`grid items-start gap-4 w700:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] w1040:grid-cols-[minmax(0,17fr)_minmax(0,27fr)_minmax(0,60fr)]`,
          isFolded && tw`narrow:hidden`,
        )}
      >
        <Field
          label={texts.day}
          help={dayHelp(day, today)}
          error={dayMessage(day, visible.day)}
          onBlur={touched.onBlur("day")}
        >
          <DayPicker
            days="latest"
            calendarLabel={texts.day}
            placeholder={texts.dayForm}
            value={day}
            onValueChange={(next) => {
              onChange({ day: next });
              // a half-typed day isn't wrong yet
              if (isFullLength(next)) touched.touch("day");
            }}
          />
        </Field>
        <Field
          label={texts.place}
          help={place !== "" && place === lastPlace ? texts.asLast : undefined}
          error={visible.place}
          onBlur={touched.onBlur("place")}
        >
          <TextInput
            icon={MapPin}
            value={place}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => onChange({ place: target.value })}
          />
        </Field>
        <div className={tw`w700:col-span-2 w1040:col-span-1`}>
          <ChoiceGroup legend={texts.type} help={texts.typeHelp}>
            <div className={tw`grid gap-2 w700:grid-cols-3`}>
              {([1, 2, 3] as DonationType[]).map((each) => (
                <TypeCard
                  key={each}
                  name={group}
                  type={each}
                  checked={type === each}
                  disabled={false}
                  onChoose={() => onChange({ type: each })}
                  label={DONATION_TYPE_LABELS[each]}
                />
              ))}
            </div>
          </ChoiceGroup>
        </div>
      </div>
    </Card>
  );
}

function dayHelp(day: string, today: string): string {
  if (!isIsoDay(day)) return texts.dayForm;
  const full = formatFullDate(day);
  if (day > today) return `${capitalised(full)}. ${texts.future}`;
  if (day === today) return `${texts.today}, ${full}`;
  return day === lastSunday(today) ? texts.lastSunday : capitalised(full);
}
