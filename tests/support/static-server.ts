import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

export interface Answer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body: string | Buffer;
  /** Closes the connection without an answer. */
  cut?: boolean;
}

export interface TestServer {
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts a server on 127.0.0.1 that sends the results of `answer`, or 404 for null.
 * @param port 0: any free port
 */
export async function serve(
  answer: (request: IncomingMessage, path: string) => Promise<Answer | null>,
  port = 0,
): Promise<TestServer> {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname);
    answer(request, path)
      .catch(() => null)
      .then((found) => {
        const { status = 200, type, headers = {}, body, cut } = found ?? { status: 404, body: "" };
        if (cut) return void response.destroy();
        const contentType = type ?? TYPES[extname(path)] ?? "application/octet-stream";
        response.writeHead(status, { "Content-Type": contentType, "Cache-Control": "no-store", ...headers }).end(body);
      });
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/**
 * Serves a folder that doesn't change during a run, to pages of any origin. Browsers cache the files and their compiled
 * code, which saves a quarter of the CPU time of a page load.
 */
export const serveFolder = (folder: string, port?: number): Promise<TestServer> =>
  serve(
    async (_request, path) => ({
      body: await readFile(join(folder, normalize(path).replace(/^(\.\.[\\/])+/, ""))),
      headers: { "Access-Control-Allow-Origin": "*", "Cache-Control": "public, max-age=86400, immutable" },
    }),
    port,
  );
