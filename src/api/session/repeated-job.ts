import { TOKEN_REFRESH_INTERVAL } from "../../domain/constants";
import { backOff } from "../back-off";

/**
 * Does a job every 60 s (specification §9) and, when it had no success, again after 1, 2, 4 s and so on up to 30. The
 * next time counts from the end of the last: a laptop that slept for an hour does it once when it wakes.
 * @param job resolves to whether it had success; one that throws had none
 */
export function createRepeatedJob(job: () => Promise<boolean>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = true;

  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), failures > 0 ? backOff(failures) : TOKEN_REFRESH_INTERVAL);
  };
  const run = async () => {
    const done = await job().catch((error: unknown) => console.error("The session could not be kept fresh", error));
    failures = done ? 0 : failures + 1;
    if (!stopped) schedule();
  };
  return {
    start() {
      stopped = false;
      schedule();
    },
    /** The job was done otherwise: the next time counts from now. */
    restart() {
      failures = 0;
      if (!stopped) schedule();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
