import * as v from "valibot";
import { SOCKET_CONNECT_TIMEOUT, SOCKET_RECONNECT_DELAY, SOCKET_RECONNECT_DELAY_MAX } from "../domain/constants";
import type { Notification } from "../domain/entities";
import { notificationSchema } from "./notification-schema";
import type { Session } from "./session/session";
import { transportFor } from "./transport";

/** Notifications as they happen, over a socket that exists only while somebody listens (specification §7). */
export interface Live {
  /**
   * @param userId whose notifications; the event has the user's `_id` for its name
   * @returns how to stop listening
   */
  onNotification(userId: string, heard: (notification: Notification) => void): () => void;
  close(): void;
}

interface Socket {
  disconnect(): void;
}

/** @param socketUrl the socket server's origin, without a path */
export function createLive(apiBase: string, socketUrl: string, session: Session): Live {
  let current: { userId: string; listeners: Set<(n: Notification) => void>; socket: Promise<Socket> } | null = null;

  const hangUp = () => {
    const ended = current;
    current = null;
    void ended?.socket.then((socket) => socket.disconnect());
  };

  const dial = async (userId: string, listeners: Set<(n: Notification) => void>): Promise<Socket> => {
    const { io } = await import("socket.io-client");
    const socket = io(socketUrl, {
      forceNew: true,
      transports: ["websocket", "polling"],
      timeout: SOCKET_CONNECT_TIMEOUT,
      reconnectionDelay: SOCKET_RECONNECT_DELAY,
      reconnectionDelayMax: SOCKET_RECONNECT_DELAY_MAX,
      // read at each connection: the token of the first one has long been replaced at the tenth
      auth: (give) => give({ token: session.authToken() }),
      ...transportFor(apiBase).socketOptions,
    });
    socket.on(userId, (payload: unknown) => {
      const result = v.safeParse(notificationSchema, payload);
      if (result.success) for (const heard of [...listeners]) heard(result.output);
    });
    // A server that refuses or hangs up on purpose (an expired token) is not called again by the library itself;
    // by the next try the token has been refreshed.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const callAgain = () => {
      clearTimeout(timer);
      if (!socket.active) timer = setTimeout(() => socket.connect(), SOCKET_RECONNECT_DELAY_MAX);
    };
    socket.on("connect_error", callAgain);
    socket.on("disconnect", (reason) => {
      if (reason === "io server disconnect") callAgain();
    });
    return {
      disconnect() {
        clearTimeout(timer);
        socket.off();
        socket.disconnect();
      },
    };
  };

  return {
    onNotification(userId, heard) {
      if (current && current.userId !== userId) hangUp();
      if (!current) {
        const listeners = new Set<(n: Notification) => void>();
        current = { userId, listeners, socket: dial(userId, listeners) };
      }
      const { listeners } = current;
      listeners.add(heard);
      return () => {
        listeners.delete(heard);
        if (listeners.size === 0 && current?.listeners === listeners) hangUp();
      };
    },
    close: hangUp,
  };
}
