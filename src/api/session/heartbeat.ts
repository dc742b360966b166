import { RETRY_BACKOFF_CAP, TOKEN_REFRESH_INTERVAL } from "../../domain/constants";

const FIRST_RETRY = 1_000;

/**
 * Does a job every 60 s (specification §9) and, when it had no success, again after 1, 2, 4 s and so on up to 30. The
 * next time counts from the end of the last: a laptop that slept for an hour does it once when it wakes.
 * @param job resolves to whether it had success
 */
export function createHeartbeat(job: () => Promise<boolean>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = true;

  const plan = () => {
    const delay =
      failures > 0 ? Math.min(FIRST_RETRY * 2 ** (failures - 1), RETRY_BACKOFF_CAP) : TOKEN_REFRESH_INTERVAL;
    clearTimeout(timer);
    timer = setTimeout(() => void beat(), delay);
  };
  const beat = async () => {
    failures = (await job()) ? 0 : failures + 1;
    if (!stopped) plan();
  };
  return {
    start() {
      stopped = false;
      plan();
    },
    /** The job was done otherwise: the next time counts from now. */
    restart() {
      failures = 0;
      if (!stopped) plan();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
