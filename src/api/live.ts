import type { Notification } from "../domain/entities";
import { tellDrift } from "./drift";
import { liveNotification } from "./notification-schema";
import type { Session } from "./session/session";
import { transportFor } from "./transport";

interface Listener {
  onNotification: (notification: Notification) => void;
  onConnect: () => void;
}

/** Notifications as they happen, over a socket that exists only while somebody listens (specification §7). */
export interface LiveNotifications {
  /**
   * @param userId whose notifications; the event has the user's `_id` for its name
   * @param onNotification told of each notification once, however often the server sends it
   * @param onConnect called, of all who listen only the first one, when the socket stands: what came between the reading
   *   of the list and now was not heard
   * @returns how to stop listening
   */
  subscribe(userId: string, onNotification: Listener["onNotification"], onConnect: Listener["onConnect"]): () => void;
  /**
   * Heard while somebody listens to notifications: no socket is opened for it.
   * @param onChange told of what the event `donor.changed` carries, of any shape
   * @returns how to stop listening
   */
  followDonors(onChange: (payload: unknown) => void): () => void;
  /**
   * @param onReturn told when the socket is connected again, or late: nothing was heard meanwhile; one that is let in and
   *   thrown out again tells each ten seconds
   * @returns how to stop listening
   */
  followReturns(onReturn: () => void): () => void;
  close(): void;
}

/** One person's notifications on this page. */
interface Line {
  userId: string;
  listeners: Set<Listener>;
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
  const followers = new Set<(payload: unknown) => void>();
  const awaiting = new Set<() => void>();
  let line: Line | null = null;

  const tellReturn = (on: Line) => {
    clearTimeout(on.timer);
    const tell = () => {
      on.told = performance.now();
      for (const onReturn of [...awaiting]) onReturn();
    };
    const wait = on.told + RETURN_PAUSE - performance.now();
    if (wait > 0) on.timer = setTimeout(tell, wait);
    else tell();
  };
  /** The socket's code comes after the first paint; where it doesn't come at all, the list is still read on focus. */
  const open = async (on: Line): Promise<() => void> => {
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
        for (const { onNotification } of [...on.listeners]) onNotification(notification);
      },
      onDonorChanged: (payload) => followers.forEach((tell) => tell(payload)),
      onConnect() {
        const back = on.connectedBefore || performance.now() - on.since > READ_AT_START;
        on.connectedBefore = true;
        if (back) return tellReturn(on);
        // once for all who listen: they share one list
        const [first] = on.listeners;
        first?.onConnect();
      },
    });
  };
  const closeSocket = (of: Line) => {
    void of.socket?.then((close) => close());
    of.socket = null;
  };
  // A page with an open connection isn't kept for "back"; one that is comes back as it was.
  const onPageHide = () => line && closeSocket(line);
  const onPageShow = () => line && (line.socket ??= open(line));

  const close = () => {
    if (!line) return;
    closeSocket(line);
    clearTimeout(line.timer);
    line = null;
    globalThis.removeEventListener("pagehide", onPageHide);
    globalThis.removeEventListener("pageshow", onPageShow);
  };
  const start = (userId: string): Line => {
    const started: Line = {
      userId,
      listeners: new Set(),
      heard: new Set(),
      since: performance.now(),
      connectedBefore: false,
      told: -Infinity,
      timer: undefined,
      socket: null,
    };
    started.socket = open(started);
    globalThis.addEventListener("pagehide", onPageHide);
    globalThis.addEventListener("pageshow", onPageShow);
    return started;
  };

  return {
    subscribe(userId, onNotification, onConnect) {
      if (line?.userId !== userId) close();
      const joined = (line ??= start(userId));
      const listener = { onNotification, onConnect };
      joined.listeners.add(listener);
      return () => {
        joined.listeners.delete(listener);
        if (joined.listeners.size === 0 && line === joined) close();
      };
    },
    followDonors(onChange) {
      followers.add(onChange);
      return () => void followers.delete(onChange);
    },
    followReturns(onReturn) {
      awaiting.add(onReturn);
      return () => void awaiting.delete(onReturn);
    },
    close,
  };
}
