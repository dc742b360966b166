import type { ReadRequest } from "../../api/client/early-reads";
import type { User } from "../../domain/entities";

/** Where somebody is, as far as a page's first reads depend on it. */
interface PageLocation {
  /** The query inside the hash. */
  search: URLSearchParams;
  /** What the history entry keeps; null when that is another person's, or whose it is isn't known yet. */
  state: Record<string, unknown> | null;
}

/**
 * What a page will read first, so that it can be asked for before the page's code is there. Called with the user null
 * while nobody is known: what a role or an id decides comes with the second call, when it is known who is signed in.
 */
export type Preload = (place: PageLocation, user: User | null) => ReadRequest[];
