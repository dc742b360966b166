import type { FilterField } from "../../../../domain/filter/filter-fields";

/** @returns the options of an enumeration, as a select takes them */
export const optionsOf = ({ options = {} }: FilterField): { value: string; label: string }[] =>
  Object.entries(options).map(([value, label]) => ({ value, label }));
