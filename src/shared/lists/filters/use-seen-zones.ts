import { useMemo } from "react";
import { useCan } from "../../../api/react/ability";
import { RECORDS, type RecordKind } from "../../../domain/record-kinds";
import { useZones } from "../../settings/zones";

/** Whose rows are of one zone alone has no zones to choose from. */
export interface SeenZones {
  /** Whether rows of a zone may be seen. */
  sees: (zone: string) => boolean;
  /** Whether rows of more than one may be. */
  several: boolean;
}

/** @returns of which zones the rows of a list may be seen, as far as the ability says it */
export function useSeenZones(of: RecordKind): SeenZones {
  const can = useCan();
  const sees = useMemo(() => (area: string) => can("read", RECORDS[of].subject, { area }), [can, of]);
  // no zone is called so: who sees its rows sees those of every one
  const seesAll = sees("");
  const zones = useZones(!seesAll);
  const several = seesAll || (zones.status === "ready" && zones.data.zones.filter(({ name }) => sees(name)).length > 1);
  return { sees, several };
}
