/** Provides the token of the bot check (specification §3: recaptcha_token). */
interface RecaptchaProvider {
  /** Loads the check while the user fills in the form. */
  prepare(): void;
  /** @throws Error if the check can't run */
  token(action: string): Promise<string>;
}

/** Google's check with a site key. Without one the token is empty: a server that requires it refuses the sign-in. */
export function recaptchaProvider(siteKey: string | null): RecaptchaProvider {
  if (siteKey === null) return { prepare: () => undefined, token: () => Promise.resolve("") };
  const load = async () => (await import("./recaptcha-google")).loadRecaptcha(siteKey);
  return {
    // a failure is retried, and reported, when the form is sent
    prepare: () => void load().catch(() => undefined),
    token: async (action) => (await load()).execute(siteKey, { action }),
  };
}
