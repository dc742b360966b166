import { CalendarDays } from "lucide-react";
import { useRef, type ComponentProps } from "react";
import { isIsoDay } from "../../domain/dates/days";
import { InnerButton } from "../../ui/field/inner-button";
import { tw } from "../../ui/tw";
import { DateInput } from "./date-input";

interface DayPickerProps extends Omit<ComponentProps<typeof DateInput>, "end" | "className"> {
  /** What the calendar's button does, with the field it is for. */
  calendarLabel: string;
}

/**
 * A day that is typed as gg/mm/aaaa or picked in the browser's own calendar: on a phone the wheel that people know, and
 * no download. A frame that may not open it leaves the typing.
 */
export function DayPicker({ calendarLabel, value, onValueChange, ...rest }: DayPickerProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const open = () => {
    try {
      calendar.current?.showPicker();
    } catch {
      // a frame of another origin: the day is typed
    }
  };
  return (
    <span className={tw`relative block min-w-0`}>
      <DateInput
        {...rest}
        value={value}
        onValueChange={onValueChange}
        end={<InnerButton icon={CalendarDays} label={calendarLabel} onClick={open} />}
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={isIsoDay(value) ? value : ""}
        onChange={({ target }) => target.value && onValueChange(target.value)}
        className={tw`absolute inset-x-0 bottom-0 h-0 opacity-0 pointer-events-none`}
      />
    </span>
  );
}
