import { ChevronDown } from "lucide-react";
import { useMemo, useState } from "react";
import { fold } from "../../domain/text";
import { Icon } from "../../ui/icons/icon";
import { tw } from "../../ui/tw";
import { Combobox, type ComboboxProps, type Suggestion } from "../../ui/field/combobox";
import type { SelectGroup, SelectOption } from "../../ui/field/select";

type Own = "value" | "onValueChange" | "suggestions" | "onChoose" | "present" | "onBlur" | "onFocus" | "end";

interface SearchSelectProps extends Omit<ComboboxProps, Own> {
  value: string;
  options: readonly (SelectOption | SelectGroup)[];
  onChange: (value: string) => void;
  /** Called with whether no option contains the typed text. */
  onNothing?: (isNothing: boolean) => void;
}

/**
 * A choice among many options, found by a part of an option's name or of its group's, whatever accents and case. On blur,
 * a text without its option is replaced by the former choice.
 */
export function SearchSelect({ value, options, onChange, onNothing, ...rest }: SearchSelectProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const all = useMemo(() => options.flatMap(suggestionsOf), [options]);
  const write = (text: string | null) => {
    setTyped(text);
    onNothing?.(text !== null && matching(all, text).length === 0);
  };
  return (
    <Combobox
      spellCheck={false}
      {...rest}
      value={typed ?? all.find(({ key }) => key === value)?.label ?? ""}
      onValueChange={write}
      suggestions={typed === null ? all : matching(all, typed)}
      selected={value}
      end={<Icon of={ChevronDown} className={tw`mr-1 pointer-events-none text-muted`} />}
      onFocus={({ target }) => target.select()}
      onBlur={() => write(null)}
      onChoose={(key) => {
        write(null);
        onChange(key);
      }}
    />
  );
}

const suggestionsOf = (entry: SelectOption | SelectGroup): Suggestion[] =>
  "heading" in entry
    ? entry.options.map(({ value, label }) => ({ key: value, label, heading: entry.heading }))
    : [{ key: entry.value, label: entry.label }];

/** @returns those whose name begins with it, then those that have all of its words, each with its heading */
function matching(all: readonly Suggestion[], typed: string): Suggestion[] {
  const wanted = fold(typed.trim());
  const words = wanted.split(/\s+/);
  const begins = all.filter(({ label }) => fold(label).startsWith(wanted));
  const contains = all.filter(
    (entry) =>
      !begins.includes(entry) && words.every((word) => fold(`${entry.label} ${entry.heading ?? ""}`).includes(word)),
  );
  return [...begins, ...contains].map(({ heading, ...entry }) => ({ ...entry, hint: heading }));
}
