import type { FetchContext, FetchOptions } from "ofetch";
import { refusal, type ApiError } from "../errors";

/** Whose call it is. */
export interface Bearer {
  /** Asked for before each try. @returns null to send the call without a token; throws what the call then fails with */
  token(): string | null | Promise<string | null>;
  /** After a refusal: resolves once the call is worth another try. @throws what the caller is told instead */
  renew(refused: ApiError): Promise<void>;
}

type BearerOptions = Required<Pick<FetchOptions, "retry" | "retryStatusCodes" | "onRequest" | "onResponseError">>;

/**
 * The bearer's part in a call of `ofetch`: its token, and after a refusal one renewal and one more try (specification §4);
 * any other answer that isn't 2xx, and a second refusal, is the caller's error.
 * @param codes the statuses that a fresh token may help against
 * @param bodyOf the JSON of an answer that says no
 */
export function bearerOptions(
  bearer: Bearer,
  codes: readonly number[],
  bodyOf: (context: FetchContext) => unknown,
): BearerOptions {
  // The token is taken now: a call that begins during a sign-out keeps its sender's.
  let asked = bearer.token();
  return {
    retry: 1,
    retryStatusCodes: [...codes],
    async onRequest({ options }) {
      const token = await asked;
      if (token) options.headers.set("Authorization", `Bearer ${token}`);
    },
    async onResponseError(context) {
      const { response, options } = context;
      const refused = refusal(response, await bodyOf(context));
      if (!options.retry || !codes.includes(response.status)) throw refused;
      await bearer.renew(refused);
      asked = bearer.token();
    },
  };
}
