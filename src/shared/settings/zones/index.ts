import { endpoints } from "../../../api/endpoints";
import { identity, items, list, record, text } from "../../../api/readers/read";
import { useFeatureQuery, type FeatureQueryState } from "../../../api/react/use-feature";

export const zonesAnswer = list(
  "zones",
  record({
    _id: identity,
    name: text(""),
    phone: text(undefined),
    email: text(undefined),
    cap: text(null),
    caps: items(text(null)),
    associations: items(record({ _id: identity, name: text("") })),
  }),
);
type ZonesAnswer = ReturnType<typeof zonesAnswer>;

/**
 * Reads the association's zones. The list is public, because new donors choose a zone when they sign up.
 * @param wanted false reads nothing
 */
export const useZones = (wanted = true): FeatureQueryState<ZonesAnswer> =>
  useFeatureQuery("zones", wanted ? { path: endpoints.zones(), schema: zonesAnswer } : null);
