import { cpSync, existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const project = resolve(import.meta.dirname, "../..");

/** Source modules that the demo imports, and the files of the bundle that replace them. */
const PUBLIC_ENTRIES: Record<string, string> = {
  "src/widgets/autoload.ts": "gds-widgets.js",
  "src/mocks/index.ts": "mocks.js",
};

/**
 * Makes the built demo import the bundle (`dist/`, copied to `gds/`) instead of its sources, so that the demo runs what ships. In
 * development the demo uses the sources.
 */
export function builtBundlePlugin(): Plugin {
  const files = new Map(Object.entries(PUBLIC_ENTRIES).map(([source, file]) => [resolve(project, source), file]));
  let outDir = "";
  return {
    name: "gds-built-bundle",
    apply: "build",
    enforce: "pre",
    configResolved(config) {
      outDir = config.build.outDir;
    },
    async resolveId(source, importer, options) {
      if (!importer) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = resolved && files.get(resolved.id);
      return file ? { id: `../gds/${file}`, external: true } : null;
    },
    closeBundle() {
      const dist = resolve(project, "dist");
      if (!existsSync(resolve(dist, "gds-widgets.js"))) throw new Error("Build the bundle first: npm run build");
      cpSync(dist, resolve(outDir, "gds"), { recursive: true, filter: (path) => !path.endsWith(".d.ts") });
    },
  };
}
