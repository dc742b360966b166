import { perSheet, type SheetLayout } from "../../../../domain/sheets/sheet-layout";
import { texts } from "../texts";
import { NumberField } from "./number-field";

interface StartFieldProps {
  sheet: SheetLayout;
  /** The first free place, from 0. */
  start: number;
  onStart: (start: number) => void;
}

/** The place where printing begins, by its number. */
export function StartField({ sheet, start, onStart }: StartFieldProps) {
  const isPlace = Number.isInteger(start) && start >= 0 && start < perSheet(sheet);
  return (
    <NumberField
      label={texts.startAt}
      value={start + 1}
      onValue={(place) => onStart(place - 1)}
      help={isPlace ? texts.used(start) : undefined}
      error={isPlace ? undefined : texts.startProblem(perSheet(sheet))}
    />
  );
}
