import { pageEndpoints } from "../../../api/page-endpoints";
import { featuresOf } from "../../../api/session/features";
import { sendWrite, type WriteSession } from "../../../api/writes/send-write";
import type { WriteForm } from "../../../api/writes/unclear-writes";

export type DossierFormat = "json" | "print";

/**
 * Records in the donor's history that all data are handed over (GDPR art. 15). Does nothing without the feature `exports`.
 * @throws ApiError if the call fails
 */
export async function recordDossier(
  session: WriteSession,
  donorId: string,
  format: DossierFormat,
  form: WriteForm,
): Promise<void> {
  if (!featuresOf(session).has("exports")) return;
  await sendWrite(session, { path: pageEndpoints.donorExports(donorId), method: "POST", body: { format } }, { form });
}
