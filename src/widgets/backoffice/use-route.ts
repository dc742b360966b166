import { useMemo } from "react";
import { matchRoute, useRouter } from "wouter";
import { ROUTES, type RouteName } from "../../domain/routes";

export interface MatchedRoute {
  name: RouteName;
  /** The route's own id, where its pattern has one. */
  id?: string;
}

const names = Object.keys(ROUTES) as RouteName[];

/** @returns the route of a path, by the one table; null for a path that no route has */
export function useRoute(path: string): MatchedRoute | null {
  const { parser } = useRouter();
  return useMemo(() => {
    for (const name of names) {
      const pattern: string = ROUTES[name].pattern;
      const [matches, params] = matchRoute(parser, pattern, path);
      const id = matches ? params.id : undefined;
      if (matches) return id === undefined ? { name } : { name, id };
    }
    return null;
  }, [parser, path]);
}
