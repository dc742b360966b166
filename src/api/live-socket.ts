import { io } from "socket.io-client";
import { SOCKET_CONNECT_TIMEOUT, SOCKET_RECONNECT_DELAY, SOCKET_RECONNECT_DELAY_MAX } from "../domain/constants";

export interface Line {
  socketUrl: string;
  /** The event's name. */
  userId: string;
  /** Asked at each connection: the token of the first one has long been replaced at the tenth. */
  token: () => string | null;
  /** The transport's own options (a mock's). */
  options: Record<string, unknown> | undefined;
  heard: (payload: unknown) => void;
  /** The line stands, for the first time or again. */
  connected: () => void;
}

/** Opens a socket that reconnects by itself. @returns how to hang up */
export function openLine({ socketUrl, userId, token, options, heard, connected }: Line): () => void {
  const socket = io(socketUrl, {
    forceNew: true,
    transports: ["websocket", "polling"],
    timeout: SOCKET_CONNECT_TIMEOUT,
    reconnectionDelay: SOCKET_RECONNECT_DELAY,
    reconnectionDelayMax: SOCKET_RECONNECT_DELAY_MAX,
    auth: (give) => give({ token: token() }),
    ...options,
  });
  socket.on(userId, heard);
  socket.on("connect", connected);

  // A server that refuses or hangs up on purpose (an expired token) is not called again by the library itself; by the
  // next try the token has been refreshed.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callAgain = () => {
    clearTimeout(timer);
    if (!socket.active) timer = setTimeout(() => socket.connect(), SOCKET_RECONNECT_DELAY_MAX);
  };
  socket.on("connect_error", callAgain);
  socket.on("disconnect", (reason) => {
    if (reason === "io server disconnect") callAgain();
  });
  return () => {
    clearTimeout(timer);
    socket.off();
    socket.disconnect();
  };
}
