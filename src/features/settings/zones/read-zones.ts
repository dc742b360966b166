import { endpoints } from "../../../api/endpoints";
import { count, identity, items, list, record, text, type Read, type Reader } from "../../../api/readers/read";
import { useQuery, type QueryState } from "../../../api/react/use-query";
import { registryName } from "../../../domain/donor/registry-name";

const associationReader = record({
  _id: identity,
  name: text(""),
  version: count(undefined),
  donors: count(undefined),
});

const managersReader = items(
  record({ _id: identity, firstName: text(""), lastName: text(""), email: text(""), status: text("") }),
);
/** Null if the server doesn't send the managers, which isn't the same as no managers. */
const optionalManagersReader: Reader<Read<typeof managersReader> | null, Parameters<typeof managersReader>[0]> = (
  value,
  path,
  note,
) => (value === undefined ? null : managersReader(value, path, note));

/** A zone as administrators receive it. A server that doesn't count donors omits `donors`. */
const zoneReader = record({
  _id: identity,
  name: text(""),
  version: count(undefined),
  donors: count(undefined),
  cap: text(null),
  caps: items(text(null)),
  managers: optionalManagersReader,
  associations: items(associationReader),
});

/** Reads `GET /zones` with the fields that only administrators receive. */
const zonesOfOffice = list("zones", zoneReader);

type OfficeZones = Read<typeof zonesOfOffice>;
export type OfficeZone = NonNullable<Read<typeof zoneReader>>;
type ZoneManager = NonNullable<OfficeZone["managers"]>[number];
export type OfficeAssociation = NonNullable<Read<typeof associationReader>>;

/** With counts, which take the server longer. Other screens read the zones without them. */
const zonesQuery = { path: endpoints.zones(), query: { counts: "true" }, schema: zonesOfOffice };

/** Reads the association's zones with counts, managers and postal codes, in their order. */
export const useOfficeZones = (): QueryState<OfficeZones> => useQuery(zonesQuery, { throwRouteErrors: true });

/** @returns the manager's name; the e-mail address of an invited manager without a name */
export const managerName = (manager: ZoneManager): string => registryName(manager) || manager.email;

/** @returns whether the manager hasn't accepted the invitation yet */
export const isInvited = ({ status }: ZoneManager): boolean => status === "staged";
