import {
  Fragment,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from "react";
import { liftToastsOver } from "../toast/lift-toasts";
import { cx, tw } from "../tw";
import { fieldTexts } from "./texts";
import { TextInput, type TextInputProps } from "./text-input";

export interface Suggestion {
  key: string;
  label: string;
  /** Shown at the end of the line, in a lighter colour. */
  hint?: ReactNode;
  /** Shown above the first of the suggestions with this heading. */
  heading?: string;
}

export interface ComboboxProps extends Omit<TextInputProps, "value" | "onChange" | "list" | "ref"> {
  value: string;
  onValueChange: (value: string) => void;
  /** Suggestions for the typed text; an empty list closes the popup. */
  suggestions: readonly Suggestion[];
  onChoose: (key: string) => void;
  /** The selected key of a field whose value is chosen, not typed: a press opens the list at this key. */
  selected?: string;
  /** Aligns the list with the end of the field: for a narrow field at the end of its row. */
  alignsEnd?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A text field with suggestions. Any text is accepted. A press chooses a suggestion; Enter chooses the active one, at first the
 * first. Enter doesn't send the form while suggestions are shown. On blur the text stays.
 */
export function Combobox({
  value,
  onValueChange,
  suggestions,
  onChoose,
  selected,
  alignsEnd = false,
  onBlur,
  ...rest
}: ComboboxProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const shown = open && suggestions.length > 0;
  useEffect(() => (shown ? liftToastsOver(list.current) : undefined), [shown]);
  useLayoutEffect(() => {
    const box = list.current;
    const option = box?.querySelectorAll<HTMLElement>("[role=option]")[active];
    if (!shown || !box || !option) return;
    // not scrollIntoView, which would scroll the page, too
    const end = option.offsetTop + option.offsetHeight;
    const top = active === 0 ? 0 : option.offsetTop;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (end > box.scrollTop + box.clientHeight) box.scrollTop = end - box.clientHeight;
  }, [shown, active]);
  const first = Math.max(
    0,
    suggestions.findIndex(({ key }) => key === selected),
  );
  const close = () => {
    setOpen(false);
    setActive(0);
  };
  const choose = (suggestion: Suggestion | undefined) => {
    if (suggestion) onChoose(suggestion.key);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && shown) {
      // closes the list, not the dialog around it
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (event.key === "Enter" && shown) {
      event.preventDefault();
      return choose(suggestions[active]);
    }
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || event.altKey || suggestions.length === 0) return;
    event.preventDefault();
    setOpen(true);
    const count = suggestions.length;
    setActive((index) => (shown ? (index + step + count) % count : step > 0 ? first : count - 1));
  };
  return (
    <div className={tw`relative min-w-0`}>
      <TextInput
        autoComplete="off"
        {...rest}
        value={value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown ? `${id}-${active}` : undefined}
        onChange={({ target }) => {
          onValueChange(target.value);
          setOpen(true);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onClick={() => {
          if (selected === undefined || shown) return;
          setActive(first);
          setOpen(true);
        }}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={fieldTexts.suggestions}
        hidden={!shown}
        className={cx(
          tw`absolute right-0 top-full z-[6] mt-1 min-w-[180px] max-h-[292px] overflow-y-auto overscroll-contain rounded border border-line bg-raised py-1 shadow-float`,
          !alignsEnd && tw`left-0`,
          !shown && tw`hidden`,
        )}
      >
        {shown &&
          suggestions.map((suggestion, index) => (
            <Fragment key={suggestion.key}>
              {suggestion.heading && suggestion.heading !== suggestions[index - 1]?.heading && (
                <li role="presentation" className={tw`px-3 pb-1 pt-2.5 text-label font-strong text-muted`}>
                  {suggestion.heading}
                </li>
              )}
              {/* the field keeps the focus and handles the keys */}
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
              <li
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
                className={tw`flex min-h-[36px] coarse:min-h-[44px] cursor-pointer flex-wrap content-center items-center gap-x-3 px-3 py-1 hover:bg-hover aria-selected:bg-selected`}
              >
                <span className={tw`max-w-full break-anywhere`}>{suggestion.label}</span>
                <span className={tw`ml-auto flex-none text-label text-faint`}>{suggestion.hint}</span>
              </li>
            </Fragment>
          ))}
      </ul>
    </div>
  );
}
