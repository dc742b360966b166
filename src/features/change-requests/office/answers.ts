import { map, record, type Read, type Reader } from "../../../api/readers/read";
import { REQUESTED_FIELDS } from "../../../domain/donor/change-request";
import { isRecord } from "../../../domain/values";
import { donorReader } from "../../../shared/donor/reads";
import { listAnswer } from "../../../shared/lists/list-answer";
import { requestFields } from "../answers";

/** Whether staff see what a change is: they must not accept anything unseen. */
const isShown = (change: unknown): boolean =>
  isRecord(change) &&
  REQUESTED_FIELDS.some((field) => field === change.field) &&
  change.to !== undefined &&
  (change.to === null || typeof change.to !== "object");

const received = record({ ...requestFields, donor: donorReader });
type Received = NonNullable<Read<typeof received>> & { whole: boolean };
const receivedReader: Reader<Received | null, NonNullable<(typeof received)["input"]>> = (value, path, note) => {
  const request = received(value, path, note);
  const changes = isRecord(value) && Array.isArray(value.changes) ? value.changes : [];
  return request && { ...request, whole: changes.length > 0 && changes.every(isShown) };
};
const receivedPage = listAnswer("requests", receivedReader);

/** Reads the first rows of `GET /change-requests`, without requests of which the donor is unknown. `whole`: all changes can be shown. */
export const receivedAnswer = (limit: number) =>
  map(receivedPage(0, limit), ({ rows, ...page }) => ({
    ...page,
    rows: rows.flatMap(({ donor, ...request }) => (donor?._id ? [{ ...request, donor }] : [])),
  }));

/** A page of requests. */
export type ReceivedRequests = Read<ReturnType<typeof receivedAnswer>>;
/** A request, as staff see it, with the donor's record. */
export type ReceivedRequest = ReceivedRequests["rows"][number];
