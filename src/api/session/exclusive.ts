/** Runs a job while no other tab of this site runs one of the same name. */
export type Exclusive = <T>(job: () => Promise<T>) => Promise<T>;

/**
 * Takes turns by the Web Locks API; where it's missing (a page that is no secure context) or refuses (an opaque
 * origin), the job just runs: the server's rotation of refresh tokens still keeps the session right.
 */
export function createExclusive(name: string): Exclusive {
  return async (job) => {
    const locks = globalThis.navigator?.locks;
    if (!locks) return job();
    let started = false;
    const run = () => {
      started = true;
      return job();
    };
    try {
      return await locks.request(name, run);
    } catch (error) {
      if (started) throw error;
      return job();
    }
  };
}
