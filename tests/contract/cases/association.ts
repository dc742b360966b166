import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

/** Zones and associations. */
export async function association(
  api: ContractClient,
  sessions: Sessions,
  { uniqueSuffix }: Environment,
): Promise<void> {
  const { donor } = sessions;
  await api.call("listZones", { expect: 200 });
  await api.call("listAssociations", { token: donor, expect: 200 });
  await api.call("listAssociations", { expect: 401 });
  await zoneWrites(api, sessions, uniqueSuffix);
}

/** Creates, changes, merges, deletes and restores zones and associations. */
async function zoneWrites(api: ContractClient, { admin, manager }: Sessions, suffix: string): Promise<void> {
  const name = `Zona ${suffix}`;
  await api.call("createZone", { body: { name }, expect: 401 });
  await api.call("createZone", { token: manager, body: { name }, expect: 403 });
  await api.call("createZone", { token: admin, body: { name: " " }, expect: 422 });
  await api.call("createZone", { token: admin, body: [], expect: 400 });
  const { zone } = await api.call("createZone", { token: admin, body: { name, caps: ["24121-24129"] }, expect: 201 });
  await api.call("createZone", { token: admin, body: { name: name.toUpperCase() }, expect: 409 });
  const { zone: other } = await api.call("createZone", { token: admin, body: { name: `${name} bis` }, expect: 201 });
  const params = { id: zone._id };
  const save = { token: admin, params };

  const change = { version: zone.version, caps: ["24020"], order: 0 };
  await api.call("updateZone", { params, body: change, expect: 401 });
  await api.call("updateZone", { token: manager, params, body: change, expect: 403 });
  await api.call("updateZone", { token: admin, params: { id: "none" }, body: change, expect: 404 });
  await api.call("updateZone", { ...save, body: [], expect: 400 });
  await api.call("updateZone", { ...save, body: { ...change, caps: ["2402"] }, expect: 422 });
  const { zone: changed } = await api.call("updateZone", { ...save, body: change, expect: 200 });
  api.assert(changed.order === 0, "a zone gets the requested position");
  await api.call("updateZone", { ...save, body: change, expect: 409 });

  const child = { name: `Gruppo ${suffix}`, zone: zone._id };
  await api.call("createAssociation", { body: child, expect: 401 });
  await api.call("createAssociation", { token: manager, body: child, expect: 403 });
  await api.call("createAssociation", { token: admin, body: { ...child, zone: "none" }, expect: 422 });
  await api.call("createAssociation", { token: admin, body: [], expect: 400 });
  const { association: created } = await api.call("createAssociation", { token: admin, body: child, expect: 201 });
  await api.call("createAssociation", { token: admin, body: child, expect: 409 });
  const secondBody = { ...child, name: `Secondo ${suffix}` };
  const { association: second } = await api.call("createAssociation", { token: admin, body: secondBody, expect: 201 });
  await associationWrites(api, { admin, manager, created, second, to: other._id });

  const { zones: counted } = await api.call("listZones", { token: admin, query: { counts: "true" }, expect: 200 });
  const countedZone = counted.find(({ _id }: Versioned) => _id === other._id);
  api.assert(
    countedZone?.donors === 0 && countedZone.managers?.length === 0,
    "administrators get the counts of a zone",
  );
  const { zones: publicZones } = await api.call("listZones", { query: { counts: "true" }, expect: 200 });
  api.assert(
    publicZones.every(({ donors }: { donors?: number }) => donors === undefined),
    "the public doesn't get the number of donors",
  );
  await mergeZones(api, { admin, manager, zone: changed, into: other });
}

interface Versioned {
  _id: string;
  version: number;
}
type Writers = Pick<Sessions, "admin" | "manager">;

