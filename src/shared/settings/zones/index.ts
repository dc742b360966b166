import { endpoints } from "../../../api/endpoints";
import { identity, items, list, record, text } from "../../../api/read";
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
 * The zones of the association. The list is public: those who sign up choose one.
 * @param wanted false reads nothing (yet)
 */
export const useZones = (wanted = true): FeatureQueryState<ZonesAnswer> =>
  useFeatureQuery("zones", wanted ? { path: endpoints.zones(), schema: zonesAnswer } : null);
