import { createExclusive } from "./session/exclusive";
import { createSession, type Session } from "./session/session";
import { openTabs } from "./session/tabs";
import { createTokenStore } from "./session/token-store";
import { createExchange } from "./http";
import { createLive, type Live } from "./live";

export interface ConnectionOptions {
  /** Ends in `/v2`. */
  apiBase: string;
  /** Default: the origin of `apiBase`. */
  socketUrl: string | null;
  tokenStorage: "cookie" | "memory";
}

/** What all elements of a page with the same API share: one session, one refresh timer, one socket (decisions §1). */
export interface Connection {
  readonly apiBase: string;
  readonly session: Session;
  readonly live: Live;
}

interface Shared extends Connection {
  users: number;
}

const connections = new Map<string, Shared>();

/**
 * The API whose tokens the cookies hold: the first that came. They are the site's, whatever an element's `api-base` says;
 * a second API would be sent the first one's bearer, and would overwrite it. An element that comes before all others on
 * a page is trusted: who may put one there may put anything.
 */
let cookieOwner: string | null = null;

/**
 * Joins the page's connection to an API, opening it for the first who comes. The first one's `socketUrl` and
 * `tokenStorage` hold for all. The cookies are for the first API of the page; any other one keeps its tokens in memory.
 * @returns the connection, and how to leave it; the last to leave closes it
 */
export function connect(options: ConnectionOptions): { connection: Connection; leave: () => void } {
  const key = options.apiBase;
  const shared = connections.get(key) ?? open(options);
  connections.set(key, shared);
  shared.users += 1;
  let left = false;
  return {
    connection: shared,
    leave() {
      if (left) return;
      left = true;
      shared.users -= 1;
      if (shared.users > 0) return;
      shared.session.stop();
      shared.live.close();
      connections.delete(key);
      if (cookieOwner === key) cookieOwner = null;
    },
  };
}

function open({ apiBase, socketUrl, tokenStorage }: ConnectionOptions): Shared {
  if (tokenStorage === "cookie") cookieOwner ??= apiBase;
  const session = createSession({
    exchange: createExchange(apiBase),
    tokens: createTokenStore(cookieOwner === apiBase ? tokenStorage : "memory"),
    exclusive: createExclusive(`gds:refresh:${apiBase}`),
    openTabs: (heard) => openTabs(`gds:session:${apiBase}`, heard),
  });
  session.start();
  return {
    apiBase,
    session,
    live: createLive(apiBase, socketUrl ?? new URL(apiBase).origin, session),
    users: 0,
  };
}
