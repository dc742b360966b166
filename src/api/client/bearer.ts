import type { FetchContext, FetchOptions } from "ofetch";
import { refusal, type ApiError } from "../errors";

/** The token of a call. */
export interface Bearer {
  /** Called before each try. @returns null to send the call without a token. @throws the error of the call */
  token(): string | null | Promise<string | null>;
  /** Called after a refusal; resolves when the call can be sent again. @throws the error of the call */
  renew(refused: ApiError): Promise<void>;
}

type BearerOptions = Required<Pick<FetchOptions, "retry" | "retryStatusCodes" | "onRequest" | "onResponseError">>;

/**
 * Options of `ofetch` for a call with a bearer: the token, and after a refusal one renewal and one retry (specification §4).
 * @param codes the statuses after which a new token may help
 * @param bodyOf reads the JSON of a refusal
 */
export function bearerOptions(
  bearer: Bearer,
  codes: readonly number[],
  bodyOf: (context: FetchContext) => unknown,
): BearerOptions {
  // Read the token now, not in onRequest: a call that starts during a sign-out uses the token of the user who started it.
  let tokenRequest = bearer.token();
  return {
    retry: 1,
    retryStatusCodes: [...codes],
    async onRequest({ options }) {
      const token = await tokenRequest;
      if (token) options.headers.set("Authorization", `Bearer ${token}`);
    },
    async onResponseError(context) {
      const { response, options } = context;
      const refused = refusal(response, await bodyOf(context));
      if (!options.retry || !codes.includes(response.status)) throw refused;
      await bearer.renew(refused);
      tokenRequest = bearer.token();
    },
  };
}
