import { endpoints } from "../../../api/endpoints";
import { ApiError, LACKING_STATUSES } from "../../../api/errors";
import { underKey } from "../../../api/idempotency";
import type { Session } from "../../../api/session/session";

/** As a file, or on paper. */
export type DossierFormat = "json" | "print";

/**
 * Writes into a donor's history that all that is kept of them is given out. A server without such a history is left in peace.
 * @throws ApiError when it has one and can't be told, or refuses
 */
export async function recordDossier(
  session: Pick<Session, "call">,
  donorId: string,
  format: DossierFormat,
): Promise<void> {
  try {
    await underKey(session, (headers) =>
      session.call(endpoints.donorExports(donorId), { method: "POST", body: { format }, headers }),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || !LACKING_STATUSES.has(error.status)) throw error;
  }
}
