import { createContext, use } from "react";
import type { RuleProblem } from "../../../domain/settings/check-rules";
import type { RulePath } from "../../../domain/settings/rule-numbers";

/** What is wrong with the figures as they are typed, by path. */
export const RuleProblemsContext = createContext<ReadonlyMap<RulePath, RuleProblem>>(new Map());

export const useRuleProblem = (path: RulePath): RuleProblem | undefined => use(RuleProblemsContext).get(path);
