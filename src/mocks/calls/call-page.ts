import type { components } from "../../contract/api";
import {
  byUrgency,
  CALL_LISTS,
  callListOf,
  callNumber,
  unansweredCalls,
  type CallList,
} from "../../domain/calls/call-list";
import { isIsoDay } from "../../domain/dates/days";
import { isDonationType, type DonationType } from "../../domain/donation/blood";
import { isForDoctor, mayDonate } from "../../domain/donation/may-donate";
import { eligibilityPerson } from "../../domain/donation/next-donation";
import { registryName } from "../../domain/donor/registry-name";
import { longestRestPeriod } from "../../domain/donation/rest-period";
import { zoneLimit } from "../auth/abilities";
import type { Db } from "../db/db";
import type { DonorRecord, StaffUser } from "../db/models";
import { badRequest } from "../guard";
import { zoneScope } from "../handlers/list";
import { listQuery } from "../handlers/request";
import { consentsOf } from "../seed/consents";
import { pick } from "../write/pick";
import { refusesCalls } from "./refused";
import { callsOf, holdOf, serializeCall } from "./stored-calls";

type Schemas = components["schemas"];

/** A donation day with the zones for which people call. */
interface CallScope {
  day: string;
  type: DonationType;
  area: string | null;
}

/** @returns the donation day of a query. @throws HttpError 400 */
export function dayOfQuery(params: URLSearchParams): string {
  const day = params.get("day") ?? "";
  if (!isIsoDay(day)) throw badRequest(`Giorno non valido: ${day}`);
  return day;
}

/** The key of a target: people who call for the same zones share it, whether they chose the zone or have no other. */
export const targetKey = (user: StaffUser, { day, type, area }: CallScope): string =>
  [day, type, area ?? zoneLimit(user)?.toSorted().join(",") ?? ""].join(" ");

/** @returns the donors of the zones, whom the user may read */
function donorsOf(db: Db, user: StaffUser, area: string | null): DonorRecord[] {
  const scope = zoneScope(user);
  return db.donors.rows().filter((donor) => (!scope || scope(donor)) && (area === null || donor.area === area));
}

/** @returns the donors of the zones, whom the user may read, each with the list or the reason for none */
const placesOf = (db: Db, user: StaffUser, scope: CallScope) =>
  donorsOf(db, user, scope.area).map((donor) => ({ donor, place: placeOf(db, donor, scope) }));

/** @returns the target of a donation day with how many come */
export function targetOf(
  db: Db,
  user: StaffUser,
  scope: CallScope,
  places = placesOf(db, user, scope),
): Schemas["CallTarget"] {
  const { version = 0, total = null, groups = [] } = db.records.get("callTarget", targetKey(user, scope)) ?? {};
  const coming = places.flatMap(({ donor, place }) => (place === "coming" ? [donor.bloodGroup] : []));
  const withCount = (row: (typeof groups)[number]) => ({
    ...row,
    coming: coming.filter((group) => group === row.group).length,
  });
  return { version, total, coming: coming.length, groups: groups.map(withCount) };
}

/** @returns the response to `GET /calls`. @throws HttpError 400 */
export function callPage(db: Db, user: StaffUser, request: { url: string }) {
  const { searchParams } = new URL(request.url);
  const { skip, limit } = listQuery(request);
  const type = Number(searchParams.get("type"));
  if (!isDonationType(type)) throw badRequest("Tipo sconosciuto.");
  const scope: CallScope = { day: dayOfQuery(searchParams), type, area: searchParams.get("area") };
  const list = searchParams.get("list") ?? "toCall";
  if (!isList(list)) throw badRequest("Elenco sconosciuto.");
  const groups = searchParams.get("groups")?.split(",").filter(Boolean) ?? [];
  const places = placesOf(db, user, scope);
  const target = targetOf(db, user, scope, places);
  const full = new Set(target.groups.filter(({ total, coming }) => coming >= total).map(({ group }) => group));
  const listed: DonorRecord[] = [];
  const counts = { toCall: 0, coming: 0, again: 0, notNow: 0 };
  const excluded = { noNumber: 0, refused: 0, noPrivacy: 0, toBeJudged: 0, noLonger: 0 };
  for (const { donor, place } of places) {
    if (place === null || (groups.length > 0 && !groups.includes(donor.bloodGroup))) continue;
    if (isList(place)) counts[place] += 1;
    else excluded[place] += 1;
    if (place === list) listed.push(donor);
  }
  const calls = listed
    .map((donor) => rowOf(db, donor, scope))
    .sort(byUrgency(full))
    .slice(skip, skip + limit);
  return { success: true as const, calls, counts, excluded, target, total: counts[list], skip, limit };
}

const isList = (place: string): place is CallList => CALL_LISTS.some((name) => name === place);

/** @returns the list of a donor, why the donor is excluded, or null for a donor who can't donate on that day */
function placeOf(
  db: Db,
  donor: DonorRecord,
  { day, type }: CallScope,
): CallList | "noNumber" | "refused" | "noPrivacy" | "toBeJudged" | "noLonger" | null {
  if (donor.status === "dead") return null;
  const list = callListOf(callsOf(db, donor), { day, type, today: db.today() });
  const donations = db.donors.donationsOf(donor);
  const hasCome = list === "coming" && donations.some(({ date }) => date === day);
  if (!hasCome) {
    const answer = mayDonate(donor, donations, day, { type, rules: db.settings.rules });
    if (isForDoctor(answer)) return "toBeJudged";
    if (answer.answer !== "yes") return list === "coming" ? "noLonger" : null;
  }
  if (refusesCalls(db, donor._id)) return "refused";
  if (consentsOf(db, donor).some(({ code, given }) => code === "privacy" && !given)) return "noPrivacy";
  return callNumber(donor) === null ? "noNumber" : list;
}

function rowOf(db: Db, donor: DonorRecord, { day, type }: CallScope): Schemas["DonorToCall"] {
  const today = db.today();
  const calls = callsOf(db, donor);
  const [lastCall] = calls;
  const until = donor.suspension?.until ?? null;
  const person = eligibilityPerson(donor, db.donors.donationsOf(donor));
  return {
    ...pick(donor, "_id", "firstName", "lastName", "bloodGroup", "mobile", "phoneHome", "officePhone"),
    ...pick(donor, "lastDonationDate", "donationsNumber"),
    since: longestRestPeriod(person, type, today, db.settings.rules)?.until ?? null,
    suspendedUntil: until !== null && until >= today && until < day ? until : null,
    lastCall: lastCall ? serializeCall(lastCall) : null,
    unanswered: unansweredCalls(calls),
    hold: holdOf(db, donor._id),
  };
}

/** @returns the donors who come on a day, by name; also on a past day, whose donations are registered later */
export function comingOn(db: Db, user: StaffUser, day: string) {
  return donorsOf(db, user, null)
    .flatMap((donor) => {
      const [last] = callsOf(db, donor);
      if (last?.outcome !== "coming" || last.day !== day) return [];
      const place = placeOf(db, donor, { day, type: last.type, area: null });
      if (place === null || !isList(place)) return [];
      return [{ donor, type: last.type }];
    })
    .sort(({ donor: a }, { donor: b }) => registryName(a).localeCompare(registryName(b), "it"))
    .map(({ donor: { _id }, type }) => ({ _id, type }));
}
