/**
 * @returns a function that runs jobs one after another: at any time at most one runs and one waits, because a newer job
 *   replaces the one that waits. It settles when all jobs are done, or one has thrown
 */
export function newestJob(): (job: () => Promise<void>) => Promise<void> {
  let waiting: (() => Promise<void>) | null = null;
  let running: Promise<void> | null = null;
  const run = async () => {
    try {
      for (let job = waiting; job; job = waiting) {
        waiting = null;
        await job();
      }
    } finally {
      running = null;
    }
  };
  return (job) => {
    waiting = job;
    return (running ??= run());
  };
}
