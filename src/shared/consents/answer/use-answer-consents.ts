import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import type { ApiError } from "../../../api/errors";
import { malformed } from "../../../api/read";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useMutation } from "../../../api/react/use-mutation";
import type { ConsentAnswer } from "../../../domain/donor/consents";
import { toldConsents } from "../get-consents";

/** How donors answer a text by itself: once, and told as done although the answer of the server was lost. */
export function useAnswerConsents(userId: string) {
  const cached = useCachedReads();
  const { write, writing } = useMutation<ConsentAnswer>({
    request: (answer) => ({
      ...{ path: endpoints.registrationConsents(userId), method: "PUT", body: { consents: [answer] } },
    }),
    keyed: true,
    async confirms({ code, version, given }, read) {
      const told = await read({ path: endpoints.registration(userId), schema: toldConsents, part: "consents" });
      if (told === null) throw malformed("consents");
      const kept = told.some((one) => one.code === code && one.version === version && one.given === given);
      return kept ? { data: undefined } : null;
    },
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
