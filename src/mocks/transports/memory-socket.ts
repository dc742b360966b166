import { Transport } from "engine.io-client";
import { readAccessToken } from "../auth/tokens";
import type { MockContext } from "../context";

/** A packet of engine.io; the data of a message is a packet of socket.io. */
interface Packet {
  type: "open" | "close" | "ping" | "pong" | "message" | "upgrade" | "noop" | "error";
  data?: unknown;
}

/** Kinds of socket.io packets, by their first character. */
const KIND = { connect: "0", disconnect: "1", event: "2", ack: "3", error: "4" } as const;
const HEARTBEAT_MS = 25_000;
const HEARTBEAT_TIMEOUT_MS = 20_000;

let connections = 0;

/**
 * Connects socket.io-client with the mock in the page, without the network and the page's `WebSocket`.
 * @returns a class for the option `transports` of socket.io-client
 */
export function memorySocket(
  ctx: Promise<MockContext>,
): new (...options: ConstructorParameters<typeof Transport>) => Transport {
  return class MemorySocket extends Transport {
    #heartbeat: ReturnType<typeof setInterval> | undefined;
    #leave: (() => void) | undefined;
    #updatePresence: ((payload: unknown) => void) | undefined;
    #removeDisconnectListener: (() => void) | undefined;
    #closed = false;

    override get name() {
      return "memory";
    }

    override doOpen() {
      void ctx.then(({ faults }) => {
        if (this.#closed) return;
        if (faults.unreachable) return void this.onError("no network", new Error("no network"));
        connections += 1;
        this.#removeDisconnectListener = faults.onDisconnect(() => {
          this.doClose();
          this.onClose({ description: "no network" } as Parameters<Transport["onClose"]>[0]);
        });
        this.onOpen();
        const timing = { pingInterval: HEARTBEAT_MS, pingTimeout: HEARTBEAT_TIMEOUT_MS, maxPayload: 1e6 };
        this.#receive({
          type: "open",
          data: JSON.stringify({ sid: `memory-${connections}`, upgrades: [], ...timing }),
        });
        this.#heartbeat = setInterval(() => this.#receive({ type: "ping" }), HEARTBEAT_MS);
      });
    }

    override write(packets: Packet[]) {
      this.writable = false;
      queueMicrotask(() => {
        for (const { type, data } of packets) if (type === "message") void this.#handle(String(data));
        this.writable = true;
        this.emitReserved("drain");
      });
    }

    override doClose() {
      this.#closed = true;
      clearInterval(this.#heartbeat);
      this.#removeDisconnectListener?.();
      this.#leave?.();
    }

    #receive(packet: Packet) {
      if (!this.#closed) this.onPacket(packet as Parameters<Transport["onPacket"]>[0]);
    }

    #send(text: string) {
      queueMicrotask(() => this.#receive({ type: "message", data: text }));
    }

    async #handle(text: string) {
      const { store, hub, presence } = await ctx;
      if (this.#closed) return;
      if (text.startsWith(KIND.connect)) {
        const { token } = JSON.parse(text.slice(1) || "{}") as { token?: unknown };
        const userId = typeof token === "string" ? readAccessToken(store.db, token) : null;
        if (userId === null) return this.#send(`${KIND.error}${JSON.stringify({ message: "unauthorized" })}`);
        this.#leave?.();
        const push = (...event: [name: string, payload: unknown]) => this.#send(KIND.event + JSON.stringify(event));
        const stopListening = hub.listen(userId, push);
        const joined = presence.join(userId, (open) => push("presence.changed", { open }));
        this.#updatePresence = joined.update;
        this.#leave = () => {
          stopListening();
          joined.leave();
        };
        this.#send(`${KIND.connect}${JSON.stringify({ sid: `memory-${connections}` })}`);
      } else if (text.startsWith(KIND.event)) {
        const [, id = ""] = /^2(\d*)/.exec(text) ?? [];
        const [name, payload] = JSON.parse(text.slice(1 + id.length)) as [string, unknown];
        if (name === "presence") this.#updatePresence?.(payload);
        if (id) this.#send(`${KIND.ack}${id}[]`);
      } else if (text.startsWith(KIND.disconnect)) this.#leave?.();
    }
  };
}
