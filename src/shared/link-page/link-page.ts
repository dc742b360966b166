import { createContext } from "react";

/** Returns the page that a mailed link opens; null for the association's own, which the server knows. */
export const LinkPageContext = createContext<() => string | null>(() => null);

/** Parameters of campaigns and mail programs, which don't change the page. */
const CAMPAIGN = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/;

/**
 * @returns the page's address without its query and hash, which may name a person; null if the page needs one of them
 *   (`?page_id=7`, `#!/dono`), or if the address isn't http(s)
 */
export function addressOfPage({ origin, pathname, search, hash, protocol }: Location): string | null {
  const byPath = [...new URLSearchParams(search).keys()].every((name) => CAMPAIGN.test(name)) && !/^#!?\//.test(hash);
  return byPath && /^https?:$/.test(protocol) ? origin + pathname : null;
}
