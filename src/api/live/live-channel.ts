import type { Notification } from "../../domain/entities";
import { reportDrift } from "../readers/drift";
import { endpoints } from "../endpoints";
import { screenShown } from "../client/shown";
import type { DeclaredFeatures } from "../session/features";
import type { Session } from "../session/session";
import { openTabChannel, type TabChannel } from "../session/tabs";
import { transportFor } from "../transport";
import { batchUntilDone, throttle } from "./batches";
import { liveNotification } from "./notification-schema";
import { createPresence, type Presence } from "./presence";

/** Keeps the socket open. Its callbacks are optional. */
interface LiveListener {
  /** Receives each notification once, however often the server sends it; those of one second in one call. */
  onNotifications?: (arrived: readonly Notification[]) => void;
  /**
   * Called when the list of notifications may be stale: the socket is connected for the first time, or another tab has changed
   * them. Only the first listener that has it is called, because all share one list; one that joins later, if there was none.
   */
  onListStale?: () => void;
}

/** Called when reads are stale, and not again until the promise settles; "all" at most once in ten seconds. */
type Follower = (stale: ReadonlySet<string> | "all") => Promise<unknown>;

/** The socket and the data that it receives. It is open only while there is a listener (specification §7). */
export interface LiveChannel {
  /**
   * @param userId whose notifications; their event has the user's `_id` for its name
   * @returns how to stop listening
   */
  listen(userId: string, listener: LiveListener): () => void;
  /** Opens no socket. @returns how to stop */
  follow(follower: Follower): () => void;
  /** Makes the other tabs of the browser read the notifications again, after a write of this tab. */
  notifyOtherTabs(): void;
  /** Which users have which records open; known only while there is a listener. */
  presence: Presence;
  close(): void;
}

interface ChannelParts {
  apiBase: string;
  /** The socket server's origin, without a path. */
  socketUrl: string;
  session: Pick<Session, "authToken">;
  features: Pick<DeclaredFeatures, "has">;
}

/** The state of one user's socket on this page. */
interface Feed {
  userId: string;
  listeners: Set<LiveListener>;
  /** The notifications that came, by id or else by their whole content. */
  received: Set<string>;
  /** When the list of the first screen was read, in ms of `performance.now`. */
  since: number;
  connectedBefore: boolean;
  /** The list of notifications is stale, and no listener has been called yet. */
  listStale: boolean;
  /** How to close the socket; null while the page is kept by the browser for "back". */
  socket: Promise<() => void> | null;
  tabs: TabChannel<typeof CHANGED>;
}

/** How long a list that was read at the start is fresh, in ms. */
const READ_AT_START = 5_000;
/** The shortest time between two notices that all reads are stale, in ms: a server may accept and disconnect repeatedly. */
const ALL_STALE_PAUSE = 10_000;

/** The only message between tabs: no id, no text, no name. */
const CHANGED = "changed";
const isChanged = (data: unknown): data is typeof CHANGED => data === CHANGED;

export function createLiveChannel({ apiBase, socketUrl, session, features }: ChannelParts): LiveChannel {
  const followers = new Set<Follower>();
  let feed: Feed | null = null;
  const presence = createPresence();

  const notifyStale = (stale: ReadonlySet<string> | "all") =>
    Promise.allSettled([...followers].map((follower) => follower(stale)));
  const notifyListStale = () => {
    if (!feed) return;
    const listener = [...feed.listeners].find(({ onListStale }) => onListStale);
    feed.listStale = !listener;
    listener?.onListStale?.();
  };
  const isHidden = () => document.visibilityState === "hidden";

  const arrivals = throttle<Notification>((arrived) => {
    for (const { onNotifications } of [...(feed?.listeners ?? [])]) onNotifications?.(arrived);
  });
  const allStale = throttle<null>(() => void notifyStale("all"), ALL_STALE_PAUSE);
  const stalePaths = batchUntilDone<string>(async (paths) => {
    // a change of the user's own rights applies at once, also in a hidden tab
    const ownRights = feed !== null && paths.has(endpoints.user(feed.userId));
    if (isHidden() && !ownRights) allStale.add([null]);
    else await notifyStale(paths);
  });
  const otherTabs = batchUntilDone<null>(async () => {
    if (isHidden()) allStale.add([null]);
    else notifyListStale();
  });
  const batches = [arrivals, allStale, stalePaths, otherTabs];

  const openTabs = () => openTabChannel(`gds:notifications:${apiBase}`, isChanged, () => otherTabs.add([null]));

  /** Loads the socket's code after the first screen. If that fails, the list is still read on focus. */
  const open = async (on: Feed): Promise<() => void> => {
    await screenShown();
    if (feed !== on) return () => undefined;
    const code = await import("./live-socket").catch(() => null);
    const transport = code && (await transportFor(apiBase).catch(() => null));
    if (!code || !transport) return () => undefined;
    return code.openSocket({
      socketUrl,
      token: session.authToken,
      options: transport.socketOptions,
      events: {
        "presence.changed": (payload) =>
          presence.receive(code.presenceChanged(payload, "presence.changed", reportDrift)),
        [on.userId](payload) {
          const notification = liveNotification(payload, "notification", reportDrift);
          if (!notification) return;
          const name = notification._id || JSON.stringify(notification);
          if (on.received.has(name)) return;
          on.received.add(name);
          arrivals.add([notification]);
        },
      },
      onStale: (stale) => (stale === "all" ? allStale.add([null]) : stalePaths.add([...stale])),
      onConnect(emit) {
        presence.connected((records) => features.has("presence") && emit("presence", { open: records }));
        const again = on.connectedBefore || performance.now() - on.since > READ_AT_START;
        on.connectedBefore = true;
        if (again) allStale.add([null]);
        else notifyListStale();
      },
      onDisconnect: presence.disconnected,
    });
  };
  const closeSocket = (of: Feed) => {
    void of.socket?.then((close) => close());
    of.socket = null;
  };
  // A browser doesn't keep a page with an open connection for "back".
  const onPageHide = () => feed && closeSocket(feed);
  const onPageShow = () => feed && (feed.socket ??= open(feed));

  const close = () => {
    if (!feed) return;
    closeSocket(feed);
    feed.tabs.close();
    for (const batch of batches) batch.stop();
    feed = null;
    globalThis.removeEventListener("pagehide", onPageHide);
    globalThis.removeEventListener("pageshow", onPageShow);
  };
  const start = (userId: string): Feed => {
    const started: Feed = {
      userId,
      listeners: new Set(),
      received: new Set(),
      since: performance.now(),
      connectedBefore: false,
      listStale: false,
      socket: null,
      tabs: openTabs(),
    };
    started.socket = open(started);
    globalThis.addEventListener("pagehide", onPageHide);
    globalThis.addEventListener("pageshow", onPageShow);
    return started;
  };

  return {
    listen(userId, listener) {
      if (feed?.userId !== userId) close();
      const joined = (feed ??= start(userId));
      joined.listeners.add(listener);
      if (joined.listStale) notifyListStale();
      return () => {
        joined.listeners.delete(listener);
        if (joined.listeners.size === 0 && feed === joined) close();
      };
    },
    follow(follower) {
      followers.add(follower);
      return () => void followers.delete(follower);
    },
    notifyOtherTabs() {
      if (feed) return feed.tabs.send(CHANGED);
      // a delayed write may end after the last element was removed
      const tabs = openTabs();
      tabs.send(CHANGED);
      tabs.close();
    },
    presence,
    close,
  };
}
