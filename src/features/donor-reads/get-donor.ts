import { endpoints } from "../../api/endpoints";
import { useQuery, type QueryState } from "../../api/react/use-query";
import { hasIdentity, identity, map, number, one, record, text, type Read } from "../../api/read";
import { parseAnswer } from "../../api/schema";
import { asSex } from "../../domain/blood";
import { isRecord } from "../../domain/values";
import { DONOR_READERS } from "./donor-readers";

/** A donor with all that the record shows. */
export const donorReader = record({
  ...DONOR_READERS,
  _id: identity,
  version: number(null),
  gender: map(text(null), asSex),
});

export type DonorRecord = NonNullable<Read<typeof donorReader>>;

export const donorAnswer = one("donor", donorReader);

/** @returns a donor as it was saved; null where the server says no more than that it was */
export const readSavedDonor = (body: unknown) =>
  isRecord(body) && isRecord(body.donor) && hasIdentity(body.donor) ? parseAnswer(donorAnswer, body) : null;

/** Statuses for which the record says itself what is the case, and offers the way back. */
const TOLD = new Set([403, 404]);

/**
 * One donor.
 * @param id null for what can't be the id of a record: nothing is asked for
 */
export const useDonor = (id: string | null): QueryState<Read<typeof donorAnswer>> =>
  useQuery(id === null ? null : { path: endpoints.donor(id), schema: donorAnswer }, {
    throwRouteErrors: true,
    optional: TOLD,
  });
