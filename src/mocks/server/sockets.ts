import type { Server as HttpServer } from "node:http";
import { Server } from "socket.io";
import { readAccessToken } from "../auth/tokens";
import type { MockContext } from "../context";

/** A Socket.IO server on the port of the API. It refuses invalid tokens and pushes events to accounts. */
export function serveSockets(http: HttpServer, ctx: MockContext): Server {
  const io = new Server(http, { cors: { origin: true } });
  io.use((socket, next) => {
    const token: unknown = socket.handshake.auth.token;
    const userId = typeof token === "string" ? readAccessToken(ctx.store.db, token) : null;
    if (ctx.faults.unreachable) return next(new Error("unavailable"));
    if (userId === null) return next(new Error("unauthorized"));
    socket.data = { userId };
    next();
  });
  io.on("connection", (socket) => {
    const { userId } = socket.data as { userId: string };
    const stopListening = ctx.hub.listen(userId, (event, payload) => socket.emit(event, payload));
    const presence = ctx.presence.join(userId, (open) => socket.emit("presence.changed", { open }));
    socket.on("presence", presence.update);
    socket.on("disconnect", () => {
      stopListening();
      presence.leave();
    });
  });
  // closes the transport, because clients don't reconnect after a disconnect by the server
  ctx.faults.onDisconnect(() => io.sockets.sockets.forEach((socket) => socket.conn.close()));
  return io;
}
