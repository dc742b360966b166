import { answerDue } from "../../domain/donor/data-requests";
import { birthdayAt, isoDay, romeDay } from "../../domain/dates/days";
import { DEFAULT_DATA_REQUESTS } from "../../domain/settings/data-request-settings";
import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { DataRequestRecord, HistoryRecord } from "../db/models";
import { HttpError } from "../guard";
import { pick } from "../write/pick";
import texts from "./texts.json" with { type: "json" };

type Schemas = components["schemas"];

/** The register of requests to be erased. */

/** @returns a request as the API returns it */
export const serializeRequest = (request: DataRequestRecord): Schemas["DataRequest"] => ({
  ...pick(request, "_id", "number", "received", "via", "identity", "outcome", "decided", "reason", "erased"),
  due: answerDue(request.received),
  person: request.outcome === null ? request.person : null,
});

/** @returns the requests that are open, or were answered in the years of the settings, the newest first */
export function requestsOf(db: Db): DataRequestRecord[] {
  const { requestYears } = db.settings.dataRequests;
  const stays = ({ decided }: DataRequestRecord) =>
    decided === null || birthdayAt(romeDay(Date.parse(decided.date)), requestYears) > db.today();
  return db.records
    .all("dataRequest")
    .filter(stays)
    .sort((a, b) => b._id.localeCompare(a._id));
}

/** @returns the open request of a person to be erased. @param records the records of the person, or the account */
export const openRequestOf = (db: Db, ...records: readonly { _id: string }[]): DataRequestRecord | undefined =>
  requestsOf(db).find(({ outcome, person }) => outcome === null && records.some(({ _id }) => _id === person?._id));

/** @returns the id and the number of a new request: the next of the year of its arrival */
function nextNumber(requests: readonly { _id: string }[], received: string) {
  const year = received.slice(0, 4);
  const places = requests.flatMap(({ _id }) => (_id.startsWith(`${year}-`) ? Number(_id.slice(5)) : []));
  const place = String(Math.max(0, ...places) + 1).padStart(3, "0");
  return { _id: `${year}-${place}`, number: `${year}/${place}` };
}

/** Adds a request to the register. */
export function addRequest(
  db: Db,
  request: Pick<DataRequestRecord, "received" | "via" | "identity" | "person">,
): DataRequestRecord {
  const open = { outcome: null, decided: null, reason: null, erased: null, warned: false };
  const added = { ...request, ...open, ...nextNumber(db.records.all("dataRequest"), request.received) };
  db.records.put("dataRequest", added);
  return added;
}

type Closing = Partial<Pick<DataRequestRecord, "reason" | "erased" | "identity">>;

/** Stores the answer to an open request, and forgets who has made it. @throws HttpError 409 if it has one */
export function closeRequest(
  db: Db,
  request: DataRequestRecord,
  outcome: NonNullable<DataRequestRecord["outcome"]>,
  author: HistoryRecord["author"],
  more: Closing = {},
): DataRequestRecord {
  if (request.outcome !== null) throw new HttpError(409, { message: texts.answered, code: "status" });
  const closed = { ...request, ...more, outcome, decided: { author, date: db.instant() }, person: null };
  db.records.put("dataRequest", closed);
  return closed;
}

/** Closes the open request of a person, if there is one, as the account page's request is answered or withdrawn. */
export function closeRequestOf(
  db: Db,
  person: { _id: string },
  outcome: NonNullable<DataRequestRecord["outcome"]>,
  author: HistoryRecord["author"] = { _id: null, name: texts.withdrawn },
  reason: string | null = null,
): void {
  const request = openRequestOf(db, person);
  if (request) closeRequest(db, request, outcome, author, { reason });
}

const SEEDS = [
  {
    days: 262,
    answered: 245,
    outcome: "refused",
    reason: "La persona non è identificabile con certezza (articolo 12, paragrafo 2).",
  },
  { days: 136, answered: 135, outcome: "accepted", reason: null },
] as const;
const SEEDED = {
  fields: 7,
  contacts: 6,
  documents: 2,
  notes: 5,
  awards: 1,
  logins: 1,
  history: 12,
  donations: 4,
  records: 1,
  kept: DEFAULT_DATA_REQUESTS,
};

/** Adds the requests of the months before the seed. */
export function seedRequests(db: Db): void {
  const seeded: DataRequestRecord[] = [];
  for (const { days, answered, outcome, reason } of SEEDS) {
    const received = isoDay(db.anchor - days);
    seeded.push({
      ...nextNumber(seeded, received),
      received,
      via: "email",
      identity: "document",
      outcome,
      decided: {
        author: { _id: null, name: "Rita Biancardi" },
        date: `${isoDay(db.anchor - answered)}T10:00:00.000Z`,
      },
      reason,
      person: null,
      erased: outcome === "accepted" ? SEEDED : null,
      warned: false,
    });
  }
  db.records.seed("dataRequest", seeded);
}
