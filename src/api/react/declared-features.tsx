import { useLayoutEffect, useState, type ReactNode } from "react";
import { isRole } from "../../domain/roles";
import { declarationAnswer, type Declaration } from "../declaration";
import { endpoints } from "../endpoints";
import type { ApiError } from "../errors";
import { useConnection, useUser } from "./connection";
import { useFeatures } from "./use-feature";
import { useQuery, type QueryState } from "./use-query";

/**
 * Reads what the server declares for the user, once a session.
 * @param wanted false reads nothing
 * @returns `state` of the read; `ready` once its features apply, and from then on
 */
export function useDeclaration(wanted: boolean): { state: QueryState<Declaration>; ready: boolean } {
  const { features } = useConnection();
  const state = useQuery(wanted ? { path: endpoints.ability(), schema: declarationAnswer } : null, { once: true });
  useFeatures(); // renders again when they apply
  const names = state.status === "ready" ? state.data.features : null;
  const declared = names !== null && features.isDeclared(names);
  useLayoutEffect(() => {
    // every component that asks renders again, this one too
    if (names && !declared) features.declare(names);
  }, [features, names, declared]);
  // another declaration later on unmounts nothing
  const [ready, setReady] = useState(false);
  if (declared && !ready) setReady(true);
  return { state, ready };
}

/** Whether the user's role is one that a server can say something of. */
function useKnownRole(): boolean {
  const user = useUser();
  return user !== null && isRole(user.role);
}

interface FeaturesProviderProps {
  children: ReactNode;
  loading: ReactNode;
  failed: (error: ApiError, retry: () => void) => ReactNode;
}

/** Shows its children once it is known what the server declares (decisions §2), for parts that ask for no ability. */
export function FeaturesProvider({ children, loading, failed }: FeaturesProviderProps) {
  const known = useKnownRole();
  const { state, ready } = useDeclaration(known);
  if (ready || !known) return children;
  return state.status === "error" ? failed(state.error, state.retry) : loading;
}
