import { io } from "socket.io-client";
import { SOCKET_CONNECT_TIMEOUT, SOCKET_RECONNECT_DELAY, SOCKET_RECONNECT_DELAY_MAX } from "../domain/constants";
import type { PresenceWire } from "./presence";

export interface SocketParts {
  socketUrl: string;
  /** The event's name. */
  userId: string;
  /** Called at each connection, because the token is replaced every minute. */
  token: () => string | null;
  /** The transport's own options (a mock's). */
  options: Record<string, unknown> | undefined;
  onMessage: (payload: unknown) => void;
  /** A donor's record was written by somebody: ids, no data. */
  onDonorChanged: (payload: unknown) => void;
  /** What all screens go by was written: a section of the association's settings, or its zones. */
  onGroundChanged: () => void;
  /** An account of the staff was written by somebody: ids, no data. */
  onUserChanged: (payload: unknown) => void;
  /** A sending of mails went on: which, and of which template. */
  onSendingChanged: (payload: unknown) => void;
  /** A document or a folder was written. */
  onDocumentsChanged: () => void;
  /** Who has which record open: told to the server, and by it. */
  presence: PresenceWire;
  /** The socket is connected, for the first time or again. */
  onConnect: () => void;
}

/** Opens a socket that reconnects by itself. @returns how to close it */
export function openSocket(parts: SocketParts): () => void {
  const { socketUrl, userId, token, options, onMessage, onDonorChanged, onConnect } = parts;
  const { onGroundChanged, onUserChanged, onSendingChanged, onDocumentsChanged, presence } = parts;
  const socket = io(socketUrl, {
    forceNew: true,
    transports: ["websocket", "polling"],
    timeout: SOCKET_CONNECT_TIMEOUT,
    reconnectionDelay: SOCKET_RECONNECT_DELAY,
    reconnectionDelayMax: SOCKET_RECONNECT_DELAY_MAX,
    randomizationFactor: 0.5,
    auth: (give) => give({ token: token() }),
    ...options,
  });
  socket.on(userId, onMessage);
  socket.on("donor.changed", onDonorChanged);
  socket.on("settings.changed", onGroundChanged);
  socket.on("zones.changed", onGroundChanged);
  socket.on("user.changed", onUserChanged);
  socket.on("sending.changed", onSendingChanged);
  socket.on("documents.changed", onDocumentsChanged);
  socket.on("connect", onConnect);
  socket.on("presence.changed", presence.told);
  socket.on("connect", () => presence.connected((open) => socket.emit("presence", { open })));
  socket.on("disconnect", presence.disconnected);

  // A server that refuses or closes on purpose (an expired token) is not tried again by the library itself; by one of the
  // next tries the token has been refreshed. Waits grow from 1 s to 5 (specification §9); up to half of each is left to
  // chance, as the library does: else all pages would come back to a restarted server in the same moment.
  // A server may let in and throw out again: the waits grow until a connection has stood for as long as the longest.
  let timer: ReturnType<typeof setTimeout> | undefined;
  let standing: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  const reconnect = () => {
    clearTimeout(timer);
    if (socket.active) return;
    const least = options?.reconnectionDelay ?? SOCKET_RECONNECT_DELAY;
    const wait = Math.min(Number(least) * 2 ** tries, SOCKET_RECONNECT_DELAY_MAX) * (1 - Math.random() / 2);
    tries += 1;
    timer = setTimeout(() => socket.connect(), wait);
  };
  socket.on("connect", () => (standing = setTimeout(() => (tries = 0), SOCKET_RECONNECT_DELAY_MAX)));
  socket.on("connect_error", reconnect);
  socket.on("disconnect", (reason) => {
    clearTimeout(standing);
    if (reason === "io server disconnect") reconnect();
  });
  return () => {
    clearTimeout(timer);
    clearTimeout(standing);
    socket.off();
    socket.disconnect();
    presence.disconnected();
  };
}
