import { useEffect } from "react";
import { useSWRConfig } from "swr";
import type { User } from "../../domain/entities";
import { decideAccess } from "../../domain/access";
import { ROUTES, type RouteName } from "../../domain/routes";
import { fetchAhead } from "../../ui/loading/when-idle";
import { pages } from "./pages";

interface NextPageProps {
  name: RouteName;
  user: User | null;
}

/** ms between two checks whether the page has finished reading. */
const CHECK_MS = 250;

/**
 * Loads the code of the page that users probably open next, never its data: when this page has finished reading and the
 * browser is idle, and not if the user saves data. Inside the page's Suspense boundary: the page's own code loads first.
 */
export function NextPage({ name, user }: NextPageProps) {
  const { cache } = useSWRConfig();
  useEffect(() => {
    const next = pages[name]?.next;
    if (!next || decideAccess(ROUTES[next], user).type === "redirect") return;
    const isReading = () => [...cache.keys()].some((key) => cache.get(key)?.isLoading);
    let stop = () => undefined as void;
    let settled = false;
    const check = () => {
      // twice in a row: the latest response may not be painted yet
      if (settled && !isReading()) return pages[next]?.load(user);
      settled = !isReading();
      const timer = setTimeout(() => (stop = fetchAhead(check)), CHECK_MS);
      stop = () => clearTimeout(timer);
    };
    stop = fetchAhead(check);
    return () => stop();
  }, [name, user, cache]);
  return null;
}
