import { endpoints, MAX_ROWS } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import { networkMessage } from "../../../api/outage/outage";
import { featuresOf } from "../../../api/session/features";
import type { Session } from "../../../api/session/session";
import type { User } from "../../../domain/entities";

/** The parts of every account's file, by name. */
const ACCOUNT_PARTS = {
  account: { path: endpoints.me(), feature: null },
  settings: { path: endpoints.account(), feature: "account" },
  sessions: { path: endpoints.sessions(), feature: "sessions" },
} as const;

/**
 * Collects the user's data from the server (docs/decisions/donors-and-settings.md, "A copy of all data about one person"): a
 * donor's whole record, or a staff account. Omits parts of features that the server doesn't declare.
 * @returns a JSON file @throws ApiError if a part can't be read, because the file must be complete
 */
export async function collectOwnData(session: Pick<Session, "call">, user: User): Promise<Blob> {
  const parts: Record<string, unknown> = {};
  if (user.role === "donor") {
    const { collectDossier, dossierJson } = await import("../../donors/dossier").catch(() => {
      throw new ApiError("network", networkMessage());
    });
    const dossier = await collectDossier({ session, donorId: user._id, own: true });
    const [missing] = dossier.notRead;
    if (missing) throw new ApiError("unclear", missing.reason);
    Object.assign(parts, JSON.parse(await dossierJson(dossier).text()));
  } else {
    parts.collected = new Date().toISOString();
    parts.notifications = await session.call(endpoints.notifications(), { query: { limit: MAX_ROWS } });
  }
  const { has } = featuresOf(session);
  for (const [name, { path, feature }] of Object.entries(ACCOUNT_PARTS))
    if (feature === null || has(feature)) parts[name] = await session.call(path);
  return new Blob([JSON.stringify(parts, null, 2)], { type: "application/json" });
}
