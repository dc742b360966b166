import { io } from "socket.io-client";
import { SOCKET_CONNECT_TIMEOUT, SOCKET_RECONNECT_DELAY_MAX } from "../../domain/constants";
import { socketDelay } from "../client/back-off";
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
  /** Whether the server declares the feature `presence`. */
  takesPresence: () => boolean;
  /** The socket is connected, for the first time or again. */
  onConnect: () => void;
}

/** Opens a socket that reconnects. @returns how to close it */
export function openSocket(parts: SocketParts): () => void {
  const { socketUrl, userId, token, options, onMessage, onDonorChanged, onConnect } = parts;
  const { onGroundChanged, onUserChanged, onSendingChanged, onDocumentsChanged, presence, takesPresence } = parts;
  const socket = io(socketUrl, {
    forceNew: true,
    transports: ["websocket", "polling"],
    timeout: SOCKET_CONNECT_TIMEOUT,
    reconnection: false,
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
  socket.on("connect", () => presence.connected((open) => takesPresence() && socket.emit("presence", { open })));
  socket.on("disconnect", presence.disconnected);

  // Ours, not the library's: its jitter goes below 1 s (specification §9), and it doesn't reconnect after a server refused or
  // closed on purpose (an expired token). A server may accept and disconnect at once: the delays grow until a connection has
  // lasted as long as the longest of them.
  let timer: ReturnType<typeof setTimeout> | undefined;
  let standing: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  const leastDelay = typeof options?.reconnectionDelay === "number" ? options.reconnectionDelay : undefined;
  const reconnect = () => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.connect(), socketDelay(tries, leastDelay));
    tries += 1;
  };
  socket.on("connect", () => (standing = setTimeout(() => (tries = 0), SOCKET_RECONNECT_DELAY_MAX)));
  socket.on("connect_error", reconnect);
  socket.on("disconnect", () => {
    clearTimeout(standing);
    reconnect();
  });
  return () => {
    clearTimeout(timer);
    clearTimeout(standing);
    socket.off();
    socket.disconnect();
    presence.disconnected();
  };
}
