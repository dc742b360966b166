import { createContext } from "react";

/** Names the page that the link in a mail leads back to; null for the association's own, which the server knows. */
export const LinkPageContext = createContext<() => string | null>(() => null);

/** What campaigns and mail programs add to an address; the page is the same without it. */
const CAMPAIGN = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/;

/**
 * @returns the page's address without its query and hash, which are its owner's and may name a person; null where it takes
 *   one of them to come to the page (`?page_id=7`, `#!/dono`), or where it is no address of the web
 */
export function addressOfPage({ origin, pathname, search, hash, protocol }: Location): string | null {
  const byPath = [...new URLSearchParams(search).keys()].every((name) => CAMPAIGN.test(name)) && !/^#!?\//.test(hash);
  return byPath && /^https?:$/.test(protocol) ? origin + pathname : null;
}
