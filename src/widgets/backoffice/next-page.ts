import { useEffect } from "react";
import { useSWRConfig } from "swr";
import type { User } from "../../domain/entities";
import { decideAccess } from "../../domain/access";
import { ROUTES, type RouteName } from "../../domain/routes";
import { fetchAhead } from "../../ui/loading/when-idle";
import { pages } from "./pages";

interface NextPageProps {
  /** The page that is shown. */
  name: RouteName;
  user: User | null;
}

/** ms between two looks at whether what the page reads is there. */
const LOOK = 250;

/**
 * Fetches the code of the page where people are likely to go from here, and never its data: when what this page reads is
 * there and the browser is idle, and not at all for who saves data. Stands beside the page, inside its Suspense
 * boundary: the page's own code comes first.
 */
export function NextPage({ name, user }: NextPageProps) {
  const { cache } = useSWRConfig();
  useEffect(() => {
    const next = pages[name]?.next;
    if (!next || decideAccess(ROUTES[next], user).type === "redirect") return;
    const isReading = () => [...cache.keys()].some((key) => cache.get(key)?.isLoading);
    let stop = () => undefined as void;
    let settled = false;
    const look = () => {
      // twice in a row: what came a moment ago is perhaps not painted yet
      if (settled && !isReading()) return pages[next]?.load(user);
      settled = !isReading();
      const timer = setTimeout(() => (stop = fetchAhead(look)), LOOK);
      stop = () => clearTimeout(timer);
    };
    stop = fetchAhead(look);
    return () => stop();
  }, [name, user, cache]);
  return null;
}
