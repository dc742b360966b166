import { endpoints, MOST_ROWS } from "../../../api/endpoints";
import { useFeatureQuery, type FeatureQueryState } from "../../../api/react/use-feature";
import type { Query } from "../../../api/react/use-query";
import { parseAnswer } from "../../../api/schema";
import type { Session } from "../../../api/session/session";
import { identity, list, number, record, text, type Read } from "../../../api/read";
import { day } from "../../../api/readers/read-day";

/** A donor's awards. */
export const awardsAnswer = list(
  "awards",
  record({
    _id: identity,
    version: number(null),
    award: text(null),
    awardDate: day(null),
    awardDonorsGroup: text(null),
    awardDonorsGroupDate: day(null),
  }),
);

export type Awards = Read<typeof awardsAnswer>;
export type Award = Awards["awards"][number];

const query = { limit: MOST_ROWS };

export const awardsQuery = (donorId: string): Query<Awards> => ({
  path: endpoints.donorAwards(donorId),
  query,
  schema: awardsAnswer,
});

/** @param donorId null reads nothing (yet) */
export const useAwards = (donorId: string | null): FeatureQueryState<Awards> =>
  useFeatureQuery("awards", donorId === null ? null : awardsQuery(donorId));

/** Reads them now. @throws ApiError */
export const awardsOfDonor = async (session: Session, donorId: string): Promise<Awards> =>
  parseAnswer(awardsAnswer, await session.call(endpoints.donorAwards(donorId), { query }));

/** @returns what a donor was given: a record holds up to two awards, of the donors' group and another one. The newest first */
export const givenAwards = ({ awards }: Awards): { name: string; date: string | null }[] =>
  awards
    .flatMap(({ award, awardDate, awardDonorsGroup, awardDonorsGroupDate }) => [
      { name: awardDonorsGroup ?? "", date: awardDonorsGroupDate },
      { name: award ?? "", date: awardDate },
    ])
    .filter(({ name }) => name !== "")
    .sort((a, b) => (b.date ?? "").localeCompare(a.date ?? ""));
