import { useEffect } from "react";
import type { User } from "../../domain/entities";
import { decideAccess } from "../../domain/access";
import { ROUTES, type RouteName } from "../../domain/routes";
import { whenIdle } from "../../ui/when-idle";
import { pages } from "./pages";

interface NextPageProps {
  /** The page that is shown. */
  name: RouteName;
  user: User | null;
}

/**
 * Fetches the code of the page where people are likely to go from here, and never its data, when the browser is idle.
 * Stands beside the page, inside its Suspense boundary: the page's own code comes first.
 */
export function NextPage({ name, user }: NextPageProps) {
  useEffect(() => {
    const next = pages[name]?.next;
    if (!next || decideAccess(ROUTES[next], user).type === "redirect") return;
    return whenIdle(() => pages[next]?.load(user));
  }, [name, user]);
  return null;
}
