import { createContext, useContext, useDeferredValue, useMemo, type ReactNode } from "react";
import { createCan, abilityRulesAnswer, type Can } from "../session/ability";
import { isRole } from "../../domain/roles";
import type { ApiError } from "../errors";
import { parseResponse } from "../readers/parse-response";
import { useUser } from "./connection";
import { useDeclaration } from "./use-feature";

const AbilityContext = createContext<Can | null>(null);

const NO_RULES = [] as const;

interface AbilityProviderProps {
  children: ReactNode;
  loading: ReactNode;
  failed: (error: ApiError, retry: () => void) => ReactNode;
}

/**
 * Loads the user's ability and the server's features before it shows its children (specification §6, decisions §2). Within
 * another provider it reads nothing.
 */
export function AbilityProvider({ children, loading, failed }: AbilityProviderProps) {
  const above = useContext(AbilityContext);
  const user = useUser();
  const role = user && isRole(user.role) ? user.role : null;
  const { state, ready, has } = useDeclaration(!above && role !== null);
  const sent = state.status === "ready" ? state.data.rules : null;
  const rules = useMemo(() => sent && parseResponse(abilityRulesAnswer, { ability: sent }).ability, [sent]);
  // an unknown role may do nothing
  const effectiveRules = role === null ? NO_RULES : rules;
  // Deferred, so that React renders the office for the first time in slices, between which the page responds.
  const can = useDeferredValue(
    useMemo(() => effectiveRules && createCan(effectiveRules, role ?? "donor", has), [effectiveRules, role, has]),
  );
  if (above) return children;
  if (state.status === "error") return failed(state.error, state.retry);
  return can && (ready || role === null) ? <AbilityContext value={can}>{children}</AbilityContext> : loading;
}

/**
 * @returns the check of the user's permissions
 * @throws Error outside an {@link AbilityProvider}, which is a programming error
 */
export function useCan(): Can {
  const can = useContext(AbilityContext);
  if (!can) throw new Error("useCan needs an AbilityProvider above it");
  return can;
}
