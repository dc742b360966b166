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
const HEARTBEAT = 25_000;
const HEARTBEAT_TIMEOUT = 20_000;

let connections = 0;

/**
 * A transport by which socket.io-client reaches the mock without a network and without touching the page's `WebSocket`:
 * packets are handed over in a microtask, and answered here.
 * @returns a class for its option `transports`
 */
export function memorySocket(
  ctx: Promise<MockContext>,
): new (...given: ConstructorParameters<typeof Transport>) => Transport {
  return class MemorySocket extends Transport {
    #heartbeat: ReturnType<typeof setInterval> | undefined;
    #forget: (() => void) | undefined;
    #tellPresence: ((payload: unknown) => void) | undefined;
    #stayOpen: (() => void) | undefined;
    /** Nothing arrives any more, and nothing begins that was waited for. */
    #closed = false;

    override get name() {
      return "memory";
    }

    override doOpen() {
      void ctx.then(({ faults }) => {
        if (this.#closed) return;
        if (faults.unreachable) return void this.onError("no network", new Error("no network"));
        connections += 1;
        this.#stayOpen = faults.onDisconnect(() => {
          this.doClose();
          this.onClose({ description: "no network" } as Parameters<Transport["onClose"]>[0]);
        });
        this.onOpen();
        const timing = { pingInterval: HEARTBEAT, pingTimeout: HEARTBEAT_TIMEOUT, maxPayload: 1e6 };
        this.#give({ type: "open", data: JSON.stringify({ sid: `memory-${connections}`, upgrades: [], ...timing }) });
        this.#heartbeat = setInterval(() => this.#give({ type: "ping" }), HEARTBEAT);
      });
    }

    override write(packets: Packet[]) {
      this.writable = false;
      queueMicrotask(() => {
        for (const { type, data } of packets) if (type === "message") void this.#take(String(data));
        this.writable = true;
        this.emitReserved("drain");
      });
    }

    override doClose() {
      this.#closed = true;
      clearInterval(this.#heartbeat);
      this.#stayOpen?.();
      this.#forget?.();
    }

    #give(packet: Packet) {
      if (!this.#closed) this.onPacket(packet as Parameters<Transport["onPacket"]>[0]);
    }

    #send(text: string) {
      queueMicrotask(() => this.#give({ type: "message", data: text }));
    }

    async #take(text: string) {
      const { store, hub, presence } = await ctx;
      if (this.#closed) return;
      if (text.startsWith(KIND.connect)) {
        const { token } = JSON.parse(text.slice(1) || "{}") as { token?: unknown };
        const userId = typeof token === "string" ? readAccessToken(store.db, token) : null;
        if (userId === null) return this.#send(`${KIND.error}${JSON.stringify({ message: "unauthorized" })}`);
        this.#forget?.();
        const give = (...event: [name: string, payload: unknown]) => this.#send(KIND.event + JSON.stringify(event));
        const stopListening = hub.listen(userId, give);
        const present = presence.join(userId, (open) => give("presence.changed", { open }));
        this.#tellPresence = present.update;
        this.#forget = () => {
          stopListening();
          present.leave();
        };
        this.#send(`${KIND.connect}${JSON.stringify({ sid: `memory-${connections}` })}`);
      } else if (text.startsWith(KIND.event)) {
        const [, id = ""] = /^2(\d*)/.exec(text) ?? [];
        const [name, payload] = JSON.parse(text.slice(1 + id.length)) as [string, unknown];
        if (name === "presence") this.#tellPresence?.(payload);
        if (id) this.#send(`${KIND.ack}${id}[]`);
      } else if (text.startsWith(KIND.disconnect)) this.#forget?.();
    }
  };
}
