import { endpoints } from "../../../api/endpoints";
import { featuresOf } from "../../../api/session/features";
import { underKey } from "../../../api/idempotency";
import type { Session } from "../../../api/session/session";

/** As a file, or on paper. */
export type DossierFormat = "json" | "print";

/**
 * Records in the donor's history that a copy of all their data is handed over (GDPR art. 15). Does nothing
 * without the feature `exports`.
 * @throws ApiError when the call fails
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
