/** Runs a job while no other tab of this site runs one of the same name. */
export type Exclusive = <T>(job: () => Promise<T>) => Promise<T>;

import { REQUEST_TIMEOUT } from "../../domain/constants";

type Message = { type: "claim"; id: string; since: number } | { type: "held"; to: string } | { type: "released" };

/** Milliseconds in which somebody who holds the lease, or came before, says so. */
const OBJECTION_TIME = 60;
/** A holder that vanished (a closed tab) blocks nobody longer than this; one that waits for its answer isn't overtaken. */
const PATIENCE = REQUEST_TIMEOUT + 5_000;

/**
 * Turns by talking: who wants one claims it and begins unless somebody objects, the holder or an earlier claimant. A
 * poor man's lock for pages without Web Locks: two claims within one message's flight are settled by their ids.
 */
export function createLease(name: string): Exclusive {
  return async (job) => {
    let channel: BroadcastChannel;
    try {
      channel = new BroadcastChannel(name);
    } catch {
      return job();
    }
    const own = { id: crypto.getRandomValues(new Uint32Array(2)).join("-"), since: Date.now() };
    let holding = false;
    let objected = false;
    /** Somebody has finished since the last claim: worth claiming again. */
    let released = false;
    let wake: (() => void) | undefined;
    const tell = (message: Message) => channel.postMessage(message);

    channel.onmessage = ({ data }: MessageEvent<Message | null | undefined>) => {
      if (!data) return;
      if (data.type === "claim" && (holding || comesBefore(own, data))) tell({ type: "held", to: data.id });
      if (data.type === "claim" && !holding && comesBefore(data, own)) objected = true;
      if (data.type === "held" && data.to === own.id) objected = true;
      if (data.type === "released") {
        released = true;
        wake?.();
      }
    };
    const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
    const release = (ms: number) => Promise.race([pause(ms), new Promise<void>((resolve) => (wake = resolve))]);

    try {
      const deadline = Date.now() + PATIENCE;
      do {
        objected = false;
        released = false;
        tell({ type: "claim", ...own });
        await pause(OBJECTION_TIME);
        if (objected && !released) await release(deadline - Date.now());
      } while (objected && Date.now() < deadline);
      holding = true;
      return await job();
    } finally {
      tell({ type: "released" });
      channel.close();
    }
  };
}

interface Claim {
  id: string;
  since: number;
}
const comesBefore = (a: Claim, b: Claim) => a.since < b.since || (a.since === b.since && a.id < b.id);
