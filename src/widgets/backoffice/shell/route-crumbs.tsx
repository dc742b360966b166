import { listReturn } from "../../../shared/lists/list-return";
import { Breadcrumb } from "../../../ui/page/breadcrumb";
import { crumbsOf } from "./crumbs";
import { useHasPage } from "./has-page";

/**
 * The breadcrumb of the route that is shown.
 * @param from how many there must be: one alone says what the title says
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
