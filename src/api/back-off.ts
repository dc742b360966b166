import { RETRY_BACKOFF_CAP } from "../domain/constants";

/** Milliseconds before try number `attempt` (from 1): 1, 2, 4 s and so on up to 30 (specification §9). */
export const backOff = (attempt: number): number => Math.min(1_000 * 2 ** (attempt - 1), RETRY_BACKOFF_CAP);
