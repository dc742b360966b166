import { createContext, useContext } from "react";

interface FieldControl {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  warned: boolean;
}

/** Ties a control to the label, help and error of the Field around it. */
export const FieldContext = createContext<FieldControl | null>(null);

/** @returns the attributes of a control from the Field around it, if there is one; its own attributes win */
export function useFieldControl(own: {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: unknown;
}) {
  const field = useContext(FieldContext);
  const describedBy = [field?.describedBy, own["aria-describedby"]].filter(Boolean).join(" ");
  return {
    id: own.id ?? field?.id,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": field?.invalid || own["aria-invalid"] ? true : undefined,
    "data-warn": field?.warned || undefined,
  } as const;
}
