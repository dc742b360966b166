import { answerDue } from "../../domain/donor/data-requests";
import { birthdayAt, dayNumber, isoDay, romeDay } from "../../domain/dates/days";
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

/** @returns the id and the number of a request, by its place in the year of its arrival */
function numbered(received: string, place: number): Pick<DataRequestRecord, "_id" | "number"> {
  const [year, padded] = [received.slice(0, 4), String(place).padStart(3, "0")];
  return { _id: `${year}-${padded}`, number: `${year}/${padded}` };
}

/** Adds a request to the register, with the next number of its year. */
export function addRequest(
  db: Db,
  request: Pick<DataRequestRecord, "received" | "via" | "identity" | "person">,
): DataRequestRecord {
  const year = request.received.slice(0, 4);
  const numbers = db.records.all("dataRequest").flatMap(({ _id }) => {
    const [of, number] = _id.split("-");
    return of === year ? Number(number) : [];
  });
  const open = { outcome: null, decided: null, reason: null, erased: null, warned: false };
  const added = { ...request, ...open, ...numbered(request.received, Math.max(0, ...numbers) + 1) };
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
  const places = new Map<string, number>();
  const seeded = SEEDS.map((seed): DataRequestRecord => {
    const received = isoDay(db.anchor - seed.days);
    const year = received.slice(0, 4);
    const place = (places.get(year) ?? 0) + 1;
    places.set(year, place);
    const date = `${isoDay(db.anchor - seed.answered)}T10:00:00.000Z`;
    return {
      ...numbered(received, place),
      ...pick(seed, "outcome", "reason"),
      received,
      via: "email",
      identity: "document",
      decided: { author: { _id: null, name: "Rita Biancardi" }, date },
      person: null,
      erased: seed.outcome === "accepted" ? SEEDED : null,
      warned: false,
    };
  });
  db.records.seed("dataRequest", seeded);
}

/** How many days before the last one administrators get a notification. */
const WARNED_DAYS = 7;

/** @returns the open requests whose month ends soon, of which administrators don't know yet */
export function requestsNearTheirEnd(db: Db): DataRequestRecord[] {
  const today = dayNumber(db.today());
  return db.records
    .find("dataRequest", { where: { warned: { equals: false } } })
    .filter(({ outcome, received }) => outcome === null && dayNumber(answerDue(received)) - today <= WARNED_DAYS);
}
