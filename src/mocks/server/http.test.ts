import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { send } from "./http";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** @returns the address of a server that answers with one body */
async function serve(body: ReadableStream<Uint8Array>): Promise<string> {
  server = createServer((_incoming, outgoing) => void send(outgoing, new Response(body)));
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const part = new TextEncoder().encode("a;b");

it("a body goes out as it comes", async () => {
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  const address = await serve(new ReadableStream({ start: (controller) => void (source = controller) }));
  const answer = fetch(address);
  source?.enqueue(part);
  const reader = (await answer).body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("a;b");
  source?.close();
  expect((await reader?.read())?.done).toBe(true);
});

it("a body that breaks off breaks the connection: half a file is no file", async () => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(part);
      controller.error(new Error("the disk is gone"));
    },
  });
  const address = await serve(body);
  await expect(fetch(address).then((response) => response.text())).rejects.toThrow(TypeError);
});

it("nobody goes on making what nobody waits for", async () => {
  const cancelled = new Promise<void>((resolve, reject) => {
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await new Promise((resolve) => setImmediate(resolve)); // other work has its turn
        controller.enqueue(part);
      },
      cancel: () => resolve(),
    });
    const read = async () => {
      const controller = new AbortController();
      const response = await fetch(await serve(body), { signal: controller.signal });
      await response.body?.getReader().read();
      controller.abort();
    };
    read().catch(reject);
  });
  await cancelled;
});
