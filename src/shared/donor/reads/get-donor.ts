import { endpoints } from "../../../api/endpoints";
import { UNSEEN_STATUSES } from "../../../api/errors";
import { useCan } from "../../../api/react/ability";
import { useQuery, type QueryState } from "../../../api/react/use-query";
import {
  flag,
  hasIdentity,
  identity,
  optional,
  map,
  number,
  one,
  record,
  text,
  type Read,
} from "../../../api/readers/read";
import { dayOfMoment } from "../../../api/readers/read-day";
import { parseResponse } from "../../../api/readers/parse-response";
import { asSex } from "../../../domain/donation/blood";
import { isRecord } from "../../../domain/values";
import { DONOR_READERS } from "../rows";

/** Reads a donor's complete record. */
export const donorReader = record({
  ...DONOR_READERS,
  _id: identity,
  version: number(null),
  gender: map(text(null), asSex),
  /** Null if the server doesn’t say. */
  callsRefused: optional(flag(false)),
  emailBounce: optional(record({ reason: text(""), date: dayOfMoment })),
});

export type DonorRecord = NonNullable<Read<typeof donorReader>>;

export const donorAnswer = one("donor", donorReader);

/** @returns the saved donor; null if the response doesn't contain it */
export const readSavedDonor = (body: unknown) =>
  isRecord(body) && isRecord(body.donor) && hasIdentity(body.donor) ? parseResponse(donorAnswer, body) : null;

/**
 * Reads a donor for a page.
 * @param fromList whether the page shows data of a list: then errors show on the page and not on the route's error screen
 */
export function useDonor(id: string, fromList = false): QueryState<Read<typeof donorAnswer>> {
  // users who may restore a deleted record do so on this page
  const mayRestore = useCan()("delete", "Donor");
  return useQuery(
    { path: endpoints.donor(id), schema: donorAnswer },
    { throwRouteErrors: (status) => !fromList && !(status === 404 && mayRestore), optional: UNSEEN_STATUSES },
  );
}
