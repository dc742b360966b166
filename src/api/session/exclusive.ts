import type { Exclusive } from "./lease";

/**
 * Takes turns by the Web Locks API; where that is missing (a page that is no secure context) or refuses (an opaque
 * origin) by a lease over a BroadcastChannel; where there is none either, tabs can't see each other's cookies anyway.
 */
export function createExclusive(name: string): Exclusive {
  return async (job) => {
    const lease = async () => (await import("./lease")).createLease(name)(job);
    const locks = globalThis.navigator?.locks;
    if (!locks) return lease();
    let started = false;
    const run = () => {
      started = true;
      return job();
    };
    try {
      return await locks.request(name, run);
    } catch (error) {
      if (started) throw error;
      return lease();
    }
  };
}
