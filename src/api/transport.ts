/** What the client talks through. A page without a back end puts a mock in its place; nothing on the page is patched. */
export interface Transport {
  /** Like the platform's `fetch`, always called with a `Request`. Rejects with a `TypeError` when there is no network. */
  fetch(request: Request): Promise<Response>;
  /** Merged into socket.io-client's options, for example `{ transports: [InMemoryTransport] }`. */
  socketOptions?: Record<string, unknown>;
}

const network: Transport = { fetch: (request) => globalThis.fetch(request) };
/** A transport, or none, or one that is still being made. */
export type ChosenTransport = Transport | null | Promise<Transport | null>;
const transports = new Map<string, ChosenTransport>();

/**
 * Sends all calls to one API through another transport. Call it before an element with that `api-base` connects.
 * @param apiBase the same address as the elements' `api-base`, with or without a slash at its end
 * @param transport what to use, or null for the network again; calls wait for a promise of it
 */
export function setTransport(apiBase: string, transport: ChosenTransport): void {
  if (transport) transports.set(normalise(apiBase), transport);
  else transports.delete(normalise(apiBase));
}

/** @returns the transport set for this API, else the network. Rejects when the one that was promised doesn't come. */
export const transportFor = async (apiBase: string): Promise<Transport> =>
  (await transports.get(normalise(apiBase))) ?? network;

/**
 * Sends a request through the transport of its API: at once, or when that has been made.
 * @param overNetwork another way than `fetch` where there is no transport but the network
 */
export async function send(apiBase: string, request: Request, overNetwork = network.fetch): Promise<Response> {
  request.signal.throwIfAborted();
  const chosen = transports.get(normalise(apiBase));
  if (!chosen) return overNetwork(request);
  if (!(chosen instanceof Promise)) return chosen.fetch(request);
  const transport = await chosen;
  request.signal.throwIfAborted();
  return transport ? transport.fetch(request) : overNetwork(request);
}

const normalise = (apiBase: string) => apiBase.replace(/\/+$/, "");
