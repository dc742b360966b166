import type { Plugin } from "vite";

/** Where component tests send what only a real network takes. */
export const ECHO_PATH = "/__echo";

/** An uploads host's side: the path that it answers says what came; 401 for the bearer "old", and no answer for a path that ends in `/hangs`. */
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
