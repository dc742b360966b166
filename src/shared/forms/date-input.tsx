import { useLayoutEffect, useRef, useState, type Ref, type ComponentProps } from "react";
import { TextInput, type TextInputProps } from "../../ui/field/text-input";
import type { NearDays } from "../../domain/dates/near-day";
import { caretAfterMask, dayFromMask, dayWhenLeft, maskDay, maskFromDay } from "./typed-day";
import { CalendarDays } from "lucide-react";
import { isIsoDay } from "../../domain/dates/days";
import { InnerButton } from "../../ui/field/inner-button";
import { tw } from "../../ui/tw";

interface DateInputProps extends Omit<TextInputProps, "value" | "onChange" | "type" | "ref"> {
  /** An ISO day, or what was typed so far: see `typed-day.ts`. */
  value: string;
  onValueChange: (value: string) => void;
  /** What "25/11", "ieri" and "sabato" mean; nothing where a day must have its year. */
  days?: NearDays;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A day typed as gg/mm/aaaa. (A native date field follows the browser's language, not the page's.) Goes into the kit's
 * Field, whose label or help must name that format. A shorter form becomes the whole day when the focus leaves the field or
 * the user presses Enter: the first Enter shows the day, the next one does what Enter does in the form.
 */
export function DateInput({ value, onValueChange, days, onBlur, ref, ...rest }: DateInputProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const [caret, setCaret] = useState<{ at: number } | null>(null);
  useLayoutEffect(() => {
    // Masking changes the text under the caret, which the browser then puts at the end.
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
        // What is being mended ("14/0/1980") is left as it is until the missing digit comes.
        const deleted = (nativeEvent as Partial<InputEvent>).inputType?.startsWith("delete");
        const masked = deleted ? typed : maskDay(typed);
        setCaret({ at: caretAfterMask(typed, target.selectionStart ?? typed.length, masked) });
        onValueChange(dayFromMask(masked));
      }}
      onKeyDown={(event) => {
        const whole = event.key === "Enter" ? dayWhenLeft(event.currentTarget.value, days) : value;
        if (whole === value) return;
        event.preventDefault();
        event.stopPropagation();
        onValueChange(whole);
      }}
      onBlur={(event) => {
        const left = dayWhenLeft(event.target.value, days);
        if (left !== value) onValueChange(left);
        onBlur?.(event);
      }}
    />
  );
}

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
