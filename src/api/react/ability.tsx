import { createContext, useContext, useDeferredValue, useLayoutEffect, useMemo, type ReactNode } from "react";
import { abilityAnswer, createCan, type Can } from "../ability";
import { endpoints } from "../endpoints";
import { isRole } from "../../domain/roles";
import type { ApiError } from "../errors";
import { useConnection, useUser } from "./connection";
import { useFeatures } from "./use-feature";
import { useQuery } from "./use-query";

const AbilityContext = createContext<Can | null>(null);

const NOTHING = [] as const;

interface AbilityProviderProps {
  children: ReactNode;
  loading: ReactNode;
  failed: (error: ApiError, retry: () => void) => ReactNode;
}

/**
 * Loads what the user may do and what the server can do, before anything is shown that depends on it (specification §6,
 * decisions §2). Within another provider it reads nothing.
 */
export function AbilityProvider({ children, loading, failed }: AbilityProviderProps) {
  const above = useContext(AbilityContext);
  const user = useUser();
  const role = user && isRole(user.role) ? user.role : null;
  const known = role !== null;
  const { features } = useConnection();
  const state = useQuery(above || !known ? null : { path: endpoints.ability(), schema: abilityAnswer }, { once: true });
  const has = useFeatures();
  const names = state.status === "ready" ? state.data.features : null;
  const declared = names !== null && features.isDeclared(names);
  useLayoutEffect(() => {
    // all that asks renders again, this component too
    if (names && !declared) features.declare(names);
  }, [features, names, declared]);
  // a role that nobody here knows may do nothing
  const rules = known ? (state.status === "ready" ? state.data.ability : null) : NOTHING;
  // Deferred: React then draws the office for the first time in slices, between which the page answers.
  const can = useDeferredValue(useMemo(() => rules && createCan(rules, role ?? "donor", has), [rules, role, has]));
  if (above) return children;
  if (state.status === "error") return failed(state.error, state.retry);
  return can && (declared || !known) ? <AbilityContext value={can}>{children}</AbilityContext> : loading;
}

/**
 * @returns the question that every control asks which does something
 * @throws Error outside an {@link AbilityProvider}, which is a programming error
 */
export function useCan(): Can {
  const can = useContext(AbilityContext);
  if (!can) throw new Error("useCan needs an AbilityProvider above it");
  return can;
}
