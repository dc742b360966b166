import { endpoints } from "../../../../api/endpoints";
import { useQuery, type Query, type QueryState } from "../../../../api/react/use-query";
import type { Read } from "../../../../api/read";
import { donorAnswer } from "../../../../shared/donor/reads";

export type Profile = Read<typeof donorAnswer>;

/** @param userId the donor's own */
export const profileQuery = (userId: string): Query<Profile> => ({
  path: endpoints.registration(userId),
  schema: donorAnswer,
  part: "profile",
});

/** The donor's own record with all that the profile shows and changes. @param userId the donor's own */
export const useProfile = (userId: string): QueryState<Profile> =>
  useQuery(profileQuery(userId), { throwRouteErrors: true });
