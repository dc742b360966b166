import { endpoints } from "../../api/endpoints";
import { identity, list, record, text } from "../../api/read";
import { useQuery, type QueryState } from "../../api/react/use-query";

export const zonesAnswer = list("zones", record({ _id: identity, name: text("") }));
type ZonesAnswer = ReturnType<typeof zonesAnswer>;

/** The zones of the association. The list is public: those who sign up choose one. */
export const useZones = (): QueryState<ZonesAnswer> => useQuery({ path: endpoints.zones(), schema: zonesAnswer });
