import { isInPlaceholder, mayPlaceholderName } from "../../../api/client/page-trust";
import type { AttributeProblem, SettingsOutcome } from "./settings";

/** The addresses that receive the bearer, and the page that the sign-in link leads to. */
const TRUSTED = [
  ["api-base", "apiBase"],
  ["uploads-base", "uploadsBase"],
  ["socket-url", "socketUrl"],
  ["open-in", "openIn"],
] as const;

/**
 * Checks the addresses of a placeholder, which a visitor of the site may have written: only origins that the page's owner
 * names or allows.
 * @param host the element
 * @returns the outcome, or the problems
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
