import { endpoints } from "../../../../api/endpoints";
import { useQuery, type Query, type QueryState } from "../../../../api/react/use-query";
import { hasIdentity, malformed, type Read, type Reader } from "../../../../api/readers/read";
import { parseResponse } from "../../../../api/readers/parse-response";
import { isRecord } from "../../../../domain/values";
import { donorAnswer } from "../../../../shared/donor/reads";
import { readOwnRequest, type ChangeRequest } from "../../../change-requests";

/** The donor's own record, and the changes that wait for the office. */
export type Profile = Read<typeof donorAnswer> & { changeRequest: ChangeRequest | null };
type Sent = NonNullable<(typeof donorAnswer)["input"]> & NonNullable<(typeof readOwnRequest)["input"]>;

export const profileAnswer: Reader<Profile, Sent> = (body, path, note) => ({
  ...donorAnswer(body, path, note),
  changeRequest: readOwnRequest(body, path, note),
});

/** Reads the response of a save. @returns null if it doesn't contain the donor */
export const readSavedProfile = (body: unknown): Profile | null =>
  isRecord(body) && isRecord(body.donor) && hasIdentity(body.donor) ? parseResponse(profileAnswer, body) : null;

/** The record in a 409 comes without its request, so that the form must read both again. */
export const readWholeProfile: Reader<Profile> = (body, path, note) => {
  if (!isRecord(body) || !isRecord(body.donor)) throw malformed("donor");
  return profileAnswer(body, path, note);
};

/** @param userId of the signed-in donor */
export const profileQuery = (userId: string): Query<Profile> => ({
  path: endpoints.registration(userId),
  schema: profileAnswer,
  part: "profile",
});

/** Reads the donor's own record for the profile. @param userId of the signed-in donor */
export const useProfile = (userId: string): QueryState<Profile> =>
  useQuery(profileQuery(userId), { throwRouteErrors: true });
