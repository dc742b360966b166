import { ApiError, UNSEEN_STATUSES } from "../../../../api/errors";
import { runLimited } from "../../../../api/client/run-limited";
import { featuresOf } from "../../../../api/session/features";
import { readConsents } from "../../../../shared/consents/get-consents";
import type { ReadDonor, Reading } from "../read-donors";
import { mayShowGroup, type CardDonor, type CardField, type HealthConsent } from "./card-donor";

/** Fewer than a browser's six connections to a host. */
const MAX_CONCURRENT = 4;

/**
 * Reads whether donors agree to the text about health data: without consent, a card doesn't show the blood group. An answer that can't
 * be read costs only that donor's group. After an outage, or when the server asks to wait, nobody else is asked.
 * @throws the signal's reason
 */
export async function withConsents(donors: readonly ReadDonor<CardField>[], reading: Reading): Promise<CardDonor[]> {
  const consents = new Map<string, HealthConsent>();
  const asked = featuresOf(reading.session).has("consents") ? donors.filter(mayShowGroup) : [];
  let isOut = false;
  await runLimited(asked, MAX_CONCURRENT, async ({ _id }) => {
    reading.signal.throwIfAborted();
    const read = isOut ? "unknown" : await readConsent(reading, _id);
    if (read === "outage") isOut = true;
    consents.set(_id, read === "outage" ? "unknown" : read);
    reading.onProgress({ rows: consents.size, total: asked.length });
  });
  return donors.map((donor) => ({ ...donor, consent: consents.get(donor._id) ?? "none" }));
}

async function readConsent({ session, signal }: Reading, id: string): Promise<HealthConsent | "outage"> {
  try {
    const answers = await readConsents(session, id, signal);
    return answers.some(({ code, given, withdrawn }) => code === "health" && given && withdrawn !== true)
      ? "given"
      : "none";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.transient) return "outage";
    return UNSEEN_STATUSES.has(error.status) ? "none" : "unknown";
  }
}
