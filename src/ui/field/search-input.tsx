import { useRef } from "react";
import type { ReactNode } from "react";
import { Search, X } from "lucide-react";
import { uiTexts } from "../texts";
import { cx, tw } from "../tw";
import { InnerButton } from "./inner-button";
import { TextInput } from "./text-input";
import type { TextInputProps } from "./text-input";

interface SearchInputProps extends Omit<TextInputProps, "type" | "value" | "onChange" | "end" | "icon"> {
  value: string;
  onValueChange: (value: string) => void;
  /** Shown while the field is empty, for example the key that focuses it. */
  hint?: ReactNode;
}

/** A search field with a button that empties it and keeps the focus. */
export function SearchInput({ value, onValueChange, hint, ref, ...rest }: SearchInputProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const clear = () => {
    onValueChange("");
    input.current?.focus();
  };
  return (
    <TextInput
      autoComplete="off"
      spellCheck={false}
      {...rest}
      ref={(element) => {
        input.current = element;
        if (typeof ref === "function") return ref(element);
        if (ref) ref.current = element;
      }}
      type="search"
      // the hint is hidden in narrow containers and on touch screens
      className={cx(rest.className, !value && tw`narrow:[&>input]:pr-[11px] coarse:[&>input]:pr-[11px]`)}
      icon={Search}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      end={value ? <InnerButton icon={X} size={16} label={uiTexts.clear} onClick={clear} /> : hint}
    />
  );
}
