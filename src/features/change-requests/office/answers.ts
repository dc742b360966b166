import { map, record, type Read } from "../../../api/readers/read";
import { donorReader } from "../../../shared/donor/reads";
import { listAnswer } from "../../../shared/lists/list-answer";
import { requestFields } from "../answers";

// without an id or the donor, a request can't be answered
const receivedReader = map(record({ ...requestFields, donor: donorReader }), (request) =>
  request?._id && request.donor?._id ? { ...request, donor: request.donor } : null,
);

/** Reads the response of `GET /change-requests`. */
export const receivedAnswer = listAnswer("requests", receivedReader);

/** A page of requests. */
export type ReceivedRequests = Read<ReturnType<typeof receivedAnswer>>;
/** A request, as staff see it, with the donor's record. */
export type ReceivedRequest = ReceivedRequests["rows"][number];
