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
   * @param onConnect called, of all who listen only the first one, when the socket is connected late or again: what
   *   came meanwhile was missed
   * @returns how to stop listening
   */
  subscribe(userId: string, onNotification: Listener["onNotification"], onConnect: Listener["onConnect"]): () => void;
  /**
   * Heard while somebody listens to notifications: no socket is opened for it.
   * @param onChange told of what the event `donor.changed` carries, of any shape
   * @returns how to stop listening
   */
  followDonors(onChange: (payload: unknown) => void): () => void;
  close(): void;
}

/** How long a list is new that was read at the start, in ms. */
const READ_AT_START = 10_000;

/** @param socketUrl the socket server's origin, without a path */
export function createLiveNotifications(
  apiBase: string,
  socketUrl: string,
  session: Pick<Session, "authToken">,
): LiveNotifications {
  const followers = new Set<(payload: unknown) => void>();
  let current: { userId: string; listeners: Set<Listener>; close: Promise<() => void> } | null = null;

  const close = () => {
    const ended = current;
    current = null;
    void ended?.close.then((closeSocket) => closeSocket());
  };

  /** The socket's code comes after the first paint; where it doesn't come at all, the list is still read on focus. */
  const open = async (userId: string, listeners: Set<Listener>): Promise<() => void> => {
    const opened = performance.now();
    let connectedBefore = false;
    const code = await import("./live-socket").catch(() => null);
    const transport = code && (await transportFor(apiBase).catch(() => null));
    if (!code || !transport) return () => undefined;
    return code.openSocket({
      socketUrl,
      userId,
      token: session.authToken,
      options: transport.socketOptions,
      onMessage(payload) {
        const notification = liveNotification(payload, "notification", tellDrift);
        if (notification) for (const { onNotification } of [...listeners]) onNotification(notification);
      },
      onDonorChanged: (payload) => followers.forEach((tell) => tell(payload)),
      onConnect() {
        // Once for all who listen: they share one list. The list that was read at the start is still new if the socket
        // is connected soon after.
        const missed = connectedBefore || performance.now() - opened > READ_AT_START;
        connectedBefore = true;
        const [first] = listeners;
        if (missed) first?.onConnect();
      },
    });
  };

  return {
    subscribe(userId, onNotification, onConnect) {
      if (current && current.userId !== userId) close();
      if (!current) {
        const listeners = new Set<Listener>();
        current = { userId, listeners, close: open(userId, listeners) };
      }
      const { listeners } = current;
      const listener = { onNotification, onConnect };
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && current?.listeners === listeners) close();
      };
    },
    followDonors(onChange) {
      followers.add(onChange);
      return () => void followers.delete(onChange);
    },
    close,
  };
}
