/** What the client talks through. A page without a back end puts a mock in its place; nothing on the page is patched. */
export interface Transport {
  /** Like the platform's `fetch`, always called with a `Request`. Rejects with a `TypeError` when there is no network. */
  fetch(request: Request): Promise<Response>;
  /** Merged into socket.io-client's options, for example `{ transports: [InMemoryTransport] }`. */
  socketOptions?: Record<string, unknown>;
}

const network: Transport = { fetch: (request) => globalThis.fetch(request) };
const transports = new Map<string, Transport>();

/**
 * Sends all calls to one API through another transport. Call it before an element with that `api-base` connects.
 * @param apiBase the same address as the elements' `api-base`, with or without a slash at its end
 * @param transport what to use, or null for the network again
 */
export function setTransport(apiBase: string, transport: Transport | null): void {
  if (transport) transports.set(normalise(apiBase), transport);
  else transports.delete(normalise(apiBase));
}

/** @returns the transport set for this API, else the network. */
export const transportFor = (apiBase: string): Transport => transports.get(normalise(apiBase)) ?? network;

const normalise = (apiBase: string) => apiBase.replace(/\/+$/, "");
