import { endpoints, MOST_ROWS } from "../../api/endpoints";
import { ApiError } from "../../api/errors";
import type { ReadNow } from "../../api/react/use-mutation";
import { UNCLEAR_ERROR } from "../../domain/texts";
import { accountsAnswer, staffAccountAnswer, type StaffAccount } from "./account";

/** All accounts of the staff, in one call. */
const everybodyQuery = {
  path: endpoints.users(),
  query: { limit: MOST_ROWS },
  schema: accountsAnswer()(0, MOST_ROWS),
};

/** What was read says nothing of what was asked: nobody knows whether a write was done. */
const notTold = () => new ApiError("unclear", UNCLEAR_ERROR);

/**
 * All accounts as they are now.
 * @returns them, and whether none is left out: who isn't there isn't anywhere then
 */
async function readAll(read: ReadNow) {
  const { rows, total, full, damaged } = await read(everybodyQuery);
  return { rows, whole: damaged === 0 && (total === null ? !full : total <= rows.length) };
}

/** @returns an account as it is now @throws ApiError where it can't be read */
export async function readAccount(read: ReadNow, id: string): Promise<StaffAccount> {
  const { user } = await read({ path: endpoints.user(id), schema: staffAccountAnswer });
  if (!user) throw notTold();
  return user;
}

/** Whether an account is gone. @throws ApiError where nobody can say */
export async function isAccountGone(read: ReadNow, id: string): Promise<boolean> {
  try {
    await readAccount(read, id);
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return true;
    throw error;
  }
}

/** Whether an account has an invitation that it hadn't. @throws ApiError where the server doesn't tell of invitations */
export async function isInvitedAgain(read: ReadNow, { _id, invitation }: StaffAccount): Promise<boolean> {
  const now = await readAccount(read, _id);
  if (!now.invitation) throw notTold();
  return now.invitation.sent !== invitation?.sent;
}

/** @returns for each address its account, null where there is none @throws ApiError where one may be left out */
export async function findByEmail(read: ReadNow, emails: readonly string[]): Promise<(StaffAccount | null)[]> {
  const { rows, whole } = await readAll(read);
  const byEmail = new Map(rows.map((row) => [row.email.toLowerCase(), row]));
  const found = emails.map((email) => byEmail.get(email.toLowerCase()) ?? null);
  if (!whole && found.includes(null)) throw notTold();
  return found;
}
