import { endpoints } from "../../../../api/endpoints";
import { ApiError, UNSEEN_STATUSES } from "../../../../api/errors";
import { parseResponse } from "../../../../api/readers/parse-response";
import { runLimited } from "../../../../api/client/run-limited";
import { featuresOf } from "../../../../api/session/features";
import type { Session } from "../../../../api/session/session";
import { consentsAnswer } from "../../../../shared/consents/get-consents";
import type { Reading } from "../read-donors";

/** Whether a donor agrees to the text about health data. */
export type HealthConsent = "given" | "none" | "unknown";

/** Fewer than a browser's six connections to a host. */
const MAX_CONCURRENT = 4;

/** Reads the answers of donors to the text about health data: without consent, a card doesn't show the blood group. */
export async function readHealthConsents(
  session: Session,
  ids: readonly string[],
  { signal, onProgress }: Reading,
): Promise<ReadonlyMap<string, HealthConsent>> {
  const consents = new Map<string, HealthConsent>();
  if (!featuresOf(session).has("consents")) return consents;
  await runLimited(ids, MAX_CONCURRENT, async (id) => {
    signal.throwIfAborted();
    consents.set(id, await readConsent(session, id, signal));
    onProgress({ done: consents.size, total: ids.length });
  });
  return consents;
}

async function readConsent(session: Session, id: string, signal: AbortSignal): Promise<HealthConsent> {
  try {
    const answers = parseResponse(consentsAnswer, await session.call(endpoints.registration(id), { signal }));
    const isGiven = answers.some(({ code, given, withdrawn }) => code === "health" && given && withdrawn !== true);
    return isGiven ? "given" : "none";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isHidden = error.status !== null && UNSEEN_STATUSES.has(error.status);
    return isHidden ? "none" : "unknown";
  }
}
