import type { Server as HttpServer } from "node:http";
import { Server } from "socket.io";
import { readAccessToken } from "../auth/tokens";
import type { MockContext } from "../context";

/** A real Socket.IO server beside the handlers: a bad token is refused, notifications go to the account's own event. */
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
    const forget = ctx.hub.listen(userId, (event, payload) => socket.emit(event, payload));
    const present = ctx.presence.join(userId, (open) => socket.emit("presence.changed", { open }));
    socket.on("presence", present.update);
    socket.on("disconnect", () => {
      forget();
      present.leave();
    });
  });
  // the connection is broken, not closed: after a close by the server clients don't reconnect by themselves
  ctx.faults.onDisconnect(() => io.sockets.sockets.forEach((socket) => socket.conn.close()));
  return io;
}
