import type { Plugin } from "vite";

/** The address for component tests that need a real network. */
export const ECHO_PATH = "/__echo";

/**
 * An uploads host that answers with a description of the request as the path. The token "old" gets 401, and a path that
 * ends in `/hangs` no answer.
 */
export const echoPlugin = (): Plugin => ({
  name: "echo",
  configureServer({ middlewares }) {
    middlewares.use(ECHO_PATH, (request, response) => {
      let bytes = 0;
      request.on("data", (chunk: Buffer) => (bytes += chunk.length));
      request.on("end", () => {
        const { authorization = null, "content-type": type = null } = request.headers;
        if (request.url?.endsWith("/hangs")) return;
        response.statusCode = authorization === "Bearer old" ? 401 : 201;
        response.setHeader("Content-Type", "application/json");
        const path = JSON.stringify({ bytes, authorization, type });
        response.end(JSON.stringify({ success: response.statusCode === 201, path }));
      });
    });
  },
});
