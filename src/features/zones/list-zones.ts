import * as v from "valibot";
import { endpoints } from "../../api/endpoints";
import { useQuery, type QueryState } from "../../api/react/use-query";

const zonesAnswer = v.object({ zones: v.array(v.object({ _id: v.string(), name: v.string() })) });

/** The zones of the association. The list is public: those who sign up choose one. */
export const useZones = (): QueryState<v.InferOutput<typeof zonesAnswer>> =>
  useQuery({ path: endpoints.zones(), schema: zonesAnswer });
