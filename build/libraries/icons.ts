import type { Plugin } from "esbuild";
import { readFileSync } from "node:fs";

const IMPORT = /import \{([^}]*)\} from "lucide-react";/g;

/**
 * Replaces imports of icons by imports of their own files (`lucide-react/icons/*`). With the library's index, every element would
 * download all icons of the product, and the development server would read 1,700.
 */
export const iconsByFile = (source: string): string =>
  source.replace(IMPORT, (_, names: string) =>
    Array.from(names.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g), ([, name = "", alias = name]) => {
      const file = name.replace(/(?<=[a-z])(?=[A-Z\d])/g, "-").toLowerCase();
      return `import ${alias} from "lucide-react/icons/${file}";`;
    }).join(" "),
  );

/** Leaves the lines of an icon. Its name, former names and keys for React would be a fifth of the icons' bytes. */
const linesOnly = (code: string): string =>
  code
    .replace(/,\s*key: "\w+"/g, "")
    .replace(/^ {2}(name: "[^"]+"|size: 24),\n/gm, "")
    .replace(/,\s*aliases: \[[^\]]*\]/, "")
    .replace("__iconData.node;\n", "")
    .replace("export { __iconData, ", "export { ");

/** Bundles the icons without what their drawing (build/libraries/patches.ts) doesn't read. */
export function iconLinesPlugin(): Plugin {
  return {
    name: "gds-icon-lines",
    setup(build) {
      build.onLoad({ filter: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/].*\.mjs$/ }, ({ path }) => ({
        contents: linesOnly(readFileSync(path, "utf8")),
        loader: "js",
      }));
    },
  };
}
