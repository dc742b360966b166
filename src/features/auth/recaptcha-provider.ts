/** Gives the token that proves a person signs in (specification §3: recaptcha_token). */
interface RecaptchaProvider {
  /** Gets ready while the form is being filled in. */
  prepare(): void;
  /** @throws Error when the check can't be made */
  token(action: string): Promise<string>;
}

/**
 * Google's check with a site key; without one there is no check to make, and the token is empty: a server that wants one
 * refuses it.
 */
export function recaptchaProvider(siteKey: string | null): RecaptchaProvider {
  if (siteKey === null) return { prepare: () => undefined, token: () => Promise.resolve("") };
  // without a key nobody needs Google's part
  const load = async () => (await import("./recaptcha-google")).loadRecaptcha(siteKey);
  return {
    // a first try that fails is made again, and reported, when the form is sent
    prepare: () => void load().catch(() => undefined),
    token: async (action) => (await load()).execute(siteKey, { action }),
  };
}
