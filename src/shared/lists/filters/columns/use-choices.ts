import { useCan } from "../../../../api/react/ability";
import type { FilterField } from "../../../../domain/filter/filter-fields";
import { SUBJECT_OF, type RecordKind } from "../../../../domain/record-kinds";
import { useZones } from "../../../zones";
import { choiceField } from "./column-options";

/** Whose rows are of one zone alone has no zones to choose from. */
export interface Choices {
  /** @returns the field of a column with values to choose from; null where there are none */
  fieldOf: (columnId: string) => FilterField | null;
  /** Whether rows of a zone may be seen. */
  sees: (zone: string) => boolean;
}

/** @returns what the columns of a list can be filtered by, as far as the ability lets its rows be seen */
export function useChoices(of: RecordKind): Choices {
  const can = useCan();
  const sees = (area: string) => can("read", SUBJECT_OF[of], { area });
  // no zone is called so: who sees its rows sees those of every one
  const seesAll = sees("");
  const zones = useZones(!seesAll);
  const several = seesAll || (zones.status === "ready" && zones.data.zones.filter(({ name }) => sees(name)).length > 1);
  return {
    fieldOf(columnId) {
      const field = choiceField(of, columnId);
      return field?.kind === "zone" && !several ? null : field;
    },
    sees,
  };
}
