import { io } from "socket.io-client";
import { SOCKET_CONNECT_TIMEOUT, SOCKET_RECONNECT_DELAY_MAX } from "../../domain/constants";
import { socketDelay } from "../client/back-off";
import { reportDrift } from "../readers/drift";
import { LIVE_EVENTS, type StaleReads } from "./live-events";

export { presenceChanged } from "./presence-schema";

export interface SocketParts {
  socketUrl: string;
  /** Called at each connection, because the token is replaced every minute. */
  token: () => string | null;
  /** The transport's own options (a mock's). */
  options: Record<string, unknown> | undefined;
  /** Handlers of notifications and presence, by the name of the event. */
  events: Readonly<Record<string, (payload: unknown) => void>>;
  /** Called for each event of `LIVE_EVENTS`. */
  onStale: (stale: StaleReads) => void;
  /** Called when the socket is connected, for the first time or again. */
  onConnect: (emit: (event: string, payload: object) => void) => void;
  /** Called when the socket is disconnected or closed. */
  onDisconnect: () => void;
}

/** Opens a socket that reconnects. @returns how to close it */
export function openSocket(parts: SocketParts): () => void {
  const { socketUrl, token, options, events, onStale, onConnect, onDisconnect } = parts;
  const socket = io(socketUrl, {
    forceNew: true,
    transports: ["websocket", "polling"],
    timeout: SOCKET_CONNECT_TIMEOUT,
    reconnection: false,
    auth: (give) => give({ token: token() }),
    ...options,
  });
  for (const [name, handler] of Object.entries(events)) socket.on(name, handler);
  for (const [name, reader] of Object.entries(LIVE_EVENTS))
    socket.on(name, (payload) => onStale(reader(payload, name, reportDrift)));
  socket.on("connect", () => onConnect((event, payload) => socket.emit(event, payload)));
  socket.on("disconnect", onDisconnect);

  // Not the library's own reconnection: its jitter goes below 1 s (specification §9), and it doesn't reconnect after a server refused
  // or closed on purpose (an expired token). A server may accept and disconnect at once: the delays grow until a connection has
  // lasted as long as the longest of them.
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stable: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  const leastDelay = typeof options?.reconnectionDelay === "number" ? options.reconnectionDelay : undefined;
  const reconnect = () => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.connect(), socketDelay(tries, leastDelay));
    tries += 1;
  };
  socket.on("connect", () => (stable = setTimeout(() => (tries = 0), SOCKET_RECONNECT_DELAY_MAX)));
  socket.on("connect_error", reconnect);
  socket.on("disconnect", () => {
    clearTimeout(stable);
    reconnect();
  });
  return () => {
    clearTimeout(timer);
    clearTimeout(stable);
    socket.off();
    socket.disconnect();
    onDisconnect();
  };
}
