import type { SelectOption } from "../../../ui/field/select";
import type { ImportField } from "../../../domain/import/import-fields";
import { texts } from "./texts";

/** @returns the options of a field, with values that the engine can read; null for a field with free text */
export function valuesOf(field: ImportField, zones: readonly string[]): readonly SelectOption[] | null {
  if (field.kind === "zone") return zones.length === 0 ? null : zones.map((zone) => ({ value: zone, label: zone }));
  if (field.kind === "flag") return [texts.yes, texts.no].map((word) => ({ value: word, label: word }));
  if (field.kind !== "enumeration") return null;
  return Object.entries(field.options ?? {}).map(([value, label]) => ({ value, label }));
}
