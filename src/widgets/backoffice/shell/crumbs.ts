import type { RouteName } from "../../../domain/routes";
import { ROUTES, type Route } from "../../../domain/routes";

export interface RouteCrumb {
  label: string;
  /** Without "#". */
  path: string;
}

/**
 * The breadcrumb of a path: what each route on the way to it defines (specification §2). `/app` is no step: the logo and
 * the menu lead there from everywhere.
 * @param match gives the route of a path
 */
export function crumbsOf(path: string, match: (path: string) => { name: RouteName } | null): RouteCrumb[] {
  const segments = path.split("/").filter(Boolean);
  return segments.flatMap((_, index) => {
    const above = `/${segments.slice(0, index + 1).join("/")}`;
    const found = match(above);
    if (!found || found.name === "app") return [];
    const { crumb }: Route = ROUTES[found.name];
    return crumb ? [{ label: crumb, path: above }] : [];
  });
}
