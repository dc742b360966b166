import { useLayoutEffect, useRef, useState, type Ref, type ComponentProps } from "react";
import { TextInput, type TextInputProps } from "../../ui/field/text-input";
import type { NearDays } from "../../domain/dates/near-day";
import { caretAfterMask, dayFromMask, dayOnBlur, maskDay, maskFromDay } from "./typed-day";
import { CalendarDays } from "lucide-react";
import { isIsoDay } from "../../domain/dates/days";
import { InnerButton } from "../../ui/field/inner-button";
import { tw } from "../../ui/tw";

interface DateInputProps extends Omit<TextInputProps, "value" | "onChange" | "type" | "ref"> {
  /** An ISO day, or the text typed so far: see `typed-day.ts`. */
  value: string;
  onValueChange: (value: string) => void;
  /** How "25/11", "ieri" and "sabato" are understood; undefined if a day must have its year. */
  days?: NearDays;
  ref?: Ref<HTMLInputElement>;
}

/**
 * An input for a day as gg/mm/aaaa. (A native date input follows the browser's language, not the page's.) The label or help
 * of the surrounding `Field` must name the format. A short form becomes the complete day on blur and on Enter: the first
 * Enter completes the day, the next one does what Enter does in the form.
 */
export function DateInput({ value, onValueChange, days, onBlur, ref, ...rest }: DateInputProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const [caret, setCaret] = useState<{ at: number } | null>(null);
  useLayoutEffect(() => {
    // masking changes the text: the browser would move the caret to the end
    if (caret) input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      ref={(element) => {
        input.current = element;
        if (typeof ref === "function") return ref(element);
        if (ref) ref.current = element;
      }}
      value={maskFromDay(value)}
      onChange={({ target, nativeEvent }) => {
        const typed = target.value;
        // while the user corrects a digit ("14/0/1980"), the text stays as typed
        const deleted = (nativeEvent as Partial<InputEvent>).inputType?.startsWith("delete");
        const masked = deleted ? typed : maskDay(typed);
        setCaret({ at: caretAfterMask(typed, target.selectionStart ?? typed.length, masked) });
        onValueChange(dayFromMask(masked));
      }}
      onKeyDown={(event) => {
        const completed = event.key === "Enter" ? dayOnBlur(event.currentTarget.value, days) : value;
        if (completed === value) return;
        event.preventDefault();
        event.stopPropagation();
        onValueChange(completed);
      }}
      onBlur={(event) => {
        const day = dayOnBlur(event.target.value, days);
        if (day !== value) onValueChange(day);
        onBlur?.(event);
      }}
    />
  );
}

interface DayPickerProps extends Omit<ComponentProps<typeof DateInput>, "end" | "className"> {
  /** Accessible name of the button that opens the calendar. */
  calendarLabel: string;
}

/**
 * An input for a day as gg/mm/aaaa, with a button that opens the browser's calendar. Where a frame may not open it, the day
 * can only be typed.
 */
export function DayPicker({ calendarLabel, value, onValueChange, ...rest }: DayPickerProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const open = () => {
    try {
      calendar.current?.showPicker();
    } catch {
      // a frame of another origin may not open the calendar
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
