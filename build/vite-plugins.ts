import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import manifest from "../package.json" with { type: "json" };
import { mockPatches } from "./libraries/mock-patches.ts";
import { patchCode, patches } from "./libraries/patches.ts";
import { workerScript } from "./libraries/worker-script.ts";

const CLASSES = /^\0?virtual:gds-classes(\/\w+)?$/;
/** The constants that tsup sets with `define`. Vite's `define` can't be used, because vitest sets process.env itself. */
const CONSTANTS = {
  "process.env.GDS_BASE": '""',
  "process.env.GDS_EXTRACTED": '"false"',
  "process.env.GDS_VERSION": JSON.stringify(manifest.version),
};

/** Applies all patches of libraries, also to the packages that Vite pre-bundles. */
export function patchesPlugin(): Plugin {
  const all = [...patches, ...mockPatches];
  const plugin = {
    name: "gds-patches",
    transform: {
      filter: { id: all.map(({ file }) => new RegExp(file.source.replace(/\$$/, "(\\?|$)"))) },
      handler(code: string, id: string) {
        const patched = patchCode(id.replace(/\?.*$/, ""), code, all);
        return patched === null ? null : { code: patched, map: null };
      },
    },
  };
  return {
    ...plugin,
    enforce: "pre",
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [plugin] } } }),
  };
}

/** In Vite, twind runs at run time: the flag of extracted classes is false, and their style sheets are empty. */
export function classesPlugin(): Plugin {
  return {
    name: "gds-classes",
    transform: {
      filter: { id: { exclude: /[\\/]node_modules[\\/]/ }, code: "process.env.GDS_" },
      handler(code) {
        const constants = Object.entries(CONSTANTS);
        return { code: constants.reduce((text, [name, value]) => text.replaceAll(name, value), code), map: null };
      },
    },
    resolveId: { filter: { id: CLASSES }, handler: (id) => `\0${id}` },
    load: { filter: { id: CLASSES }, handler: () => 'export default "";' },
  };
}

const BASE64 = /\?base64$/;

/** Imports the bytes of `x?base64` as a text, as in the bundle. */
export function base64Plugin(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: "gds-base64",
    enforce: "pre",
    // an id that ends in .js, because Vite treats other extensions as assets
    resolveId: { filter: { id: BASE64 }, handler: (id) => `\0gds-base64:${id.replace(BASE64, "")}.js` },
    load: {
      filter: { id: /^\0gds-base64:/ },
      handler: (id) => `export default "${readFileSync(resolve(id.slice(12, -3)), "base64")}";`,
    },
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
