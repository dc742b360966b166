/** @returns a function that runs jobs one after another. It resolves or rejects like its job; later jobs run in any case */
export function createQueue(): <T>(job: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const done = last.then(job);
    last = done.catch(() => undefined);
    return done;
  };
}
