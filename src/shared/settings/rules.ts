import { ApiError } from "../../api/errors";
import { number, type Note, type Reader } from "../../api/readers/read";
import { sectionIn } from "../../api/readers/settings";
import type { Session } from "../../api/session/session";
import { DEFAULT_ELIGIBILITY_RULES, type EligibilityRules } from "../../domain/donation/eligibility-rules";
import { RULE_CHOICES, RULE_NUMBERS, ruleAt, withRule, type RuleNumber } from "../../domain/settings/rule-numbers";
import { isRecord } from "../../domain/values";
import { readSection, useSection, useSettings } from "./use-settings";

type Partly<T> = { [Name in keyof T]?: (T[Name] extends object ? Partly<T[Name]> : T[Name]) | null };

/** Reads the rules. A number that is missing, or out of range, has its default. */
export const rulesReader: Reader<EligibilityRules, Partly<EligibilityRules> | null | undefined> = (
  received,
  path,
  note,
) => {
  const at = (name: string) => `${path}.${name}`;
  let rules = DEFAULT_ELIGIBILITY_RULES;
  for (const ruleNumber of RULE_NUMBERS)
    rules = withRule(rules, ruleNumber.path, readRuleNumber(received, ruleNumber, at(ruleNumber.path), note));
  for (const [name, choices] of Object.entries(RULE_CHOICES)) {
    const choice = isRecord(received) ? received[name] : undefined;
    const option = choices.find((each) => each === choice);
    if (option) rules = withRule(rules, name, option);
    else note(at(name), choice === undefined || choice === null ? "missing" : "unreadable");
  }
  return rules;
};

function readRuleNumber(received: unknown, { path, range, optional }: RuleNumber, at: string, note: Note): unknown {
  const fallback = ruleAt(DEFAULT_ELIGIBILITY_RULES, path) as number | null;
  const value = isRecord(received) ? ruleAt(received, path) : undefined;
  if (optional && value === null) return null;
  const read = number(fallback)(value, at, note);
  if (read === null || (read >= range[0] && read <= range[1])) return read;
  note(at, "unreadable");
  return fallback;
}

export const rulesAnswer = sectionIn("rules", rulesReader);

/**
 * The association's rules. `unknown`: the read failed; the default rules must not be used instead. While they are loading,
 * nothing may be said about them: `undefined` isn't assignable where null means that they can't be read.
 */
export type RulesState =
  | { status: "known"; rules: EligibilityRules }
  | { status: "loading"; rules: undefined }
  | { status: "unknown"; rules: null; retry: () => void; retrying: boolean };

/** Reads the association's rules. A server without settings has the default rules (decisions §2). */
export function useRules(wanted = true): RulesState {
  const state = useSettings(wanted);
  const section = useSection(rulesAnswer, wanted);
  if (section) return { status: "known", rules: section.values };
  if (state.status !== "error") return { status: "loading", rules: undefined };
  const { retry, retrying } = state;
  return { status: "unknown", rules: null, retry, retrying };
}

/** Reads the rules outside of React. @returns null if they can't be read */
export async function readRules(session: Pick<Session, "call">): Promise<EligibilityRules | null> {
  try {
    return await readSection(session, rulesAnswer);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
