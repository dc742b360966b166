import { endpoints } from "../../../../api/endpoints";
import { useQuery, type Query, type QueryState } from "../../../../api/react/use-query";
import type { Read } from "../../../../api/readers/read";
import { donorAnswer } from "../../../../shared/donor/reads";

export type Profile = Read<typeof donorAnswer>;

/** @param userId of the signed-in donor */
export const profileQuery = (userId: string): Query<Profile> => ({
  path: endpoints.registration(userId),
  schema: donorAnswer,
  part: "profile",
});

/** Reads the donor's own record for the profile. @param userId of the signed-in donor */
export const useProfile = (userId: string): QueryState<Profile> =>
  useQuery(profileQuery(userId), { throwRouteErrors: true });
