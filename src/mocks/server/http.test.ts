import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { send } from "./http";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** @returns the address of a server with this response body */
async function serve(body: ReadableStream<Uint8Array>): Promise<string> {
  server = createServer((_incoming, outgoing) => void send(outgoing, new Response(body)));
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const part = new TextEncoder().encode("a;b");

it("a body is streamed", async () => {
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  const address = await serve(new ReadableStream({ start: (controller) => void (source = controller) }));
  const response = fetch(address);
  source?.enqueue(part);
  const reader = (await response).body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("a;b");
  source?.close();
  expect((await reader?.read())?.done).toBe(true);
});

it("an error in the body closes the connection, so that the client doesn't take half a file for a whole one", async () => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(part);
      controller.error(new Error("the disk is gone"));
    },
  });
  const address = await serve(body);
  await expect(fetch(address).then((response) => response.text())).rejects.toThrow(TypeError);
});

it("the body is cancelled when the client aborts", async () => {
  const cancelled = new Promise<void>((resolve, reject) => {
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await new Promise((resolve) => setImmediate(resolve));
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
