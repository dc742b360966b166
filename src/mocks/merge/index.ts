import { certaintyOf, CERTAINTIES, hasSameCode } from "../../domain/donor/duplicates";
import { hrefFor } from "../../domain/routes";
import { allows } from "../auth/abilities";
import { activeAdmins } from "../auth/accounts";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { QueryError } from "../db/query";
import { forbidden, notFound } from "../guard";
import type { Api } from "../handlers/api";
import { listQuery, readBody } from "../handlers/request";
import { recordAboutDonor } from "../write/history";
import { notify } from "../write/notify";
import { unprocessable } from "../write/problem-texts";
import { asUser } from "../write/writer";
import { countPairs, findPair, isDistinct, type Pair, pairsFor, serializePair } from "./pairs";
import texts from "./texts.json" with { type: "json" };

const UNDECIDED = { decided: null, asked: null, sameCode: false };

/** Possible duplicates, as pairs of records. */
export const mergeHandlers = ({ needs }: Api) => [
  needs("update", "Donor").get("/duplicates", ({ request, response, db, user }) => {
    const { searchParams } = new URL(request.url);
    const { skip, limit } = listQuery(request);
    const certainty = searchParams.get("certainty");
    const state = searchParams.get("state") ?? "open";
    if (state !== "open" && state !== "distinct") throw new QueryError(`Stato sconosciuto: ${state}`);
    if (certainty !== null && !CERTAINTIES.some((known) => known === certainty))
      throw new QueryError(`Certezza sconosciuta: ${certainty}`);
    const all = pairsFor(db, user, searchParams.get("area"));
    const found = all[state].filter(({ reason }) => certainty === null || certaintyOf(reason) === certainty);
    const pairs = found.slice(skip, skip + limit).map((pair) => serializePair(db, pair, user));
    return response(200).json({ success: true, pairs, counts: countPairs(all), total: found.length, skip, limit });
  }),

  needs("update", "Donor").put("/duplicates/{id}", async ({ params, request, response, db, user }) => {
    const pair = visiblePair(db, user, params.id);
    if (!pair.donors.every((donor) => allows(user, "update", "Donor", donor))) throw forbidden();
    const { distinct } = await readBody(request);
    if (typeof distinct !== "boolean") throw unprocessable([{ field: "distinct", code: "missing" }]);
    const noted = db.records.get("duplicate", pair._id) ?? { _id: pair._id, ...UNDECIDED };
    if (isDistinct(pair, noted) !== distinct) {
      const decided = distinct ? mark(db, user) : null;
      db.records.put("duplicate", { ...noted, decided, sameCode: hasSameCode(...pair.donors) });
      const changes = [{ field: distinct ? "twoPeople" : "maybeOnePerson", from: null, to: null }];
      for (const donor of pair.donors) recordAboutDonor(db, donor, asUser(user), { reason: null, changes });
    }
    return response(200).json({ success: true, pair: serializePair(db, pair, user) });
  }),

  needs("update", "Donor").post("/duplicates/{id}/ask", ({ params, response, db, user }) => {
    const pair = visiblePair(db, user, params.id);
    const noted = db.records.get("duplicate", pair._id) ?? { _id: pair._id, ...UNDECIDED };
    if (!noted.asked) {
      db.records.put("duplicate", { ...noted, asked: mark(db, user) });
      const note = { title: texts.asked.replace("{name}", asUser(user).author.name), message: texts.askedMessage };
      for (const { _id } of activeAdmins(db)) notify(db, _id, { ...note, link: hrefFor("duplicates") });
    }
    return response(200).json({ success: true, pair: serializePair(db, pair, user) });
  }),
];

const mark = (db: Db, user: StaffUser) => ({ author: asUser(user).author, date: db.instant() });

/** Returns a pair of which the user may change at least one record. @throws HttpError 404 */
function visiblePair(db: Db, user: StaffUser, id: unknown): Pair {
  const pair = findPair(db, String(id));
  if (!pair?.donors.some((donor) => allows(user, "update", "Donor", donor))) throw notFound();
  return pair;
}
