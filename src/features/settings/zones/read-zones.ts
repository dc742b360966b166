import { endpoints } from "../../../api/endpoints";
import { count, identity, items, list, record, text, type Read, type Reader } from "../../../api/read";
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
/** Null where the server doesn't tell who looks after a zone: that isn't nobody. */
const managersIfTold: Reader<Read<typeof managersReader> | null, Parameters<typeof managersReader>[0]> = (
  value,
  path,
  note,
) => (value === undefined ? null : managersReader(value, path, note));

/** A zone as administrators are told of it; a server that counts nothing leaves the figures out. */
const zoneReader = record({
  _id: identity,
  name: text(""),
  version: count(undefined),
  donors: count(undefined),
  cap: text(null),
  caps: items(text(null)),
  managers: managersIfTold,
  associations: items(associationReader),
});

/** `GET /zones`, with what administrators are told besides. */
const zonesOfOffice = list("zones", zoneReader);

type OfficeZones = Read<typeof zonesOfOffice>;
export type OfficeZone = NonNullable<Read<typeof zoneReader>>;
type ZoneManager = NonNullable<OfficeZone["managers"]>[number];
export type OfficeAssociation = NonNullable<Read<typeof associationReader>>;

/** Asks for the figures, too: who only chooses a zone doesn't wait until they are counted. */
const zonesQuery = { path: endpoints.zones(), query: { counts: "true" }, schema: zonesOfOffice };

/** The association's zones with what belongs to each, in their order. */
export const useOfficeZones = (): QueryState<OfficeZones> => useQuery(zonesQuery, { throwRouteErrors: true });

/** @returns what a manager of a zone is called: the address of who was invited and hasn't told a name */
export const managerName = (manager: ZoneManager): string => registryName(manager) || manager.email;

/** @returns whether somebody waits for an invitation to be followed: until then the zone has nobody in them */
export const isInvited = ({ status }: ZoneManager): boolean => status === "staged";
