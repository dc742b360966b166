import { MAX_ROWS } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useFeatureQuery, type FeatureQueryState } from "../../../api/react/use-feature";
import type { Query } from "../../../api/react/use-query";
import { parseResponse } from "../../../api/readers/parse-response";
import type { Session } from "../../../api/session/session";
import { identity, list, number, record, text, type Read } from "../../../api/readers/read";
import { day } from "../../../api/readers/read-day";

export const awardReader = record({
  _id: identity,
  version: number(null),
  award: text(null),
  awardDate: day(null),
  awardDonorsGroup: text(null),
  awardDonorsGroupDate: day(null),
});

/** Reads a donor's awards. */
export const awardsAnswer = list("awards", awardReader);

export type Awards = Read<typeof awardsAnswer>;
export type Award = Awards["awards"][number];

const query = { limit: MAX_ROWS };

const awardsQuery = (donorId: string): Query<Awards> => ({
  path: pageEndpoints.donorAwards(donorId),
  query,
  schema: awardsAnswer,
});

/** @param donorId null reads nothing */
export const useAwards = (donorId: string | null): FeatureQueryState<Awards> =>
  useFeatureQuery("awards", donorId === null ? null : awardsQuery(donorId));

/** Reads a donor's awards without React. @throws ApiError */
export const awardsOfDonor = async (session: Session, donorId: string): Promise<Awards> =>
  parseResponse(awardsAnswer, await session.call(pageEndpoints.donorAwards(donorId), { query }));

/** @returns the awards of a donor, the newest first; a record contains up to two */
export const givenAwards = ({ awards }: Awards): { name: string; date: string | null }[] =>
  awards
    .flatMap(({ award, awardDate, awardDonorsGroup, awardDonorsGroupDate }) => [
      { name: awardDonorsGroup ?? "", date: awardDonorsGroupDate },
      { name: award ?? "", date: awardDate },
    ])
    .filter(({ name }) => name !== "")
    .sort((a, b) => (b.date ?? "").localeCompare(a.date ?? ""));
