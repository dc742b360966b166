import { pageLocation } from "../../../navigation";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { setFeaturesOf } from "../../../../api/session/features";
import { createSendRequest } from "../../../../api/http";
import type { Session } from "../../../../api/session/session";
import { startMockServer } from "../../../../mocks/server";
import type { Persona } from "../../../../mocks/index";
import { createUploadQueue } from "../upload-queue";
import type { UploadTarget } from "../upload-item";

export const TARGET: UploadTarget = { folder: null, sight: { roles: [], areas: [] } };

/** A TCP proxy that cuts the connection each time the sent bytes reach one of the given counts. */
async function breakingWire(port: number): Promise<{ origin: string; breakAt(counts: number[]): void; close(): void }> {
  let gone = 0;
  let breaks: number[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    }
    client.on("data", (bytes: Buffer) => {
      gone += bytes.length;
      if (breaks[0] === undefined || gone < breaks[0]) return void upstream.write(bytes);
      breaks = breaks.slice(1);
      client.destroy();
      upstream.destroy();
    });
    client.on("close", () => upstream.destroy());
    upstream.on("data", (bytes: Buffer) => client.write(bytes));
    upstream.on("close", () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakAt: (counts) => void (breaks = counts),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Starts the mock server behind the proxy, with a signed-in user and their upload queue. */
export async function openScene(persona: Persona = "admin") {
  const server = await startMockServer({ port: 0, donors: 20 });
  const wire = await breakingWire(Number(new URL(server.apiBase).port));
  const { authToken } = await server.control.signIn(persona);
  const send = createSendRequest(`${wire.origin}/v2`);
  const straight = createSendRequest(server.apiBase);
  const calls: string[] = [];
  let status = "signed-in";
  let user = "u1";
  const enders = new Set<() => void>();
  const listeners = new Set<() => void>();
  const on = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => void set.delete(listener);
  };
  const session = {
    state: () => (status === "signed-in" ? { status, user: { _id: user } } : { status, reason: null, former: user }),
    subscribe: on(listeners),
    beforeEnd: on(enders),
    async call(path: string, options: Parameters<typeof send>[2]) {
      calls.push(`${options?.method ?? "GET"} ${path}`);
      return (await send(path, authToken, options)).body;
    },
  } as Session;
  setFeaturesOf(session, { has: () => true });
  const queue = createUploadQueue(session, pageLocation, () => 0);
  return {
    server,
    wire,
    session,
    queue,
    calls,
    /** Reads from the server without the proxy. */
    read: async (path: string) => (await straight(path, authToken)).body as Record<string, unknown>,
    item: (name: string) => queue.state().items.find((one) => one.name === name),
    statuses: () => queue.state().items.map(({ status: each }) => each),
    signOut: () => enders.forEach((ended) => ended()),
    /** Ends the session, or signs a user in. */
    become(next: "signed-out" | "signed-in", as = "u1") {
      status = next;
      user = as;
      listeners.forEach((changed) => changed());
    },
    async close() {
      queue.close();
      wire.close();
      await server.close();
    },
  };
}

/** @returns a PDF of a size in bytes whose parts all differ */
export function pdf(name: string, size: number): File {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 4_099) bytes[at] = at % 251;
  bytes.set(new TextEncoder().encode("%PDF-1.4\n").subarray(0, size));
  return new File([bytes], name, { type: "application/pdf" });
}
