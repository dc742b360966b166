import { endpoints } from "../../../api/endpoints";
import { useQuery, type QueryState } from "../../../api/react/use-query";
import type { Read } from "../../../api/read";
import { donorAnswer } from "../../donor-reads";

/** The donor's own record with all that the profile shows and changes. @param userId the donor's own */
export const useProfile = (userId: string): QueryState<Read<typeof donorAnswer>> =>
  useQuery({ path: endpoints.registration(userId), schema: donorAnswer, part: "profile" }, { throwRouteErrors: true });
