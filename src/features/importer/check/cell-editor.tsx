import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Select } from "../../../ui/field/select";
import { inputClass } from "../../../ui/field/input-class";
import { tw } from "../../../ui/tw";
import { valuesOf } from "../columns/field-values";
import type { ImportField } from "../../../domain/import/import-fields";
import { texts } from "./texts";

export type Onward = "down" | "up" | "right" | "left" | "stay";

interface CellEditorProps {
  field: ImportField;
  zones: readonly string[];
  value: string;
  label: string;
  /** The user has pressed Enter or Tab; or Escape, then the value is null. */
  onLeave: (value: string | null, onward: Onward) => void;
  /** The field has lost the focus: its value is saved. */
  onBlur: (value: string) => void;
  describedBy: string | undefined;
  invalid: boolean;
}

const ONWARD: Readonly<Record<string, [plain: Onward, shifted: Onward]>> = {
  Enter: ["down", "up"],
  Tab: ["right", "left"],
};

/** Edits a cell. Enter and Tab save the value and move on; Escape discards it. */
export function CellEditor(props: CellEditorProps) {
  const { field, zones, label, onLeave, onBlur, describedBy, invalid } = props;
  const options = valuesOf(field, zones);
  const known = options?.find((option) => option.label === props.value || option.value === props.value);
  const [value, setValue] = useState(known ? known.label : props.value);
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const hasLeft = useRef(false);
  useEffect(() => {
    control.current?.focus();
    control.current?.select?.();
  }, []);
  const leave = (next: string | null, onward: Onward) => {
    hasLeft.current = true;
    onLeave(next, onward);
  };
  const shared = {
    "aria-label": label,
    "aria-invalid": invalid || undefined,
    "aria-describedby": describedBy,
    onBlur: () => {
      if (!hasLeft.current) onBlur(value);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // the grid has other actions for the same keys
      event.stopPropagation();
      const onward = ONWARD[event.key];
      if (event.key === "Escape") {
        event.preventDefault();
        leave(null, "stay");
      } else if (onward) {
        event.preventDefault();
        leave(value, event.shiftKey ? onward[1] : onward[0]);
      }
    },
  };
  if (options)
    return (
      <Select
        ref={control}
        small
        {...shared}
        // values are labels, as in the cells; an unknown value of the file remains an option
        options={[
          ...(known || props.value === "" ? [] : [{ value: props.value, label: props.value }]),
          { value: "", label: `(${texts.empties})` },
          ...options.map((option) => ({ value: option.label, label: option.label })),
        ]}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
    );
  return (
    <input
      ref={control}
      type="text"
      autoComplete="off"
      spellCheck={false}
      {...shared}
      value={value}
      onChange={({ target }) => setValue(target.value)}
      className={inputClass("small", tw`tabular-nums`)}
    />
  );
}
