import { CALL_OUTCOMES } from "../../domain/calls/call-list";
import { isIsoDay } from "../../domain/dates/days";
import { BLOOD_GROUPS, isDonationType } from "../../domain/donation/blood";
import { isRecord } from "../../domain/values";
import { allows } from "../auth/abilities";
import type { Db } from "../db/db";
import type { DonorRecord, Records, StaffUser } from "../db/models";
import { forbidden, HttpError, notFound } from "../guard";
import type { Api } from "../handlers/api";
import { permittedRow } from "../handlers/permitted";
import { type Body, readBody, textOf, versionOf } from "../handlers/request";
import { pick } from "../write/pick";
import { unprocessable } from "../write/problem-texts";
import { asUser } from "../write/writer";
import { callPage, comingOn, dayOfQuery, targetKey, targetOf } from "./call-page";
import { changed } from "./events";
import { refusalVersion, refuseCalls, setRefused, undoRefusal } from "./refusal";
import { callsOf, findCall, holdOf, isMerged, serializeCall } from "./stored-calls";
import { refusesCalls } from "./refused";

/** How long a donor is held by who is calling. */
const HOLD_SECONDS = 600;
const MAX_TARGET = 9_999;

/** Calls for a donation day: who may be called, outcomes, holds and targets. */
export const callHandlers = ({ session }: Api) => [
  session.get("/calls", ({ request, response, db, user }) => {
    requireCaller(user);
    return response(200).json(callPage(db, user, request));
  }),

  session.put("/calls/target", async ({ request, response, db, user }) => {
    requireCaller(user);
    const { scope, version: seen, ...sent } = readTarget(await readBody(request));
    if (scope.area !== null && !allows(user, "update", "Donor", { area: scope.area })) throw forbidden();
    const _id = targetKey(user, scope);
    const { version, ...former } = db.records.get("callTarget", _id) ?? { version: 0 };
    const target = { _id, ...sent };
    // the same target again is no conflict: the first response may be lost
    if (version !== seen && JSON.stringify(former) !== JSON.stringify(target)) throw changedSince("l’obiettivo");
    db.records.put("callTarget", { ...target, version: version + 1 });
    db.records.put("callChange", { _id: db.nextId("callChange", "cc"), ids: [], areas: [] });
    return response(200).json({ success: true, target: targetOf(db, user, scope) });
  }),

  session.get("/calls/coming", ({ request, response, db, user }) => {
    requireCaller(user);
    const day = dayOfQuery(new URL(request.url).searchParams);
    return response(200).json({ success: true, donors: comingOn(db, user, day) });
  }),

  session.delete("/calls/{id}", ({ params, response, db, user }) => {
    requireCaller(user);
    const call = findCall(db, String(params.id));
    if (!call) throw notFound();
    const donor = callable(db, user, call.donorId);
    const [newest] = callsOf(db, donor);
    if (newest && newest._id !== call._id) throw alreadyCalled(newest);
    db.records.put("call", { ...call, deleted: true });
    if (call.outcome === "refused" && !isMerged(db, call)) undoRefusal(db, donor, asUser(user), call);
    changed(db, donor);
    return response(200).json({ success: true, message: "Esito tolto." });
  }),

  session.get("/donors/{id}/calls", ({ params, response, db, user }) => {
    const donor = permittedRow(db, user, "read", params.id);
    if (user.role === "donor") throw forbidden();
    const calls = callsOf(db, donor).map(serializeCall);
    return response(200).json({ success: true, calls, refused: refusesCalls(db, donor._id) });
  }),

  session.post("/donors/{id}/calls", async ({ params, request, response, db, user }) => {
    const donor = callable(db, user, params.id);
    const body = await readBody(request);
    const { last, noNews, sent } = readCall(db, body);
    refuseHeld(db, donor, user);
    const [newest] = callsOf(db, donor);
    const writer = asUser(user);
    if (last !== undefined && newest && newest._id !== last) {
      if (!isRepeated(newest, sent, user)) throw alreadyCalled(newest);
      return response(201).json({ success: true, call: serializeCall(newest) });
    }
    const call: Records["call"] = {
      _id: db.nextId("call", "c"),
      donorId: donor._id,
      ...sent,
      at: db.instant(),
      by: writer.author,
      deleted: false,
    };
    db.records.put("call", sent.outcome === "refused" ? refuseCalls(db, donor, writer, call, noNews) : call);
    db.records.remove("callHold", donor._id);
    changed(db, donor);
    return response(201).json({ success: true, call: serializeCall(call) });
  }),

  session.put("/donors/{id}/call-hold", ({ params, request, response, db, user }) => {
    const donor = callable(db, user, params.id);
    refuseHeld(db, donor, user, new URL(request.url).searchParams.get("takeOver"));
    endHolds(db, user, donor);
    const { author } = asUser(user);
    db.records.put("callHold", {
      _id: donor._id,
      by: author,
      until: new Date(db.now() + HOLD_SECONDS * 1000).toISOString(),
    });
    changed(db, donor);
    return response(200).json({ success: true, hold: { by: author, secondsLeft: HOLD_SECONDS } });
  }),

  session.put("/donors/{id}/calls-refused", async ({ params, request, response, db, user }) => {
    const donor = callable(db, user, params.id);
    const { refused, version } = await readBody(request);
    if (typeof refused !== "boolean") throw wrong("refused");
    // the same answer again is no conflict: the first response may be lost
    if (version !== undefined && version !== refusalVersion(db, donor) && refused !== refusesCalls(db, donor._id))
      throw changedSince("la risposta del donatore");
    setRefused(db, donor, asUser(user), refused);
    changed(db, donor);
    return response(200).json({ success: true, refused, version: refusalVersion(db, donor) });
  }),
];

