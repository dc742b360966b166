import type { Action } from "../auth/abilities";
import type { Db } from "../db/db";
import type { Records, StaffUser } from "../db/models";
import type { Api } from "../handlers/api";
import { permitted } from "../handlers/permitted";
import { readBody, versionOf, versionToDelete } from "../handlers/request";
import { unprocessable } from "../write/problem-texts";
import { serializeAssociation, serializeZone } from "../write/serialize";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import { mergePlaces, type PlaceModel, removePlace, restorePlace, updatePlace } from "./place-writes";

const SUBJECTS = { zone: "Zone", association: "Association" } as const;
const NEW = { version: 0, deleted: false, moved: null };
const NO_OFFICE = { phone: null, email: null, cap: null, caps: [] };

/** Returns a zone or an association on which the user may act. @throws HttpError 403, 404 */
const permittedPlace = <M extends PlaceModel>(
  db: Db,
  user: StaffUser,
  action: Action,
  model: M,
  id: unknown,
): Records[M] => permitted(db, user, [action, SUBJECTS[model]], db.records.get(model, String(id)));

/** Writes of zones and associations. */
export const placeHandlers = ({ session, needs }: Api) => [
  session.post("/zones", async ({ request, response, db, user }) => {
    const body = await readBody(request);
    const sent = { ...NO_OFFICE, ...body, order: db.records.zones().length };
    const set = { ...NEW, _id: db.nextId("zone", "z") };
    const entry = { action: "create", before: undefined, writer: asUser(user) } as const;
    const zone = write(db, { entity: "zone", ...entry, sent, set });
    return response(201).json({ success: true, zone: serializeZone(db, zone) });
  }),

  session.put("/zones/{id}", async ({ params, request, response, db, user }) => {
    const before = permittedPlace(db, user, "update", "zone", params.id);
    const sent = await readBody(request);
    const zone = updatePlace(db, "zone", { before, sent, version: versionOf(sent), user });
    return response(200).json({ success: true, zone: serializeZone(db, zone) });
  }),

  session.delete("/zones/{id}", ({ params, request, response, db, user }) => {
    const before = permittedPlace(db, user, "delete", "zone", params.id);
    const { version } = removePlace(db, "zone", { before, version: versionToDelete(request), user });
    return response(200).json({ success: true, version });
  }),

  session.post("/zones/{id}/restore", ({ params, response, db, user }) => {
    const zone = restorePlace(db, "zone", { before: permittedPlace(db, user, "delete", "zone", params.id), user });
    return response(200).json({ success: true, zone: serializeZone(db, zone) });
  }),

  session.post("/zones/{id}/merge", async ({ params, request, response, db, user }) => {
    const before = permittedPlace(db, user, "delete", "zone", params.id);
    const sent = await readBody(request);
    const zone = mergePlaces(db, "zone", { before, sent, version: versionOf(sent), user });
    return response(200).json({ success: true, zone: serializeZone(db, zone) });
  }),

  needs("create", "Association").post("/associations", async ({ request, response, db, user }) => {
    const body = await readBody(request);
    const zoneId = String(body.zone);
    if (!db.records.zones().some(({ _id }) => _id === zoneId))
      throw unprocessable([{ field: "zone", code: body.zone ? "unknown" : "missing" }]);
    const sent = { ...body, order: db.records.associationsOf(zoneId).length };
    const set = { ...NEW, _id: db.nextId("association", "a"), zoneId };
    const entry = { action: "create", before: undefined, writer: asUser(user) } as const;
    const association = write(db, { entity: "association", ...entry, sent, set });
    return response(201).json({ success: true, association: serializeAssociation(db, association) });
  }),

  session.put("/associations/{id}", async ({ params, request, response, db, user }) => {
    const before = permittedPlace(db, user, "update", "association", params.id);
    const sent = await readBody(request);
    const association = updatePlace(db, "association", { before, sent, version: versionOf(sent), user });
    return response(200).json({ success: true, association: serializeAssociation(db, association) });
  }),

  session.delete("/associations/{id}", ({ params, request, response, db, user }) => {
    const before = permittedPlace(db, user, "delete", "association", params.id);
    const { version } = removePlace(db, "association", { before, version: versionToDelete(request), user });
    return response(200).json({ success: true, version });
  }),

  session.post("/associations/{id}/restore", ({ params, response, db, user }) => {
    const before = permittedPlace(db, user, "delete", "association", params.id);
    const association = restorePlace(db, "association", { before, user });
    return response(200).json({ success: true, association: serializeAssociation(db, association) });
  }),

  session.post("/associations/{id}/merge", async ({ params, request, response, db, user }) => {
    const before = permittedPlace(db, user, "delete", "association", params.id);
    const sent = await readBody(request);
    const association = mergePlaces(db, "association", { before, sent, version: versionOf(sent), user });
    return response(200).json({ success: true, association: serializeAssociation(db, association) });
  }),
];
