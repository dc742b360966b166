import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import type { WriteRequest } from "../../../api/react/use-mutation";
import { readWritten } from "../../../api/writes/read-written";
import type { AwardPart } from "./award-overview";

/** The input about an award. */
export interface AwardValues {
  name: string;
  /** ISO day. */
  date: string;
  part: AwardPart;
}

export const readAward = readWritten("award");

/** The names of the fields of the two awards that a record may contain. */
export const awardFields = {
  group: { name: "awardDonorsGroup", date: "awardDonorsGroupDate" },
  other: { name: "award", date: "awardDate" },
} as const satisfies Record<AwardPart, object>;

/** The fields of one of the two awards. */
export const fieldsOf = ({ name, date, part }: AwardValues | { name: null; date: null; part: AwardPart }) => ({
  [awardFields[part].name]: name,
  [awardFields[part].date]: date,
});

/** Records that an award was handed over. */
export const awardRequest = (donorId: string, values: AwardValues): WriteRequest => ({
  path: endpoints.awards(),
  method: "POST",
  body: { donorId, ...fieldsOf(values) },
});

export const changeRequest = (key: string, version: number | null, body: object): WriteRequest => ({
  path: pageEndpoints.award(key),
  method: "PUT",
  body: { ...body, ...(version !== null && { version }) },
});

export const removalRequest = (key: string, version: number | null): WriteRequest => ({
  path: pageEndpoints.award(key),
  method: "DELETE",
  ...(version !== null && { query: { version } }),
});
