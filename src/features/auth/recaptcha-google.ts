/** The part of Google's API that we use. */
interface Recaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

type RecaptchaWindow = Window & { grecaptcha?: Partial<Recaptcha> };

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

const SCRIPT = "https://www.google.com/recaptcha/api.js";
const LOAD_TIMEOUT = 15_000;

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;
const loading = new Map<string, Promise<Recaptcha>>();

/** @returns the script's address; under `require-trusted-types-for` through a policy named "gds" (decisions §1) */
function scriptAddress(siteKey: string): string {
  const url = `${SCRIPT}?render=${encodeURIComponent(siteKey)}`;
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy("gds", { createScriptURL: (address) => address });
  return policy.createScriptURL(url);
}

/**
 * Loads Google's script once, for a sign-in form with a site key. The script stays on the page when the element is removed (decisions §1).
 * @throws Error if it is blocked or doesn't load within 15 s; the next call tries again
 */
export function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  let promise = loading.get(siteKey);
  if (!promise) {
    promise = load(siteKey);
    loading.set(siteKey, promise);
    promise.catch(() => loading.delete(siteKey));
  }
  return promise;
}

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("reCAPTCHA could not be loaded"));
    setTimeout(fail, LOAD_TIMEOUT);
    const script = document.createElement("script");
    script.async = true;
    script.onerror = () => {
      script.remove();
      fail();
    };
    script.onload = () => {
      const recaptcha = (window as RecaptchaWindow).grecaptcha;
      if (!isReady(recaptcha)) return fail();
      recaptcha.ready(() => resolve(recaptcha));
    };
    script.src = scriptAddress(siteKey);
    document.head.append(script);
  });
}

const isReady = (value: Partial<Recaptcha> | undefined): value is Recaptcha =>
  typeof value?.ready === "function" && typeof value.execute === "function";