/** @throws HttpError 403 for users who may change no donors, and for donors */
function requireCaller(user: StaffUser): void {
  if (user.role === "donor" || !allows(user, "update", "Donor")) throw forbidden();
}

/** Returns a donor whom the user may call. @throws HttpError 403, 404 */
function callable(db: Db, user: StaffUser, id: unknown): DonorRecord {
  requireCaller(user);
  return permittedRow(db, user, "update", id);
}

/** @param over the colleague whom the user replaces @throws HttpError 409 if another colleague is calling the donor */
function refuseHeld(db: Db, { _id }: DonorRecord, user: StaffUser, over: string | null = null): void {
  const hold = holdOf(db, _id);
  if (!hold || hold.by._id === user._id || (over !== null && hold.by._id === over)) return;
  const message = `${hold.by.name} sta già chiamando.`;
  throw new HttpError(409, { message, code: "held", hold });
}

/** Ends the user's holds of other donors: nobody calls two at once. */
function endHolds(db: Db, user: StaffUser, { _id }: DonorRecord): void {
  for (const hold of db.records.all("callHold")) {
    if (hold.by._id !== user._id || hold._id === _id) continue;
    db.records.remove("callHold", hold._id);
    const donor = db.donorRecord(hold._id);
    if (donor) changed(db, donor);
  }
}

/** @returns whether a user sends the outcome again that was recorded, without having seen the first response */
const isRepeated = (newest: Records["call"], sent: ReturnType<typeof readCall>["sent"], user: StaffUser): boolean =>
  newest.by._id === user._id &&
  (["day", "type", "outcome", "date"] as const).every((field) => newest[field] === sent[field]);

function alreadyCalled(call: Records["call"]): HttpError {
  const message = `${call.by.name} ha già chiamato: guarda l’esito.`;
  return new HttpError(409, { message, code: "called", call: serializeCall(call) });
}

function changedSince(what: string): HttpError {
  const message = `Nel frattempo qualcuno ha cambiato ${what}: guarda com’è ora.`;
  return new HttpError(409, { message, code: "version" });
}

const isDay = (value: unknown): value is string => typeof value === "string" && isIsoDay(value);
const wrong = (field: string) => unprocessable([{ field, code: "form" }]);

/** @throws HttpError 422 */
function readCall(db: Db, body: Body) {
  const { day, type, date, last } = body;
  const outcome = CALL_OUTCOMES.find((name) => name === body.outcome);
  const needsDate = outcome === "again" || outcome === "notUntil";
  if (!isDay(day)) throw wrong("day");
  if (!isDonationType(type)) throw wrong("type");
  if (!outcome) throw wrong("outcome");
  if (needsDate && !(isDay(date) && date >= db.today())) throw wrong("date");
  return {
    sent: { day, type, outcome, date: needsDate ? String(date) : null },
    noNews: body.noNews === true,
    last: last === undefined ? undefined : textOf(last),
  };
}

const isTarget = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_TARGET;
const isGroup = (row: unknown): row is { group: string; total: number } =>
  isRecord(row) && BLOOD_GROUPS.some((name) => name === row.group) && isTarget(row.total);

/** @throws HttpError 422 */
function readTarget(body: Body) {
  const { day, type, area = null, total, groups } = body;
  if (!isDay(day)) throw wrong("day");
  if (!isDonationType(type)) throw wrong("type");
  if (area !== null && typeof area !== "string") throw wrong("area");
  if (total !== null && !isTarget(total)) throw wrong("total");
  if (!Array.isArray(groups) || !groups.every(isGroup)) throw wrong("groups");
  return {
    scope: { day, type, area },
    version: versionOf(body),
    total,
    groups: groups.map((row) => pick(row, "group", "total")),
  };
}
