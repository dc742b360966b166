/** Runs a job while no other tab of this site runs one of the same name. */
export type Exclusive = <T>(job: () => Promise<T>) => Promise<T>;

import { REQUEST_TIMEOUT } from "../../domain/constants";

type Message = { type: "claim"; id: string; since: number } | { type: "held"; to: string } | { type: "released" };

/** Milliseconds in which somebody who holds the lease, or came before, says so. */
const CLAIM_WINDOW = 60;
/** A holder that vanished (a closed tab) blocks nobody longer than this; one that waits for its answer isn't overtaken. */
const LEASE_TIMEOUT = REQUEST_TIMEOUT + 5_000;

/**
 * A lock over BroadcastChannel, for pages without Web Locks: who wants a turn claims it, and begins unless the holder or an
 * earlier claimant denies it. Two claims made at the same moment are settled by their ids.
 */
export function createLease(name: string): Exclusive {
  return async (job) => {
    let channel: BroadcastChannel;
    try {
      channel = new BroadcastChannel(name);
    } catch {
      return job();
    }
    const claim = { id: crypto.getRandomValues(new Uint32Array(2)).join("-"), since: Date.now() };
    let holding = false;
    let denied = false;
    /** Somebody has finished since the last claim: worth claiming again. */
    let released = false;
    let wake: (() => void) | undefined;
    const tell = (message: Message) => channel.postMessage(message);

    channel.onmessage = ({ data }: MessageEvent<Message | null | undefined>) => {
      if (!data) return;
      if (data.type === "claim" && (holding || hasPriority(claim, data))) tell({ type: "held", to: data.id });
      if (data.type === "claim" && !holding && hasPriority(data, claim)) denied = true;
      if (data.type === "held" && data.to === claim.id) denied = true;
      if (data.type === "released") {
        released = true;
        wake?.();
      }
    };
    const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
    const release = (ms: number) => Promise.race([pause(ms), new Promise<void>((resolve) => (wake = resolve))]);

    try {
      const deadline = Date.now() + LEASE_TIMEOUT;
      do {
        denied = false;
        released = false;
        tell({ type: "claim", ...claim });
        await pause(CLAIM_WINDOW);
        if (denied && !released) await release(deadline - Date.now());
      } while (denied && Date.now() < deadline);
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
const hasPriority = (a: Claim, b: Claim) => a.since < b.since || (a.since === b.since && a.id < b.id);
