import { useMemo } from "react";
import { useCan } from "../../../api/react/ability";
import { RECORDS, type RecordKind } from "../../../domain/records/records";
import { useZones } from "../../settings/zones";

/** Which zones of a list the user sees. */
interface SeenZones {
  sees: (zone: string) => boolean;
  several: boolean;
}

export function useSeenZones(kind: RecordKind): SeenZones {
  const can = useCan();
  const sees = useMemo(() => (area: string) => can("read", RECORDS[kind].subject, { area }), [can, kind]);
  // no zone has this name: the user sees all
  const seesAll = sees("");
  const zones = useZones(!seesAll);
  const several = seesAll || (zones.status === "ready" && zones.data.zones.filter(({ name }) => sees(name)).length > 1);
  return { sees, several };
}
