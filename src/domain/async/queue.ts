/**
 * @returns runs jobs one after another, in the order in which they come: what each gives, or throws, is its caller's, and
 *   keeps none of the next from running
 */
export function createQueue(): <T>(job: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const done = last.then(job);
    last = done.catch(() => undefined);
    return done;
  };
}
