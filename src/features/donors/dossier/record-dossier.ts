import { endpoints } from "../../../api/endpoints";
import { featuresOf } from "../../../api/features";
import { underKey } from "../../../api/idempotency";
import type { Session } from "../../../api/session/session";

/** As a file, or on paper. */
export type DossierFormat = "json" | "print";

/**
 * Writes into a donor's history that all that is kept of them is given out. A server that doesn't declare `exports` isn't told.
 * @throws ApiError when the server can't be told, or refuses
 */
export async function recordDossier(
  session: Pick<Session, "call">,
  donorId: string,
  format: DossierFormat,
): Promise<void> {
  if (!featuresOf(session).has("exports")) return;
  await underKey(session, (headers) =>
    session.call(endpoints.donorExports(donorId), { method: "POST", body: { format }, headers }),
  );
}
