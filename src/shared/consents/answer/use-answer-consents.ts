import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import type { ApiError } from "../../../api/errors";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useMutation } from "../../../api/react/use-mutation";
import type { ConsentAnswer } from "../../../domain/donor/consents";

/** How donors answer a single text. */
export function useAnswerConsents(userId: string) {
  const cached = useCachedReads();
  const { write, writing } = useMutation<ConsentAnswer>({
    request: (answer) => ({
      ...{ path: endpoints.registrationConsents(userId), method: "PUT", body: { consents: [answer] } },
    }),
    invalidates: () => affectedReads.ownRecord(userId),
  });
  /** @returns why it isn't kept; null if it is */
  const answer = async (said: ConsentAnswer): Promise<ApiError | null> => {
    const outcome = await write(said);
    if (outcome.ok) return null;
    const { error } = outcome;
    // it may speak of a text that is no longer in force: the present one is shown
    if (error.status === 422) await cached.reread(affectedReads.settings());
    return error;
  };
  return { answer, writing };
}
