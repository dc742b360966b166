import { endpoints } from "../../../api/endpoints";
import { UNSEEN_STATUSES } from "../../../api/errors";
import { useCan } from "../../../api/react/ability";
import { useQuery, type QueryState } from "../../../api/react/use-query";
import { hasIdentity, identity, optional, map, number, one, record, text, type Read } from "../../../api/read";
import { dayOfMoment } from "../../../api/readers/read-day";
import { parseAnswer } from "../../../api/schema";
import { asSex } from "../../../domain/donation/blood";
import { isRecord } from "../../../domain/values";
import { DONOR_READERS } from "./donor-readers";

/** A donor with all that the record shows. */
export const donorReader = record({
  ...DONOR_READERS,
  _id: identity,
  version: number(null),
  gender: map(text(null), asSex),
  emailBounce: optional(record({ reason: text(""), date: dayOfMoment })),
});

export type DonorRecord = NonNullable<Read<typeof donorReader>>;

export const donorAnswer = one("donor", donorReader);

/** @returns a donor as it was saved; null where the server says no more than that it was */
export const readSavedDonor = (body: unknown) =>
  isRecord(body) && isRecord(body.donor) && hasIdentity(body.donor) ? parseAnswer(donorAnswer, body) : null;

/**
 * The donor that a page is about.
 * @param fromList whether it was opened from a list: what that told of them, and the way to the next one, are on the screen
 */
export function useDonor(id: string, fromList = false): QueryState<Read<typeof donorAnswer>> {
  // a deleted record can be restored from the page that doesn't find it
  const mayRestore = useCan()("delete", "Donor");
  return useQuery(
    { path: endpoints.donor(id), schema: donorAnswer },
    { throwRouteErrors: (status) => !fromList && !(status === 404 && mayRestore), optional: UNSEEN_STATUSES },
  );
}
