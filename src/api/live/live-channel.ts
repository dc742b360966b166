import { featuresOf } from "../session/features";
import type { Notification } from "../../domain/entities";
import { donorChanged, sendingChanged, userChanged } from "./live-events";
import { tellDrift } from "../drift";
import { gatherBursts, gatherRounds } from "./batches";
import { liveNotification } from "./notification-schema";
import { openNotificationTabs, type NotificationTabs } from "./notification-tabs";
import type { LiveListener } from "./live-listener";
import { createPresence, type Presence } from "./presence";
import type { Session } from "../session/session";
import { transportFor } from "../transport";

/** What happens, as it happens, over a socket that exists only while somebody listens (specification §7). */
export interface LiveNotifications {
  /**
   * @param userId whose notifications; their event has the user's `_id` for its name
   * @returns how to stop listening
   */
  listen(userId: string, listener: LiveListener): () => void;
  /**
   * Opens no socket.
   * @param onReturn told when all that is shown may be old: the socket is connected again, or late, so that nothing was
   *   heard meanwhile (one that is let in and thrown out again tells each ten seconds); the association's settings or
   *   zones were saved; or something changed in a hidden tab
   * @returns how to stop listening
   */
  followReturns(onReturn: () => void): () => void;
  /** Makes the other tabs of the browser read the notifications again, after a write of this tab. */
  tellOtherTabs(): void;
  /** Who has which record open, told and heard while somebody listens. */
  presence: Presence;
  close(): void;
}

/** One person's notifications on this page. */
interface LiveFeed {
  userId: string;
  listeners: Set<LiveListener>;
  /** What was heard on this page, by its id or else by all that it says. */
  heard: Set<string>;
  /** When the list was read that the first screen shows; in ms of `performance.now`. */
  since: number;
  connectedBefore: boolean;
  /** When it was told last that the socket is there again, and the next time. */
  told: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** How to close the socket; null while the page is kept by the browser for "back". */
  socket: Promise<() => void> | null;
  tabs: NotificationTabs;
}

/** How long a list is new that was read at the start, in ms. */
const READ_AT_START = 10_000;
/** How long it takes at least from one return of the socket to the next that is told, in ms. */
const RETURN_PAUSE = 10_000;

/** @param socketUrl the socket server's origin, without a path */
export function createLiveNotifications(
  apiBase: string,
  socketUrl: string,
  session: Pick<Session, "authToken">,
): LiveNotifications {
  const awaiting = new Set<() => void>();
  let feed: LiveFeed | null = null;
  const presence = createPresence(tellDrift);
  const tellAll = () => [...awaiting].forEach((onReturn) => onReturn());

  const arrivals = gatherBursts<Notification>((arrived) => {
    for (const { onNotifications } of [...(feed?.listeners ?? [])]) onNotifications?.(arrived);
  });
  const tellAsked = (ask: (listener: LiveListener) => Promise<unknown> | undefined) =>
    Promise.allSettled([...(feed?.listeners ?? [])].map(ask));
  const whenSeen = { isHidden: () => document.visibilityState === "hidden", missed: tellAll };
  const changes = gatherRounds<string>((ids) => tellAsked((one) => one.onDonorsChanged?.(ids)), whenSeen);
  const sendings = gatherRounds<string>((ids) => tellAsked((one) => one.onSendingsChanged?.(ids)), whenSeen);
  const elsewhere = gatherRounds<null>(async () => {
    // once for all listeners: they share one list
    [...(feed?.listeners ?? [])].find((one) => one.onChangedElsewhere)?.onChangedElsewhere?.();
  }, whenSeen);
  const openTabs = () => openNotificationTabs(apiBase, () => elsewhere.add([null]));
  const papers = gatherRounds<null>(() => tellAsked((one) => one.onDocumentsChanged?.()), whenSeen);
  const accounts = gatherRounds<string>(
    async (ids) => {
      await tellAsked((one) => one.onUsersChanged?.(ids));
      // what one may do may be another: so may all that is shown
      if (feed && ids.has(feed.userId)) tellAll();
    },
    // A change of somebody's rights applies at once, also in a hidden tab.
    { isHidden: () => false, missed: tellAll },
  );

  const tellReturn = (on: LiveFeed) => {
    clearTimeout(on.timer);
    const tell = () => {
      on.told = performance.now();
      tellAll();
    };
    const wait = on.told + RETURN_PAUSE - performance.now();
    if (wait > 0) on.timer = setTimeout(tell, wait);
    else tell();
  };
  /** The socket's code comes after the first paint; where it doesn't come at all, the list is still read on focus. */
  const open = async (on: LiveFeed): Promise<() => void> => {
    const code = await import("./live-socket").catch(() => null);
    const transport = code && (await transportFor(apiBase).catch(() => null));
    if (!code || !transport) return () => undefined;
    return code.openSocket({
      socketUrl,
      userId: on.userId,
      token: session.authToken,
      options: transport.socketOptions,
      onMessage(payload) {
        const notification = liveNotification(payload, "notification", tellDrift);
        if (!notification) return;
        const name = notification._id || JSON.stringify(notification);
        if (on.heard.has(name)) return;
        on.heard.add(name);
        arrivals.add([notification]);
      },
      onUserChanged: (payload) => accounts.add(userChanged(payload, "user.changed", tellDrift)),
      onSendingChanged: (payload) => sendings.add(sendingChanged(payload, "sending.changed", tellDrift)),
      onDocumentsChanged: () => papers.add([null]),
      onDonorChanged: (payload) => changes.add(donorChanged(payload, "donor.changed", tellDrift)),
      // rules and zones decide what every list and record says: all that is shown is read again
      onGroundChanged: () => tellReturn(on),
      presence,
      takesPresence: () => featuresOf(session).has("presence"),
      onConnect() {
        const back = on.connectedBefore || performance.now() - on.since > READ_AT_START;
        on.connectedBefore = true;
        if (back) return tellReturn(on);
        // once for all who listen: they share one list
        [...on.listeners].find(({ onConnect }) => onConnect)?.onConnect?.();
      },
    });
  };
  const closeSocket = (of: LiveFeed) => {
    void of.socket?.then((close) => close());
    of.socket = null;
  };
  // A page with an open connection isn't kept for "back"; one that is comes back as it was.
  const onPageHide = () => feed && closeSocket(feed);
  const onPageShow = () => feed && (feed.socket ??= open(feed));

  const close = () => {
    if (!feed) return;
    closeSocket(feed);
    feed.tabs.close();
    clearTimeout(feed.timer);
    elsewhere.stop();
    arrivals.stop();
    changes.stop();
    accounts.stop();
    sendings.stop();
    papers.stop();
    feed = null;
    globalThis.removeEventListener("pagehide", onPageHide);
    globalThis.removeEventListener("pageshow", onPageShow);
  };
  const start = (userId: string): LiveFeed => {
    const started: LiveFeed = {
      userId,
      listeners: new Set(),
      heard: new Set(),
      since: performance.now(),
      connectedBefore: false,
      told: -Infinity,
      timer: undefined,
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
      return () => {
        joined.listeners.delete(listener);
        if (joined.listeners.size === 0 && feed === joined) close();
      };
    },
    followReturns(onReturn) {
      awaiting.add(onReturn);
      return () => void awaiting.delete(onReturn);
    },
    tellOtherTabs() {
      if (feed) return feed.tabs.tellChanged();
      // a delayed write may end after the last element has gone
      const tabs = openTabs();
      tabs.tellChanged();
      tabs.close();
    },
    presence,
    close,
  };
}
