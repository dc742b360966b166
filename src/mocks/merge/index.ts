import type { components } from "../../contract/api";
import { certaintyOf, CERTAINTIES, duplicateReason, hasSameCode } from "../../domain/donor/duplicates";
import type { MergeChoices } from "../../domain/donor/merge";
import { hrefFor } from "../../domain/routes";
import { isRecord } from "../../domain/values";
import { allows } from "../auth/abilities";
import { activeAdmins } from "../auth/accounts";
import type { Db } from "../db/db";
import { isDistinct, notedOf, type Pair } from "../db/duplicates";
import type { DonorRecord, MergeRecord, StaffUser } from "../db/models";
import { QueryError } from "../db/query";
import { forbidden, notFound, refuseDonors } from "../guard";
import type { Api } from "../handlers/api";
import { permittedRow } from "../handlers/permitted";
import { listQuery, readBody } from "../handlers/request";
import { alreadyDeleted } from "../write/conflict";
import { recordAboutDonor } from "../write/history";
import { notify } from "../write/notify";
import { unprocessable } from "../write/problem-texts";
import { namedDonor, serializeDonor } from "../write/serialize";
import { asUser } from "../write/writer";
import { mergeDonors } from "./merge-records";
import { mergingOf } from "./merging";
import { countPairs, findPair, pairsFor, serializePair } from "./pairs";
import { separateDonors } from "./separate-records";
import { separatingOf, separationBlocked } from "./separating";
import texts from "./texts.json" with { type: "json" };

type Schemas = components["schemas"];

/** Possible duplicates, as pairs of records. */
export const mergeHandlers = ({ needs }: Api) => [
  needs("update", "Donor").get("/duplicates", ({ request, response, db, user }) => {
    refuseDonors(user);
    const { searchParams } = new URL(request.url);
    const { skip, limit } = listQuery(request);
    const certainty = searchParams.get("certainty");
    const state = searchParams.get("state") ?? "open";
    if (state !== "open" && state !== "distinct" && state !== "merged")
      throw new QueryError(`Stato sconosciuto: ${state}`);
    if (certainty !== null && !CERTAINTIES.some((known) => known === certainty))
      throw new QueryError(`Certezza sconosciuta: ${certainty}`);
    const all = pairsFor(db, user, { area: searchParams.get("area"), donor: searchParams.get("donor") });
    const found = all[state].filter(({ reason }) => certainty === null || certaintyOf(reason) === certainty);
    const pairs = found.slice(skip, skip + limit).map((pair) => serializePair(db, pair, user));
    return response(200).json({ success: true, pairs, counts: countPairs(all), total: found.length, skip, limit });
  }),

  needs("update", "Donor").get("/duplicates/{id}", ({ params, response, db, user }) => {
    const pair = visiblePair(db, user, params.id);
    const merging = mergingOf(db, user, pair);
    return response(200).json({ success: true, pair: serializePair(db, pair, user), merging });
  }),

  needs("update", "Donor").put("/duplicates/{id}", async ({ params, request, response, db, user }) => {
    const pair = visiblePair(db, user, params.id);
    if (!pair.donors.every((donor) => allows(user, "update", "Donor", donor))) throw forbidden();
    const { distinct } = await readBody(request);
    if (typeof distinct !== "boolean") throw unprocessable([{ field: "distinct", code: "missing" }]);
    if (isDistinct(db, pair) !== distinct) {
      const decided = distinct ? mark(db, user) : null;
      db.records.put("duplicate", { ...notedOf(db, pair), decided, sameCode: hasSameCode(...pair.donors) });
      const changes = [{ field: distinct ? "twoPeople" : "maybeOnePerson", from: null, to: null }];
      for (const donor of pair.donors) recordAboutDonor(db, donor, asUser(user), { reason: null, changes });
    }
    return response(200).json({ success: true, pair: serializePair(db, pair, user) });
  }),

  needs("update", "Donor").post("/duplicates/{id}/ask", ({ params, response, db, user }) => {
    const pair = visiblePair(db, user, params.id);
    const noted = notedOf(db, pair);
    if (!noted.asked) {
      db.records.put("duplicate", { ...noted, asked: mark(db, user) });
      const note = { title: texts.asked.replace("{name}", asUser(user).author.name), message: texts.askedMessage };
      for (const { _id } of activeAdmins(db)) notify(db, _id, { ...note, link: hrefFor("duplicates") });
    }
    return response(200).json({ success: true, pair: serializePair(db, pair, user) });
  }),

  needs("update", "Donor").post("/merges", async ({ request, response, db, user }) => {
    refuseDonors(user);
    const body = await readBody(request);
    const [survivor, other] = [body.survivor, body.other].map((id) => mergeable(db, user, String(id)));
    if (!survivor || !other || survivor === other) throw unprocessable([{ field: "other", code: "unknown" }]);
    const merge = mergeDonors(db, user, {
      survivor,
      other,
      versions: [body.version, body.otherVersion],
      choices: isRecord(body.choices) ? (body.choices as MergeChoices) : {},
      same: Array.isArray(body.same) ? body.same.map(String) : [],
    });
    const donor = serializeDonor(db, merge.merged);
    return response(201).json({ success: true, merge: serializeMerge(db, merge, user), donor });
  }),

  needs("update", "Donor").get("/merges/{id}", ({ params, response, db, user }) => {
    const merge = visibleMerge(db, user, params.id);
    return response(200).json({
      success: true,
      merge: serializeMerge(db, merge, user),
      separating: separatingOf(db, merge),
    });
  }),

  needs("update", "Donor").post("/merges/{id}/separate", async ({ params, request, response, db, user }) => {
    const merge = visibleMerge(db, user, params.id);
    const { version, toOther } = await readBody(request);
    const chosen = Array.isArray(toOther) ? new Set(toOther.map(String)) : null;
    const donor = serializeDonor(db, separateDonors(db, user, merge, { version, toOther: chosen }));
    const after = db.records.get("merge", merge._id) ?? merge;
    return response(200).json({ success: true, merge: serializeMerge(db, after, user), donor });
  }),
];

