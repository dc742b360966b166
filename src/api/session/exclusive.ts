/** Runs a job while no other tab of this site runs one of the same name. */
export type Exclusive = <T>(job: () => Promise<T>) => Promise<T>;

/**
 * Takes turns by the Web Locks API. Where it is missing (a page that is no secure context) or refuses (an opaque origin)
 * nobody waits (docs/decisions/0027).
 */
export function createExclusive(name: string): Exclusive {
  return async (job) => {
    let started = false;
    const run = () => {
      started = true;
      return job();
    };
    try {
      return await navigator.locks.request(name, run);
    } catch (error) {
      if (started) throw error;
      return job();
    }
  };
}
