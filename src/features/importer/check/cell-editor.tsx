import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Select } from "../../../ui/field/select";
import { inputClass } from "../../../ui/field/input-class";
import { tw } from "../../../ui/tw";
import { valuesOf } from "../columns/field-values";
import type { ImportField } from "../../../domain/import/import-fields";
import { texts } from "./texts";

export type Move = "down" | "up" | "right" | "left" | "stay";

interface CellEditorProps {
  field: ImportField;
  zones: readonly string[];
  value: string;
  label: string;
  /** The user has pressed Enter or Tab; or Escape, then the value is null. */
  onDone: (value: string | null, move: Move) => void;
  /** The field has lost the focus: its value is saved. */
  onBlur: (value: string) => void;
  describedBy: string | undefined;
  invalid: boolean;
}

const MOVES: Readonly<Record<string, [plain: Move, shifted: Move]>> = {
  Enter: ["down", "up"],
  Tab: ["right", "left"],
};

/** Edits a cell. Enter and Tab save the value and move on; Escape discards it. */
export function CellEditor(props: CellEditorProps) {
  const { field, zones, label, onDone, onBlur, describedBy, invalid } = props;
  const options = valuesOf(field, zones);
  const knownOption = options?.find((option) => option.label === props.value || option.value === props.value);
  const [value, setValue] = useState(knownOption ? knownOption.label : props.value);
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    control.current?.focus();
    control.current?.select?.();
  }, []);
  const finish = (next: string | null, move: Move) => {
    isDone.current = true;
    onDone(next, move);
  };
  const shared = {
    "aria-label": label,
    "aria-invalid": invalid || undefined,
    "aria-describedby": describedBy,
    onBlur: () => {
      if (!isDone.current) onBlur(value);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // the grid has other actions for the same keys
      event.stopPropagation();
      const moves = MOVES[event.key];
      if (event.key === "Escape") {
        event.preventDefault();
        finish(null, "stay");
      } else if (moves) {
        event.preventDefault();
        finish(value, event.shiftKey ? moves[1] : moves[0]);
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
          ...(knownOption || props.value === "" ? [] : [{ value: props.value, label: props.value }]),
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
