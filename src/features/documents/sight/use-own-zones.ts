import { useCan } from "../../../api/react/ability";
import { useZones } from "../../../shared/settings/zones";

/** The zones that documents are given to. `own` are those of somebody who writes of no others; null for everywhere. */
export function useDocumentZones(): { zones: readonly string[]; own: readonly string[] | null } {
  const can = useCan();
  const state = useZones();
  const all = state.status === "ready" ? state.data.zones.map(({ name }) => name) : [];
  if (can("create", "Document", { area: null })) return { zones: all, own: null };
  const own = all.filter((area) => can("create", "Document", { area }));
  return { zones: own, own };
}
