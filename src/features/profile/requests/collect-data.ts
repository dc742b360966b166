import { ApiError } from "../../../api/errors";
import { endpoints } from "../../../api/endpoints";
import type { Session } from "../../../api/session/session";

/** More than a life brings. */
const ALL = 1_000;

/**
 * All that the server tells a donor of themselves, as it tells it (GDPR art. 15 and 20). What a server hasn't got is left
 * out; what fails otherwise fails the whole, so that nobody takes a part for all.
 * @throws ApiError
 */
export async function collectData(session: Session, userId: string): Promise<Record<string, unknown>> {
  const optional = (path: string, query?: Record<string, number>) =>
    session.call(path, { query }).catch((error: unknown) => {
      if (error instanceof ApiError && [403, 404, 405, 501].includes(error.status)) return undefined;
      throw error;
    });
  const [account, record, donations, awards, history] = await Promise.all([
    session.call(endpoints.me()),
    session.call(endpoints.registration(userId)),
    optional(endpoints.donorDonations(userId), { limit: ALL }),
    optional(endpoints.donorAwards(userId), { limit: ALL }),
    optional(endpoints.donorHistory(userId)),
  ]);
  return { collected: new Date().toISOString(), account, record, donations, awards, history };
}