async function associationWrites(
  api: ContractClient,
  { admin, manager, created, second, to }: Writers & { created: Versioned; second: Versioned; to: string },
): Promise<void> {
  const params = { id: created._id };
  const body = { version: created.version, zone: to };
  await api.call("updateAssociation", { params, body, expect: 401 });
  await api.call("updateAssociation", { token: manager, params, body, expect: 403 });
  await api.call("updateAssociation", { token: admin, params: { id: "none" }, body, expect: 404 });
  await api.call("updateAssociation", { token: admin, params, body: [], expect: 400 });
  await api.call("updateAssociation", { token: admin, params, body: { ...body, zone: "none" }, expect: 422 });
  const { association: moved } = await api.call("updateAssociation", { token: admin, params, body, expect: 200 });
  api.assert(moved.zone._id === to, "an association is moved to another zone");
  await api.call("updateAssociation", { token: admin, params, body, expect: 409 });

  const query = { version: String(moved.version) };
  await api.call("deleteAssociation", { params, query, expect: 401 });
  await api.call("deleteAssociation", { token: manager, params, query, expect: 403 });
  await api.call("deleteAssociation", { token: admin, params: { id: "none" }, expect: 404 });
  await api.call("deleteAssociation", { token: admin, params, query: { version: "99" }, expect: 409 });
  await api.call("deleteAssociation", { token: admin, params, query: { version: "0" }, expect: 400 });
  await api.call("deleteAssociation", { token: admin, params, query, expect: 200 });
  await api.call("restoreAssociation", { params, expect: 401 });
  await api.call("restoreAssociation", { token: manager, params, expect: 403 });
  await api.call("restoreAssociation", { token: admin, params: { id: "none" }, expect: 404 });
  const { association: restored } = await api.call("restoreAssociation", { token: admin, params, expect: 200 });
  await api.call("restoreAssociation", { token: admin, params, expect: 409 });

  const merge = { version: restored.version, into: second._id };
  await api.call("mergeAssociation", { params, body: merge, expect: 401 });
  await api.call("mergeAssociation", { token: manager, params, body: merge, expect: 403 });
  await api.call("mergeAssociation", { token: admin, params: { id: "none" }, body: merge, expect: 404 });
  await api.call("mergeAssociation", { token: admin, params, body: [], expect: 400 });
  await api.call("mergeAssociation", { token: admin, params, body: { ...merge, into: created._id }, expect: 422 });
  await api.call("mergeAssociation", { token: admin, params, body: { ...merge, version: 99 }, expect: 409 });
  await api.call("mergeAssociation", { token: admin, params, body: merge, expect: 200 });
}

async function mergeZones(
  api: ContractClient,
  { admin, manager, zone, into }: Writers & { zone: Versioned; into: Versioned },
): Promise<void> {
  const params = { id: zone._id };
  const body = { version: zone.version, into: into._id };
  await api.call("deleteZone", { token: admin, params, query: { version: String(zone.version) }, expect: 409 });
  await api.call("mergeZone", { params, body, expect: 401 });
  await api.call("mergeZone", { token: manager, params, body, expect: 403 });
  await api.call("mergeZone", { token: admin, params: { id: "none" }, body, expect: 404 });
  await api.call("mergeZone", { token: admin, params, body: [], expect: 400 });
  await api.call("mergeZone", { token: admin, params, body: { ...body, into: "none" }, expect: 422 });
  await api.call("mergeZone", { token: admin, params, body: { ...body, version: 99 }, expect: 409 });
  const { zone: kept } = await api.call("mergeZone", { token: admin, params, body, expect: 200 });
  api.assert(kept.associations.length > 0, "the other zone gets the associations of the merged zone");
  await api.call("restoreZone", { params, expect: 401 });
  await api.call("restoreZone", { token: manager, params, expect: 403 });
  await api.call("restoreZone", { token: admin, params: { id: "none" }, expect: 404 });
  const { zone: restored } = await api.call("restoreZone", { token: admin, params, expect: 200 });
  await api.call("restoreZone", { token: admin, params, expect: 409 });
  api.assert(restored.associations.length > 0, "a restored zone has its associations again");

  const { zones } = await api.call("listZones", { expect: 200 });
  const empty = { id: into._id };
  const query = { version: String(zones.find(({ _id }: Versioned) => _id === into._id)?.version) };
  await api.call("deleteZone", { params: empty, query, expect: 401 });
  await api.call("deleteZone", { token: manager, params: empty, query, expect: 403 });
  await api.call("deleteZone", { token: admin, params: { id: "none" }, expect: 404 });
  await api.call("deleteZone", { token: admin, params: empty, query: { version: "0" }, expect: 400 });
  await api.call("deleteZone", { token: admin, params: empty, query, expect: 200 });
}
