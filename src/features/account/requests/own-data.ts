import { endpoints, MOST_ROWS } from "../../../api/endpoints";
import { ApiError, LACKING_STATUSES } from "../../../api/errors";
import type { Session } from "../../../api/session/session";
import type { User } from "../../../domain/entities";
import { NETWORK_ERROR } from "../../../domain/texts";

/** What belongs to an account, whoever's it is: the parts of the file, by name. */
const ACCOUNT_PARTS = {
  account: { path: endpoints.me() },
  settings: { path: endpoints.account() },
  sessions: { path: endpoints.sessions() },
} as const;

/**
 * Collects what is kept of somebody, as the server tells it to them (docs/decisions/0045, 0056): a donor's record with
 * all that belongs to it, of the staff their account. A part that this server hasn't got isn't in it.
 * @returns JSON. @throws ApiError for a part that couldn't be read: nobody shall take a part for all
 */
export async function collectOwnData(session: Pick<Session, "call">, user: User): Promise<Blob> {
  const parts: Record<string, unknown> = {};
  if (user.role === "donor") {
    const { collectDossier, dossierJson } = await import("../../donors/dossier").catch(() => {
      throw new ApiError("network", NETWORK_ERROR);
    });
    const dossier = await collectDossier({ session, donorId: user._id, own: true });
    const [missing] = dossier.notRead;
    if (missing) throw new ApiError("unclear", missing.why);
    Object.assign(parts, JSON.parse(await dossierJson(dossier).text()));
  } else {
    parts.collected = new Date().toISOString();
    parts.notifications = await part(session, endpoints.notifications(), { limit: MOST_ROWS });
  }
  for (const [name, { path }] of Object.entries(ACCOUNT_PARTS)) parts[name] = await part(session, path);
  return new Blob([JSON.stringify(parts, null, 2)], { type: "application/json" });
}

/** @returns what an answer says; undefined, which JSON leaves out, where the server hasn't got it */
async function part(session: Pick<Session, "call">, path: string, query?: Record<string, number>): Promise<unknown> {
  try {
    return await session.call(path, { ...(query && { query }) });
  } catch (error) {
    if (error instanceof ApiError && LACKING_STATUSES.has(error.status)) return undefined;
    throw error;
  }
}