/** Returns a record that the user may merge. @throws HttpError 403, 404, 409 for one that was merged since: the user hasn't seen the merged record */
function mergeable(db: Db, user: StaffUser, id: string): DonorRecord {
  const donor = permittedRow(db, user, "update", id);
  if (donor._id !== id) throw alreadyDeleted(db, "donor", id);
  return donor;
}

/**
 * Returns a merge if the user may change the record that stayed. After the separation the user must be able to read the other one, too.
 * @throws HttpError 403, 404
 */
function visibleMerge(db: Db, user: StaffUser, id: unknown): MergeRecord {
  refuseDonors(user);
  const merge = db.records.get("merge", String(id));
  const donor = merge && db.donorRecord(merge.before[0]._id);
  if (!donor || !allows(user, "update", "Donor", donor)) throw notFound();
  const other = db.donorRecord(merge.before[1]._id);
  if (merge.separated && other && !allows(user, "read", "Donor", other)) throw notFound();
  return merge;
}

function serializeMerge(db: Db, merge: MergeRecord, user: StaffUser): Schemas["Merge"] {
  const [survivor, other] = merge.before;
  const blocked = separationBlocked(db, user, merge);
  return { _id: merge._id, survivor: namedDonor(survivor), other: namedDonor(other), blocked };
}

const mark = (db: Db, user: StaffUser) => ({ author: asUser(user).author, date: db.instant() });

/**
 * Returns a pair if the user may change at least one of its records. If the records have nothing in common, the user must be able to
 * read both.
 * @throws HttpError 403, 404
 */
function visiblePair(db: Db, user: StaffUser, id: unknown): Pair {
  refuseDonors(user);
  const pair = findPair(db, String(id));
  if (!pair?.donors.some((donor) => allows(user, "update", "Donor", donor))) throw notFound();
  const isKnown = duplicateReason(...pair.donors) !== null || db.records.get("duplicate", pair._id) !== undefined;
  if (!isKnown && !pair.donors.every((donor) => allows(user, "read", "Donor", donor))) throw notFound();
  return pair;
}
