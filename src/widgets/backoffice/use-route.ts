import { useMemo } from "react";
import { matchRoute, useRouter, type Parser } from "wouter";
import { ROUTES, type RouteName } from "../../domain/routes";

export interface MatchedRoute {
  name: RouteName;
  /** The route's own id, where its pattern has one. */
  id?: string;
}

const names = Object.keys(ROUTES) as RouteName[];

/** @returns the route of a path, by the one table; null for a path that no route has */
export function findRoute(parser: Parser, path: string): MatchedRoute | null {
  for (const name of names) {
    const [matches, params] = matchRoute(parser, ROUTES[name].pattern as string, path);
    if (!matches) continue;
    const { id } = params as { id?: string };
    return id === undefined ? { name } : { name, id };
  }
  return null;
}

/** {@link findRoute} for the path that is shown. */
export function useRoute(path: string): MatchedRoute | null {
  const { parser } = useRouter();
  return useMemo(() => findRoute(parser, path), [parser, path]);
}
