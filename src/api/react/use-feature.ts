import { useCallback, useSyncExternalStore } from "react";
import type { Feature } from "../../domain/features";
import { useConnection } from "./connection";
import { useQuery, type Query, type QueryOptions, type QueryState } from "./use-query";

/**
 * @returns whether the server declares the feature. If it doesn't, show no control of it and call none of its endpoints
 * (decisions §2)
 */
export function useFeature(feature: Feature): boolean {
  const { features } = useConnection();
  return useSyncExternalStore(features.subscribe, () => features.has(feature));
}

/** @returns a function like {@link useFeature}, for tables. The component renders again when the features change */
export function useFeatures(): (feature: Feature) => boolean {
  const { features } = useConnection();
  const revision = useSyncExternalStore(features.subscribe, features.revision);
  // another function for each change, so that memos are recomputed
  return useCallback((feature) => revision >= 0 && features.has(feature), [features, revision]);
}

/** As {@link QueryState}; "absent": the server doesn't declare the feature, or refuses with a status of `optional`. */
export type FeatureQueryState<T> = QueryState<T> | { status: "absent" };

/**
 * Reads what belongs to a feature, if the server declares it.
 * @param options `optional` names the statuses that say that there is nothing for this person; any other failure is an error
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
