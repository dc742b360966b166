import * as v from "valibot";
import type { Notification } from "../domain/entities";
import { notificationSchema } from "./notification-schema";
import type { Session } from "./session/session";
import { transportFor } from "./transport";

interface Listener {
  heard: (notification: Notification) => void;
  connected: () => void;
}

/** Notifications as they happen, over a socket that exists only while somebody listens (specification §7). */
export interface Live {
  /**
   * @param userId whose notifications; the event has the user's `_id` for its name
   * @param connected called when the line stands, also when it does again: what came meanwhile was missed
   * @returns how to stop listening
   */
  onNotification(userId: string, heard: Listener["heard"], connected: Listener["connected"]): () => void;
  close(): void;
}

/** @param socketUrl the socket server's origin, without a path */
export function createLive(apiBase: string, socketUrl: string, session: Pick<Session, "authToken">): Live {
  let current: { userId: string; listeners: Set<Listener>; hangUp: Promise<() => void> } | null = null;

  const hangUp = () => {
    const ended = current;
    current = null;
    void ended?.hangUp.then((end) => end());
  };

  /** The socket's code comes after the first paint; where it doesn't come at all, the list is still read on focus. */
  const dial = async (userId: string, listeners: Set<Listener>): Promise<() => void> => {
    const socket = await import("./live-socket").catch(() => null);
    if (!socket) return () => undefined;
    return socket.openLine({
      socketUrl,
      userId,
      token: session.authToken,
      options: transportFor(apiBase).socketOptions,
      heard(payload) {
        const result = v.safeParse(notificationSchema, payload);
        if (result.success) for (const { heard } of [...listeners]) heard(result.output);
      },
      connected() {
        for (const { connected } of [...listeners]) connected();
      },
    });
  };

  return {
    onNotification(userId, heard, connected) {
      if (current && current.userId !== userId) hangUp();
      if (!current) {
        const listeners = new Set<Listener>();
        current = { userId, listeners, hangUp: dial(userId, listeners) };
      }
      const { listeners } = current;
      const listener = { heard, connected };
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && current?.listeners === listeners) hangUp();
      };
    },
    close: hangUp,
  };
}
