import { listReturn } from "../../../shared/lists/opened-row";
import { Breadcrumb } from "../../../ui/page/breadcrumb";
import { findRoute, ROUTES, type Route, type RouteName } from "../../../domain/routes";
import { useHasPage } from "../pages";

interface RouteCrumb {
  label: string;
  /** Null for a route without a page. */
  path: string | null;
}

/** Parents of routes whose pattern doesn't begin with their parent's. */
const PARENTS: Partial<Record<RouteName, RouteName>> = {
  profileEdit: "profile",
  donorMerge: "duplicates",
};

/**
 * Returns the breadcrumb of a path: the crumb of each route above it, and its own (specification §2). `/app` has none: the
 * logo and the menu link to it everywhere.
 * @param hasPage whether a route has a page
 */
export function crumbsOf(path: string, hasPage: (route: RouteName) => boolean): RouteCrumb[] {
  const found = findRoute(path);
  if (!found) return [];
  const isAbove = (name: RouteName) =>
    `${ROUTES[found.name].pattern}/`.startsWith(`${ROUTES[name].pattern}/`) || PARENTS[found.name] === name;
  // the table lists parents before their children
  return (Object.keys(ROUTES) as RouteName[]).flatMap((name) => {
    const { crumb, pattern }: Route = ROUTES[name];
    if (!crumb || name === "app" || !isAbove(name)) return [];
    const route = pattern.replace(":id", encodeURIComponent(found.id ?? ""));
    return [{ label: crumb, path: hasPage(name) ? route : null }];
  });
}

/**
 * The breadcrumb of the current route.
 * @param from the smallest count of crumbs that is shown: a single crumb would only repeat the title
 */
export function RouteCrumbs({ path, from }: { path: string; from: number }) {
  const crumbs = crumbsOf(path, useHasPage());
  if (crumbs.length < from) return null;
  return (
    <Breadcrumb
      crumbs={crumbs.map(({ label, path: route }) => ({ label, ...(route ? listReturn(route) : { href: null }) }))}
    />
  );
}
