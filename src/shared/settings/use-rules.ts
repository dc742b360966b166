import { ApiError } from "../../api/errors";
import type { Session } from "../../api/session/session";
import { DEFAULT_ELIGIBILITY_RULES, type EligibilityRules } from "../../domain/eligibility-rules";
import { rulesAnswer } from "./rules";
import { readSection, useSection, useSettings } from "./use-settings";

/**
 * The association's rules, for whatever says who may donate and when. Where they can't be read the defaults hold: they are the
 * law's.
 * @returns null as long as they aren't known
 */
export function useRules(wanted = true): EligibilityRules | null {
  const state = useSettings(wanted);
  const section = useSection(rulesAnswer, wanted);
  return state.status === "error" ? DEFAULT_ELIGIBILITY_RULES : (section?.values ?? null);
}

/** The rules for what says something at once, and can say it better a moment later. */
export const useRulesOrDefault = (): EligibilityRules => useRules() ?? DEFAULT_ELIGIBILITY_RULES;

/** The rules now, for what has no screen: a file. The defaults where they can't be read. */
export async function readRules(session: Pick<Session, "call">): Promise<EligibilityRules> {
  try {
    return await readSection(session, rulesAnswer);
  } catch (error) {
    if (error instanceof ApiError) return DEFAULT_ELIGIBILITY_RULES;
    throw error;
  }
}
