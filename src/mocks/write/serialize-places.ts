import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { Association, Zone } from "../db/models";
import { managersOf, placeKey } from "../db/places";

type Schemas = components["schemas"];

/** @param figures how many donors are where, for who may be told */
export function serializeZone(db: Db, zone: Zone, figures?: ReadonlyMap<string, number>): Schemas["Zone"] {
  const { _id, name, version, order, phone, email, cap, caps } = zone;
  const donorsOf = (association?: string) => figures && { donors: figures.get(placeKey(name, association)) ?? 0 };
  const associations = db.records
    .associationsOf(_id)
    .map((one) => ({ _id: one._id, name: one.name, version: one.version, ...donorsOf(one.name) }));
  const managers = figures && {
    managers: managersOf(db, name).map(({ _id, firstName, lastName, email, status }) => ({
      ...{ _id, firstName, lastName, email, status },
    })),
  };
  return { _id, name, version, order, phone, email, cap, caps, associations, ...donorsOf(), ...managers };
}

export function serializeAssociation(db: Db, { _id, name, version, order, zoneId }: Association) {
  const zone = { _id: zoneId, name: db.records.get("zone", zoneId)?.name ?? "" };
  return { _id, name, version, order, zone } satisfies Schemas["Association"];
}
