import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const ICONS = /import \{([^}]*)\} from "lucide-react";/g;
let files: Map<string, string> | undefined;

/** Which file each icon's name stands for, by the library's own index. */
function iconFiles(): Map<string, string> {
  const require = createRequire(resolve(process.cwd(), "package.json"));
  const index = readFileSync(require.resolve("lucide-react/dist/esm/lucide-react.mjs"), "utf8");
  const map = new Map<string, string>();
  for (const [, names = "", file = ""] of index.matchAll(/export \{([^}]*)\} from ["']\.\/(icons\/[\w-]+\.mjs)["']/g))
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) map.set(name, file);
  return map;
}

/**
 * Replaces an import of the icons' index by one of each icon's file. An index that anything imports at once takes
 * every icon of the product along, also those of pages that load later: esbuild splits by file.
 * @throws Error for a name that the library doesn't have
 */
export const iconsByFile = (source: string): string =>
  source.replace(ICONS, (_, names: string) =>
    names
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        const [name = "", alias = name] = part.split(/\s+as\s+/);
        const file = (files ??= iconFiles()).get(name);
        if (!file) throw new Error(`lucide-react has no icon called ${name}`);
        return `import ${alias} from "lucide-react/dist/esm/${file}";`;
      })
      .join(" "),
  );
