import { pageEndpoints } from "../../../api/page-endpoints";
import type { Query } from "../../../api/react/use-query";
import { identity, list, map, number, record, type Read } from "../../../api/readers/read";
import { isDonationType, type DonationType } from "../../../domain/donation/blood";

const type = map(number(null), (code): DonationType | null => (isDonationType(code) ? code : null));

export const comingAnswer = list("donors", record({ _id: identity, type }));

/** Reads who said on the telephone that they come on an ISO day. `type` is null for the type of the sheet. */
export const comingQuery = (day: string): Query<Read<typeof comingAnswer>> => ({
  path: pageEndpoints.callsComing(),
  query: { day },
  schema: comingAnswer,
});
