import { existsSync, readFileSync } from "node:fs";
import { join, normalize, resolve } from "node:path";
import type { Plugin } from "vite";

/** Serves the built bundle under `/gds/` of the development server, for the page that uses it. */
export function devBundlePlugin(dist = resolve(import.meta.dirname, "../../dist")): Plugin {
  return {
    name: "gds-dev-bundle",
    configureServer(server) {
      server.middlewares.use("/gds", (request, response) => {
        const path = (request.url ?? "/").replace(/[?#].*$/, "");
        const file = join(dist, normalize(decodeURIComponent(path)));
        const found = file.endsWith(".js") && existsSync(file);
        response.writeHead(found ? 200 : 404, { "Content-Type": found ? "text/javascript" : "text/plain" });
        response.end(found ? readFileSync(file) : "Build first: npm run build\n");
      });
    },
  };
}
