import { isInPlaceholder, mayPlaceholderName } from "../../api/client/page-trust";
import type { AttributeProblem, SettingsOutcome } from "./settings";

/** The addresses that are sent the bearer, and the page to which people are led to sign in. */
const TRUSTED = [
  ["api-base", "apiBase"],
  ["uploads-base", "uploadsBase"],
  ["socket-url", "socketUrl"],
  ["open-in", "openIn"],
] as const;

/**
 * A placeholder may have been written by a visitor of the site: it names no other origin than those that the page's
 * owner has named or allowed.
 * @param host the element
 * @returns the outcome, or what is wrong with it
 */
export function checkPlaceholder(host: HTMLElement, outcome: SettingsOutcome): SettingsOutcome {
  if (outcome.status === "wrong" || !isInPlaceholder(host)) return outcome;
  const { settings } = outcome;
  const problems = TRUSTED.flatMap(([attribute, name]): AttributeProblem[] => {
    const value = settings[name];
    if (value === null || mayPlaceholderName(value, settings.apiBase)) return [];
    if (name === "openIn" && new URL(value).origin === location.origin) return [];
    return [{ kind: "not-allowed", attribute, code: `config-${attribute}`, value }];
  });
  return problems.length > 0 ? { status: "wrong", problems } : outcome;
}
