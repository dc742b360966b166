import { RETRY_BACKOFF_CAP, SOCKET_RECONNECT_DELAY, SOCKET_RECONNECT_DELAY_MAX } from "../../domain/constants";

/** Milliseconds before try number `attempt` (from 1): 1, 2, 4 s and so on up to 30 (specification §9). */
export const backOff = (attempt: number): number => Math.min(1_000 * 2 ** (attempt - 1), RETRY_BACKOFF_CAP);

/**
 * Delay before the socket reconnects, in ms: from 1 s up to 5 s (specification §9). The jitter only lengthens it, so that not all
 * pages reconnect to a restarted server at once.
 * @param tries how many tries came before
 * @param least the shortest delay, in ms
 */
export function socketDelay(tries: number, least: number = SOCKET_RECONNECT_DELAY): number {
  const longest = Math.min(least * 2 ** tries, SOCKET_RECONNECT_DELAY_MAX);
  return least + Math.random() * (longest - least);
}
