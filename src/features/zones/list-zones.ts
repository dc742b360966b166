import { endpoints } from "../../api/endpoints";
import { identity, list, record, text } from "../../api/read";
import { useOptionalQuery, type OptionalQueryState } from "../../api/react/use-optional-query";

export const zonesAnswer = list(
  "zones",
  record({ _id: identity, name: text(""), phone: text(undefined), email: text(undefined) }),
);
type ZonesAnswer = ReturnType<typeof zonesAnswer>;

/** The zones of the association. The list is public: those who sign up choose one. */
export const useZones = (): OptionalQueryState<ZonesAnswer> =>
  useOptionalQuery("zones", { path: endpoints.zones(), schema: zonesAnswer });
