import { ApiError } from "../../api/errors";
import type { Session } from "../../api/session/session";
import type { EligibilityRules } from "../../domain/donation/eligibility-rules";
import { rulesAnswer } from "./rules";
import { readSection, useSection, useSettings } from "./use-settings";

/** What a screen knows of the association's rules. "unknown": the read failed. The defaults are no answer then. */
export type RulesState =
  | { status: "known"; rules: EligibilityRules }
  | { status: "loading"; rules: null }
  | { status: "unknown"; rules: null; retry: () => void; retrying: boolean };

/** Reads the association's rules. A server without settings has the default rules (decisions §2). */
export function useRules(wanted = true): RulesState {
  const state = useSettings(wanted);
  const section = useSection(rulesAnswer, wanted);
  if (section) return { status: "known", rules: section.values };
  if (state.status !== "error") return { status: "loading", rules: null };
  const { retry, retrying } = state;
  return { status: "unknown", rules: null, retry, retrying };
}

/** Reads the rules now, for a file. @returns null if they can't be read */
export async function readRules(session: Pick<Session, "call">): Promise<EligibilityRules | null> {
  try {
    return await readSection(session, rulesAnswer);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
