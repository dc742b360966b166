import { useContext, useLayoutEffect, useState, type ReactNode } from "react";
import type { Feature } from "../../domain/features";
import { isRole } from "../../domain/roles";
import type { ApiError } from "../errors";
import { abilityQuery, type Declaration, type HasFeature } from "../session/features";
import { FeaturesContext, useConnection, useUser } from "./connection";
import { useQuery, type Query, type QueryOptions, type QueryState } from "./use-query";

/**
 * @returns whether the server declares the feature. If not, show none of its controls and call none of its endpoints
 * (decisions §2)
 */
export const useFeature = (feature: Feature): boolean => useFeatures()(feature);

/** @returns a function like {@link useFeature}, for tables of features; a new one after each change */
export const useFeatures = (): HasFeature => useContext(FeaturesContext);

/** As {@link QueryState}; "absent": the server doesn't declare the feature, or refuses with a status of `optional`. */
export type FeatureQueryState<T> = QueryState<T> | { status: "absent" };

/**
 * Reads data of a feature, if the server declares it.
 * @param options `optional`: the statuses that mean that there is nothing for this user
 */
export function useFeatureQuery<T>(
  feature: Feature,
  query: Query<T> | null,
  options: QueryOptions = {},
): FeatureQueryState<T> {
  const declared = useFeature(feature);
  const state = useQuery(declared ? query : null, options);
  const hidden = state.status === "error" && options.optional?.has(state.error.status);
  return declared && !hidden ? state : { status: "absent" };
}

interface DeclarationState {
  state: QueryState<Declaration>;
  /** Whether the features have been declared at least once. */
  ready: boolean;
  has: HasFeature;
}

/** @param wanted false reads nothing */
export function useDeclaration(wanted: boolean): DeclarationState {
  const { features } = useConnection();
  const state = useQuery(wanted ? abilityQuery : null, { once: true });
  const has = useFeatures();
  const names = state.status === "ready" ? state.data.features : null;
  const declared = names !== null && features.isDeclared(names);
  useLayoutEffect(() => {
    if (names && !declared) features.declare(names);
  }, [features, names, declared]);
  // stays true, so that a later declaration unmounts nothing
  const [ready, setReady] = useState(false);
  if (declared && !ready) setReady(true);
  return { state, ready, has };
}

interface FeaturesProviderProps {
  children: ReactNode;
  loading: ReactNode;
  failed: (error: ApiError, retry: () => void) => ReactNode;
}

/** Shows its children when the features are known (decisions §2), for parts that need no ability. */
export function FeaturesProvider({ children, loading, failed }: FeaturesProviderProps) {
  const user = useUser();
  const hasRole = user !== null && isRole(user.role);
  const { state, ready } = useDeclaration(hasRole);
  if (ready || !hasRole) return children;
  return state.status === "error" ? failed(state.error, state.retry) : loading;
}

/** Props of a notice with "Riprova" about failed reads. */
export interface FailedReads {
  onRetry: () => void;
  retrying: boolean;
}

/** @returns the reads that failed without data to show; null if there are none */
export function failedReads(...states: readonly FeatureQueryState<unknown>[]): FailedReads | null {
  const failed = states.filter((state) => state.status === "error");
  if (failed.length === 0) return null;
  return {
    onRetry: () => failed.forEach(({ retry }) => retry()),
    retrying: failed.some(({ retrying }) => retrying),
  };
}
