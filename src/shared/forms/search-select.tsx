import { ChevronDown } from "lucide-react";
import { useMemo, useState } from "react";
import { createTextSearch, joinedWords } from "../../domain/language/text-search";
import { Icon } from "../../ui/icons/icon";
import { tw } from "../../ui/tw";
import { Combobox, type ComboboxProps, type Suggestion } from "../../ui/field/combobox";
import type { SelectGroup, SelectOption } from "../../ui/field/select";

type Own = "value" | "onValueChange" | "suggestions" | "onChoose" | "present" | "onBlur" | "onFocus" | "end";

interface SearchSelectProps extends Omit<ComboboxProps, Own> {
  value: string;
  options: readonly (SelectOption | SelectGroup)[];
  onChange: (value: string) => void;
  /** Called while the user types, with whether no option matches. */
  onNothing?: (isNothing: boolean) => void;
}

/**
 * A select that searches its options by parts of their names or group headings, like every search. On blur, a text
 * without a chosen option is replaced by the former choice.
 */
export function SearchSelect({ value, options, onChange, onNothing, ...rest }: SearchSelectProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const suggestions = useMemo(() => options.flatMap(suggestionsOf), [options]);
  const updateText = (text: string | null) => {
    setTyped(text);
    onNothing?.(text !== null && matching(suggestions, text).length === 0);
  };
  return (
    <Combobox
      spellCheck={false}
      {...rest}
      value={typed ?? suggestions.find(({ key }) => key === value)?.label ?? ""}
      onValueChange={updateText}
      suggestions={typed === null ? suggestions : matching(suggestions, typed)}
      selected={value}
      end={<Icon of={ChevronDown} className={tw`mr-1 pointer-events-none text-muted`} />}
      onFocus={({ target }) => target.select()}
      onBlur={() => updateText(null)}
      onChoose={(key) => {
        updateText(null);
        onChange(key);
      }}
    />
  );
}

const suggestionsOf = (entry: SelectOption | SelectGroup): Suggestion[] =>
  "heading" in entry
    ? entry.options.map(({ value, label }) => ({ key: value, label, heading: entry.heading }))
    : [{ key: entry.value, label: entry.label }];

/** @returns options whose name begins with the text, then options that contain all of its words */
function matching(all: readonly Suggestion[], typed: string): Suggestion[] {
  const beginning = joinedWords(typed.trim());
  const matches = createTextSearch(typed);
  const begins = all.filter(({ label }) => joinedWords(label).startsWith(beginning));
  const contains = all.filter((entry) => !begins.includes(entry) && matches(`${entry.label}\n${entry.heading ?? ""}`));
  return [...begins, ...contains].map(({ heading, ...entry }) => ({ ...entry, hint: heading }));
}
