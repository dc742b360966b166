import { X } from "lucide-react";
import { useId, useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from "react";
import { valueClass, type FilterField } from "../../../../domain/filter/filter-fields";
import { Icon } from "../../../../ui/icons/icon";
import { uiTexts } from "../../../../ui/texts";
import { tw } from "../../../../ui/tw";
import type { BuilderContext } from "../builder/builder-context";
import { builderTexts as texts } from "../builder/builder-texts";
import { readTyped } from "./count-value";
import { Suggestions } from "./text-value";
import type { ValueProps } from "./option-value";

interface TypedValuesProps extends Omit<ValueProps, "value"> {
  builder: BuilderContext;
  field: FilterField;
  values: readonly unknown[];
}

/** Separators between values, also between spreadsheet cells. */
const BETWEEN = /[,;\n\r\t]/;

const box = tw`flex flex-wrap items-center gap-1 min-w-0 min-h-[var(--gds-control)] p-[3px] border border-line-input rounded bg-surface focus-within:border-focus focus-within:[outline:2px_solid_var(--gds-focus)]`;
const chip = tw`inline-flex items-center gap-0.5 max-w-full min-h-[28px] pl-2 rounded-md bg-selected text-label text-ink forced:border forced:border-sys-text`;
const chipButton = tw`hit grid place-items-center size-6 coarse:size-8 rounded-full text-muted hover:text-ink`;
const line = tw`flex-[1_1_96px] min-w-0 h-7 coarse:h-9 px-1.5 border-0 bg-transparent text-ink focus-visible:outline-none placeholder:text-faint placeholder:opacity-100`;

/**
 * Typed values as chips; pasted cells are split. Pending text counts as a value without a chip: a chip that appears on blur
 * would move the target of a click.
 */
export function TypedValues({ builder, field, label, values, onChange, ...aria }: TypedValuesProps) {
  const listId = useId();
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const pending = typed.trim();
  const all = values.map(String);
  const shown = pending !== "" && all.at(-1) === pending ? all.slice(0, -1) : all;

  const change = (chips: readonly string[], text: string) => {
    setTyped(text);
    const next = [...new Set([...chips, text.trim()])].filter((value) => value !== "");
    onChange(next.map((value) => (valueClass(field) === "number" ? readTyped(value, true) : value)));
  };
  const add = (text: string) => change([...shown, ...text.split(BETWEEN).map((part) => part.trim())], "");
  const remove = (at: number) => {
    change(
      shown.filter((_, index) => index !== at),
      typed,
    );
    input.current?.focus();
  };
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // an autofill has no inputType, or "insertReplacementText"
    const kind = (nativeEvent as Partial<InputEvent>).inputType;
    if (kind === undefined || kind === "insertReplacementText" || BETWEEN.test(target.value)) add(target.value);
    else change(shown, target.value);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && pending) {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "" && shown.length > 0) remove(shown.length - 1);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text");
    if (!BETWEEN.test(text)) return;
    event.preventDefault();
    add(typed + text);
  };
  return (
    <div role="group" aria-label={texts.values(label)} className={box}>
      {shown.map((value, at) => (
        <span key={value} className={chip}>
          <span className={tw`min-w-0 truncate`} title={value}>
            {value}
          </span>
          <button type="button" aria-label={uiTexts.remove(value)} className={chipButton} onClick={() => remove(at)}>
            <Icon of={X} size={14} />
          </button>
        </span>
      ))}
      <input
        {...aria}
        ref={input}
        aria-label={texts.addValue(label)}
        data-part="value"
        list={listId}
        autoComplete="off"
        placeholder={shown.length === 0 ? texts.listHint : undefined}
        value={typed}
        onChange={type}
        onKeyDown={press}
        onPaste={paste}
        className={line}
      />
      <Suggestions id={listId} builder={builder} field={field} typed={typed} />
    </div>
  );
}
