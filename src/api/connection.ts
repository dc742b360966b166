import { createEarlyReads, type EarlyReads } from "./client/early-reads";
import { createFeatures, setFeaturesOf, type DeclaredFeatures } from "./session/features";
import { createExclusive } from "./session/tokens/refresh";
import { createSession, type Session } from "./session/session";
import { dropDraftsOfOthers, sweepDrafts } from "./session/kept-for-user/stored-drafts";
import { isTabMessage, openTabChannel } from "./session/tabs";
import { createTokenStore } from "./session/tokens/cookie-tokens";
import { createSendRequest } from "./http";
import { createOutage, type Outage } from "./outage/outage";
import { createLiveChannel, type LiveChannel } from "./live/live-channel";
import { findSiteApi, mayPlaceholderName } from "./client/page-trust";

export interface ConnectionOptions {
  /** Ends in `/v2`. */
  apiBase: string;
  /** Default: the origin of `apiBase`. */
  socketUrl: string | null;
  tokenStorage: "cookie" | "memory";
  /** True for a tag, which the page's owner wrote; false (default) for a placeholder, which a visitor may have written. */
  fromTag?: boolean;
  /** The features of `public-features`, separated by spaces. */
  publicFeatures?: string;
}

/** Shared by all elements of a page with the same API: one session, one refresh timer, one socket (decisions §1). */
export interface Connection {
  readonly apiBase: string;
  readonly session: Session;
  readonly liveChannel: LiveChannel;
  /** Reads that begin together with the session, before React. */
  readonly early: EarlyReads;
  readonly features: DeclaredFeatures;
  readonly outage: Outage;
}

interface Shared extends Connection {
  users: number;
  /** How many users are tags, not placeholders. */
  tags: number;
  usesCookies: boolean;
}

const connections = new Map<string, Shared>();

/** The API whose element has read the site's own tokens: they belong to it until its last element is removed. */
let siteApi: string | null = null;

const currentSiteApi = () =>
  siteApi ?? findSiteApi([...connections.values()].flatMap(({ apiBase, tags }) => (tags > 0 ? [apiBase] : [])));

const page = {
  ownsSiteTokens(apiBase: string): boolean {
    if (currentSiteApi() !== apiBase) return false;
    siteApi = apiBase;
    return true;
  },
  hasSiteApi: () => currentSiteApi() !== null,
  usesCookies: (apiBase: string) => connections.get(apiBase)?.usesCookies ?? false,
};

/**
 * Joins the page's connection to an API, or opens it. The `socketUrl` and `tokenStorage` of the first element apply to all.
 * @returns the connection, and how to leave it; the last to leave closes it
 */
export function connect(options: ConnectionOptions): { connection: Connection; leave: () => void } {
  const key = options.apiBase;
  const shared = connections.get(key) ?? open(options);
  const tag = options.fromTag ? 1 : 0;
  connections.set(key, shared);
  shared.users += 1;
  shared.tags += tag;
  shared.features.addPublic(options.publicFeatures ?? "");
  if (shared.users === 1) shared.session.start();
  let hasLeft = false;
  return {
    connection: shared,
    leave() {
      if (hasLeft) return;
      hasLeft = true;
      shared.users -= 1;
      shared.tags -= tag;
      if (shared.users > 0) return;
      shared.session.stop();
      shared.liveChannel.close();
      shared.early.close();
      shared.outage.close();
      connections.delete(key);
      if (siteApi === key) siteApi = null;
    },
  };
}

function open({ apiBase, socketUrl, tokenStorage, fromTag = false }: ConnectionOptions): Shared {
  const outage = createOutage(apiBase);
  const sendRequest = createSendRequest(apiBase, outage.setState);
  const tokens = createTokenStore(tokenStorage, apiBase, page);
  const session = createSession({
    sendRequest,
    tokens,
    exclusive: createExclusive(`gds:refresh:${apiBase}`),
    openTabs: (onMessage) => openTabChannel(`gds:session:${apiBase}`, isTabMessage, onMessage),
  });
  // before the early reads: listeners run in order, and theirs uses the features
  const features = createFeatures(session, apiBase, tokenStorage === "cookie");
  setFeaturesOf(session, features);
  sweepDrafts(Date.now());
  dropDraftsOfOthers(session, apiBase);
  // the socket sends the token: a placeholder must not choose its server
  const trusted = socketUrl && (fromTag || mayPlaceholderName(socketUrl, apiBase)) ? socketUrl : null;
  return {
    apiBase,
    session,
    features,
    outage,
    early: createEarlyReads({ sendRequest, tokens, session, features }),
    liveChannel: createLiveChannel({ apiBase, socketUrl: trusted ?? new URL(apiBase).origin, session, features }),
    users: 0,
    tags: 0,
    usesCookies: tokenStorage === "cookie",
  };
}
