import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import type { ApiError } from "../../../api/errors";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useMutation } from "../../../api/react/use-mutation";
import type { ConsentAnswer } from "../../../domain/donor/consents";

/** Saves a donor's answer to a consent text. */
export function useAnswerConsents(userId: string) {
  const cached = useCachedReads();
  const { write, writing } = useMutation<ConsentAnswer>({
    request: (answer) => ({
      ...{ path: endpoints.registrationConsents(userId), method: "PUT", body: { consents: [answer] } },
    }),
    invalidates: () => affectedReads.ownRecord(userId),
  });
  /** @returns null after a save; otherwise the error */
  const answer = async (consent: ConsentAnswer): Promise<ApiError | null> => {
    const outcome = await write(consent);
    if (outcome.ok) return null;
    const { error } = outcome;
    // 422: the text may no longer be in force, so read the current ones
    if (error.status === 422) await cached.reread(affectedReads.settings());
    return error;
  };
  return { answer, writing };
}
