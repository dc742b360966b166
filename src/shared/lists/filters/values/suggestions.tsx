import { OWNER, type FilterField } from "../../../../domain/filter/filter-fields";
import { useBuilder } from "../builder/builder-context";
import { useSuggestions } from "./use-suggestions";

interface SuggestionsProps {
  /** Of the list that the input names. */
  id: string;
  field: FilterField;
  typed: string;
}

/** What may be meant, as the browser's own list under an input: the zones, or what donors have in that field. */
export function Suggestions({ id, field, typed }: SuggestionsProps) {
  const { zones, list } = useBuilder();
  const found = useSuggestions(field, list === "donors" || field.name.startsWith(OWNER), typed.trim());
  return (
    <datalist id={id}>
      {(field.kind === "zone" ? zones : found).map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
