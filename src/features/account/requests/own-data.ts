import { endpoints, MOST_ROWS } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { featuresOf } from "../../../api/session/features";
import type { Session } from "../../../api/session/session";
import type { User } from "../../../domain/entities";
import { NETWORK_ERROR } from "../../../domain/texts";

/** The parts of the file that every account has, by name. */
const ACCOUNT_PARTS = {
  account: { path: endpoints.me(), feature: null },
  settings: { path: endpoints.account(), feature: "account" },
  sessions: { path: endpoints.sessions(), feature: "sessions" },
} as const;

/**
 * Collects the data about the user from the server (docs/decisions/0045, 0056): a donor's record with all that belongs to
 * it, or the account of the staff. A part whose feature the server doesn't declare isn't in it.
 * @returns JSON. @throws ApiError if a part couldn't be read: the file must be complete
 */
export async function collectOwnData(session: Pick<Session, "call">, user: User): Promise<Blob> {
  const parts: Record<string, unknown> = {};
  if (user.role === "donor") {
    const { collectDossier, dossierJson } = await import("../../donors/dossier").catch(() => {
      throw new ApiError("network", NETWORK_ERROR);
    });
    const dossier = await collectDossier({ session, donorId: user._id, own: true });
    const [missing] = dossier.notRead;
    if (missing) throw new ApiError("unclear", missing.reason);
    Object.assign(parts, JSON.parse(await dossierJson(dossier).text()));
  } else {
    parts.collected = new Date().toISOString();
    parts.notifications = await session.call(endpoints.notifications(), { query: { limit: MOST_ROWS } });
  }
  const { has } = featuresOf(session);
  for (const [name, { path, feature }] of Object.entries(ACCOUNT_PARTS))
    if (feature === null || has(feature)) parts[name] = await session.call(path);
  return new Blob([JSON.stringify(parts, null, 2)], { type: "application/json" });
}
