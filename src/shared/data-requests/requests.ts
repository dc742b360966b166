import { endpoints } from "../../api/endpoints";
import { pageEndpoints } from "../../api/page-endpoints";
import { day } from "../../api/readers/read-day";
import { count, identity, instant, list, map, one, optional, record, text, type Read } from "../../api/readers/read";
import { sectionIn } from "../../api/readers/settings";
import { DEFAULT_DATA_REQUESTS, isInRange, type DataRequestNumber } from "../../domain/settings/data-request-settings";

const within = (name: DataRequestNumber) =>
  map(count(DEFAULT_DATA_REQUESTS[name]), (value) => (isInRange(name, value) ? value : DEFAULT_DATA_REQUESTS[name]));

const keptReader = record({
  donationYears: within("donationYears"),
  requestYears: within("requestYears"),
  backupDays: within("backupDays"),
  reason: text(DEFAULT_DATA_REQUESTS.reason),
});

export const erasedReader = record({
  fields: count(0),
  contacts: count(0),
  documents: count(0),
  notes: count(0),
  awards: count(0),
  logins: count(0),
  history: count(0),
  donations: count(0),
  records: count(1),
  /** The settings with which the data were erased; null if the server doesn't say them. */
  kept: optional(keptReader),
});
/** How much of a person an erasure erases, and how much stays. */
export type Erased = NonNullable<Read<typeof erasedReader>>;

export const requestReader = record({
  _id: identity,
  number: text(""),
  received: day(null),
  due: day(null),
  via: text(null),
  identity: text(null),
  outcome: text(null),
  decided: optional(record({ author: record({ name: text("") }), date: instant("") })),
  reason: text(null),
  person: optional(record({ _id: identity, role: text("donor") })),
  erased: optional(erasedReader),
});
/** A request to be erased, of the register. */
export type DataRequest = NonNullable<Read<typeof requestReader>>;

/** Reads the response of `GET /data-requests`. */
export const dataRequestsAnswer = list("requests", requestReader);
/** Reads the request in the response to a write. */
export const dataRequestAnswer = one("request", requestReader);

/** The reads that become stale when a request is added, refused or granted. */
export const affectedByRequest = (): readonly string[] => [
  endpoints.dataRequests(),
  `${endpoints.erasures()}/`,
  pageEndpoints.deletionRequests(),
];

/** What stays after an erasure; what a server doesn't say has its default. */
export const dataRequestSettingsAnswer = sectionIn(
  "dataRequests",
  map(keptReader, (read) => read ?? DEFAULT_DATA_REQUESTS),
);
