import type { FilterField } from "../../../../domain/filter/filter-fields";
import type { RecordKind } from "../../../../domain/record-kinds";
import { useSeenZones, type SeenZones } from "../use-seen-zones";
import { choiceField } from "./column-options";

export interface Choices extends Pick<SeenZones, "sees"> {
  /** @returns the field of a column with values to choose from; null where there are none */
  fieldOf: (columnId: string) => FilterField | null;
}

/** @returns what the columns of a list can be filtered by, as far as the ability lets its rows be seen */
export function useChoices(of: RecordKind): Choices {
  const { sees, several } = useSeenZones(of);
  return {
    fieldOf(columnId) {
      const field = choiceField(of, columnId);
      return field?.kind === "zone" && !several ? null : field;
    },
    sees,
  };
}
