import { findRoute, ROUTES, type MatchedRoute, type Route, type RouteName } from "../../../domain/routes";

interface RouteCrumb {
  label: string;
  /** Without "#"; null where the page comes later: nothing leads to it. */
  path: string | null;
}

/** Parents of pages whose address doesn't begin with their parent's. */
const PARENTS: Partial<Record<RouteName, RouteName>> = { profileEdit: "profile" };

/**
 * The breadcrumb of a path: what each route on the way to it defines (specification §2). `/app` is no step: the logo and
 * the menu lead there from everywhere.
 * @param hasPage whether a route's page exists
 */
export function crumbsOf(path: string, hasPage: (route: RouteName) => boolean): RouteCrumb[] {
  const found = findRoute(path);
  if (!found) return [];
  return [...ancestorsOf(found.name)].flatMap((name) => {
    const { crumb, pattern }: Route = ROUTES[name];
    if (!crumb || name === "app") return [];
    return [{ label: crumb, path: hasPage(name) ? buildPath(pattern, found) : null }];
  });
}

/** The routes above one, and itself: those whose pattern is the beginning of its own. */
function ancestorsOf(name: RouteName): RouteName[] {
  const parent = PARENTS[name];
  if (parent) return [...ancestorsOf(parent), name];
  const { pattern } = ROUTES[name];
  const above = (Object.keys(ROUTES) as RouteName[]).filter((other) => pattern.startsWith(`${ROUTES[other].pattern}/`));
  const depth = (route: RouteName) => ROUTES[route].pattern.length;
  return [...above.sort((a, b) => depth(a) - depth(b)), name];
}

const buildPath = (pattern: string, { id = "" }: MatchedRoute) => pattern.replace(":id", encodeURIComponent(id));
