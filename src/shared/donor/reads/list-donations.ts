import { MAX_ROWS } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useFeatureQuery, type FeatureQueryState } from "../../../api/react/use-feature";
import type { Query } from "../../../api/react/use-query";
import { count, identity, list, map, number, record, text, type Read, type Reader } from "../../../api/readers/read";
import { day } from "../../../api/readers/read-day";
import { parseResponse } from "../../../api/readers/parse-response";
import type { Session } from "../../../api/session/session";
import { isRecord } from "../../../domain/values";
import { isDonationType } from "../../../domain/donation/blood";

/** Reads a donation. `date` is null without a valid day, `type` for an unknown type. */
export const donationReader = map(
  record({ _id: identity, version: number(null), type: number(null), date: day(null), place: text("") }),
  (read) => read && { ...read, type: isDonationType(read.type) ? read.type : null },
);

const listed = list("donations", donationReader);
const total = count(undefined);

/**
 * Reads a donor's donations and their total: the number of received rows if the server sends none. `others`: how many weren't
 * received or can't be read.
 */
export const donationsAnswer: Reader<
  Read<typeof listed> & { total: number; others: number },
  typeof listed.input & { total?: number }
> = (body, path, onProblem) => {
  const read = listed(body, path, onProblem);
  const sentTotal = isRecord(body) ? total(body.total, "total", onProblem) : undefined;
  const all = Math.max(sentTotal ?? 0, read.received);
  return { ...read, total: all, others: all - read.donations.length };
};

export type Donations = Read<typeof donationsAnswer>;
export type Donation = Donations["donations"][number];

const query = { limit: MAX_ROWS, order: "-date" };

const donationsQuery = (donorId: string): Query<Donations> => ({
  path: pageEndpoints.donorDonations(donorId),
  query,
  schema: donationsAnswer,
});

/** Reads a donor's donations, the newest first. @param donorId null reads nothing */
export const useDonations = (donorId: string | null): FeatureQueryState<Donations> =>
  useFeatureQuery("donations", donorId === null ? null : donationsQuery(donorId));

/** Reads a donor's donations without React. @throws ApiError */
export const donationsOfDonor = async (session: Session, donorId: string): Promise<Donations> =>
  parseResponse(donationsAnswer, await session.call(pageEndpoints.donorDonations(donorId), { query }));
