import { map, record, type Read, type Reader } from "../../../api/readers/read";
import { isRequestedField } from "../../../domain/donor/change-request";
import { isRecord } from "../../../domain/values";
import { donorReader } from "../../../shared/donor/reads";
import { listAnswer } from "../../../shared/lists/list-answer";
import { requestFields } from "../answers";

/** Whether staff see what a change is, as the server has sent it: they must not accept anything unseen. */
const isShown = (change: unknown): boolean =>
  isRecord(change) &&
  isRequestedField(change.field) &&
  change.to !== undefined &&
  (change.to === null || typeof change.to !== "object");

/** Whether all changes of a request are shown; of two of the same field, only one is. */
const isWhole = ({ changes }: Record<string, unknown>): boolean =>
  Array.isArray(changes) &&
  changes.length > 0 &&
  changes.every(isShown) &&
  new Set(changes.map(({ field }) => field)).size === changes.length;

const received = record({ ...requestFields, donor: donorReader });
type ReadRequest = NonNullable<Read<typeof received>>;
type Received = ReadRequest & { donor: NonNullable<ReadRequest["donor"]>; whole: boolean };
/** Null without an id, or without the donor: such a request can't be answered. `whole`: all changes are shown. */
const receivedReader: Reader<Received | null, NonNullable<(typeof received)["input"]>> = (value, path, note) => {
  const request = received(value, path, note);
  return request?._id && request.donor?._id
    ? { ...request, donor: request.donor, whole: isRecord(value) && isWhole(value) }
    : null;
};
const receivedPage = listAnswer("requests", receivedReader);

/** Reads the first `limit` rows of `GET /change-requests`. `asked`: that limit; the server may have a smaller one. */
export const receivedAnswer = (limit: number) => map(receivedPage(0, limit), (page) => ({ ...page, asked: limit }));

/** A page of requests. */
export type ReceivedRequests = Read<ReturnType<typeof receivedAnswer>>;
/** A request, as staff see it, with the donor's record. */
export type ReceivedRequest = ReceivedRequests["rows"][number];
