import { ApiError, UNSEEN_STATUSES } from "../../../../api/errors";
import { runLimited } from "../../../../api/client/run-limited";
import { featuresOf } from "../../../../api/session/features";
import { readConsents } from "../../../../shared/consents/get-consents";
import type { ReadDonor, Reading } from "../read-donors";
import { mayShowGroup, type CardDonor, type CardField } from "./card-donor";

/** Fewer than a browser's six connections to a host. */
const MAX_CONCURRENT = 4;

/**
 * Reads which donors agree to the text about health data: without consent, a card doesn't show the blood group.
 * @throws ApiError if an answer can't be read, or the signal's reason
 */
export async function withConsents(
  donors: readonly ReadDonor<CardField>[],
  { session, signal }: Reading,
): Promise<CardDonor[]> {
  const consenting = new Set<string>();
  const asked = featuresOf(session).has("consents") ? donors.filter(mayShowGroup) : [];
  await runLimited(asked, MAX_CONCURRENT, async ({ _id }) => {
    signal.throwIfAborted();
    try {
      const answers = await readConsents(session, _id, signal);
      if (answers.some(({ code, given, withdrawn }) => code === "health" && given && withdrawn !== true))
        consenting.add(_id);
    } catch (error) {
      const isUnseen = error instanceof ApiError && error.status !== null && UNSEEN_STATUSES.has(error.status);
      if (!isUnseen) throw error;
    }
  });
  return donors.map((donor) => ({ ...donor, consents: consenting.has(donor._id) }));
}
