import { endpoints } from "../../api/endpoints";
import { pageEndpoints } from "../../api/page-endpoints";
import { day } from "../../api/readers/read-day";
import {
  count,
  identity,
  instant,
  list,
  map,
  one,
  optional,
  record,
  text,
  type Read,
  type Reader,
} from "../../api/readers/read";
import { sectionIn } from "../../api/readers/settings";
import { DATA_REQUEST_RANGES } from "../../domain/settings/check-data-requests";
import { DEFAULT_DATA_REQUESTS } from "../../domain/settings/data-request-settings";

const counts = {
  fields: count(0),
  contacts: count(0),
  documents: count(0),
  notes: count(0),
  awards: count(0),
  logins: count(0),
  history: count(0),
  donations: count(0),
  records: count(1),
};
export const countsReader = record(counts);
export type ErasedCounts = NonNullable<Read<typeof countsReader>>;

const within = (name: keyof typeof DATA_REQUEST_RANGES) =>
  map(count(DEFAULT_DATA_REQUESTS[name]), (value) => {
    const [least, most] = DATA_REQUEST_RANGES[name];
    return value >= least && value <= most ? value : DEFAULT_DATA_REQUESTS[name];
  });

const keptReader = record({
  donationYears: within("donationYears"),
  requestYears: within("requestYears"),
  backupDays: within("backupDays"),
  reason: text(DEFAULT_DATA_REQUESTS.reason),
});

/** The counts, and the settings with which the data were erased; null if the server doesn't say them. */
const erased = record({ ...counts, kept: optional(keptReader) });
const erasedReader: Reader<Read<typeof erased>, Exclude<(typeof countsReader)["input"], undefined>> = erased;

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
