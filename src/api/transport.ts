/** Sends the requests of the client. A page without a back end uses a mock. */
export interface Transport {
  /** Like the platform's `fetch`. Rejects with a `TypeError` without a network. */
  fetch(request: Request): Promise<Response>;
  /** Merged into socket.io-client's options, for example `{ transports: [InMemoryTransport] }`. */
  socketOptions?: Record<string, unknown>;
}

const network: Transport = { fetch: (request) => globalThis.fetch(request) };
export type ChosenTransport = Transport | null | Promise<Transport | null>;
const transports = new Map<string, ChosenTransport>();

/**
 * Sends all calls to one API through another transport. Call it before an element with that `api-base` connects.
 * @param apiBase the elements' `api-base`, with or without a slash at its end
 * @param transport null for the network; if it is a promise, calls wait for it
 */
export function setTransport(apiBase: string, transport: ChosenTransport): void {
  if (transport) transports.set(normalise(apiBase), transport);
  else transports.delete(normalise(apiBase));
}

/** @returns the transport of an API, else the network. Rejects if its promise does. */
export const transportFor = async (apiBase: string): Promise<Transport> =>
  (await transports.get(normalise(apiBase))) ?? network;

/**
 * Sends a request through the transport of its API.
 * @param overNetwork used in place of `fetch` if there is no other transport
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
