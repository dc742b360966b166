import type { PluginBuild } from "esbuild";
import { resolve } from "node:path";

const CORE = "gds:core";

/** What every element needs, with all that these import: React, the element's frame, the session, the cache. */
const ROOTS = ["src/widgets/element.tsx", "src/widgets/shared/connected.tsx", "src/api/react/use-query.ts"];

/**
 * Keeps what every element needs in one chunk. esbuild makes a chunk of the modules that are reached from the same
 * entries; a lazy page counts as one, and what it doesn't happen to import lands in a chunk apart: 15 files for a bell,
 * and 3 kB more than one. So each lazy page is told to import the core, which is there by then anyhow.
 */
export function coreChunk(build: PluginBuild): (path: string) => string {
  const entries = Object.values(build.initialOptions.entryPoints ?? {}).map((path) => resolve(String(path)));
  const lazy = new Set(entries.filter((path) => !path.endsWith("autoload.ts")));
  build.onResolve({ filter: /^gds:core$/ }, () => ({ path: CORE, namespace: "gds-core" }));
  build.onLoad({ filter: /.*/, namespace: "gds-core" }, () => ({
    contents: ROOTS.map((path) => `import "./${path}";`).join("\n"),
    resolveDir: process.cwd(),
  }));
  build.onResolve({ filter: /^\./ }, async ({ path, kind, ...rest }) => {
    if (kind !== "dynamic-import") return null;
    const found = await build.resolve(path, { ...rest, kind: "import-statement" });
    lazy.add(found.path);
    return found;
  });
  return (path) => (lazy.has(path) ? `\nimport "${CORE}";\n` : "");
}

