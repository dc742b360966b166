import type { Plugin } from "vite";
import manifest from "../package.json" with { type: "json" };
import { patchCode } from "./patches.ts";
import { workerScript } from "./worker-script.ts";

const CLASSES = /^\0?virtual:gds-classes(\/\w+)?$/;
/** What tsup's `define` puts into the bundle (not by `define` here: vitest takes names under process.env for itself). */
const CONSTANTS = {
  "process.env.GDS_EXTRACTED": '"false"',
  "process.env.GDS_VERSION": JSON.stringify(manifest.version),
};

/** The patches of libraries that touch the host page, in development and tests as in the bundle. */
export function patchesPlugin(): Plugin {
  return {
    name: "gds-patches",
    enforce: "pre",
    transform(code, id) {
      const patched = patchCode(id.replace(/\?.*$/, ""), code);
      return patched === null ? null : { code: patched, map: null };
    },
  };
}

/** Outside the bundle twind runs at run time: its flag is false and the extracted classes are an empty text. */
export function classesPlugin(): Plugin {
  return {
    name: "gds-classes",
    transform(code, id) {
      if (!code.includes("process.env.GDS_") || id.includes("node_modules")) return null;
      const constants = Object.entries(CONSTANTS);
      return { code: constants.reduce((text, [name, value]) => text.replaceAll(name, value), code), map: null };
    },
    resolveId: (id) => (CLASSES.test(id) ? `\0${id}` : null),
    load: (id) => (CLASSES.test(id) ? 'export default "";' : null),
  };
}

/** Serves the mock's worker script at the root of the demo, in development and in the built demo. */
export function workerScriptPlugin(): Plugin {
  return {
    name: "gds-worker-script",
    configureServer(server) {
      server.middlewares.use("/mockServiceWorker.js", (_request, response) => {
        response.setHeader("Content-Type", "text/javascript");
        response.end(workerScript());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "mockServiceWorker.js", source: workerScript() });
    },
  };
}
