import { endpoints } from "../../../api/endpoints";
import { useOptionalQuery, type OptionalQueryState } from "../../../api/react/use-optional-query";
import type { Query } from "../../../api/react/use-query";
import { parseAnswer } from "../../../api/schema";
import type { Session } from "../../../api/session/session";
import { identity, list, number, record, text, type Read } from "../../../api/read";
import { day } from "../../../api/read-day";

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

/** More than a life brings. */
const ALL = 1_000;

const query = { limit: ALL };

export const awardsQuery = (donorId: string): Query<Awards> => ({
  path: endpoints.donorAwards(donorId),
  query,
  schema: awardsAnswer,
});

/** @param donorId null reads nothing (yet) */
export const useAwards = (donorId: string | null): OptionalQueryState<Awards> =>
  useOptionalQuery("awards of a donor", donorId === null ? null : awardsQuery(donorId));

/** Reads them now. @throws ApiError */
export const awardsOfDonor = async (session: Session, donorId: string): Promise<Awards> =>
  parseAnswer(awardsAnswer, await session.call(endpoints.donorAwards(donorId), { query }));
