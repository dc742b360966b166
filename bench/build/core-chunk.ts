import type { PluginBuild } from "esbuild";
import { resolve } from "node:path";

/** Modules that belong together in one chunk each, with all that they import. */
const GROUPS = {
  /** What every element needs: React, the element's frame, the session, the cache, icons. */
  "gds:core": [
    "src/widgets/element.tsx",
    "src/widgets/shared/connected.tsx",
    "src/api/react/use-query.ts",
    "src/ui/icons/icon.tsx",
    "node_modules/lucide-react/dist/esm/createLucideIcon.mjs",
  ],
  /** What every element but the bell needs at once, and its pages again: buttons, notices, fields, the brand. */
  "gds:base": [
    "src/widgets/shared/session-failed.tsx",
    "src/widgets/shared/session-loading.tsx",
    "src/features/brand/index.ts",
    "src/ui/banner.tsx",
    "src/ui/link.tsx",
    "src/ui/field/text-input.tsx",
  ],
  /** The bell, whose drawer is opened by nothing else. */
  "gds:bell": ["src/features/notifications/index.ts"],
};
type Group = keyof typeof GROUPS;

/** The bell is the smallest, with what its session loads late; and the autoloader loads nothing but entries. */
const groupsOf = (path: string): Group[] => {
  if (path.endsWith("autoload.ts")) return [];
  // what the session loads late needs nothing of an element
  if (/[\\/]src[\\/]api[\\/]/.test(path)) return [];
  if (path.includes("notification-bell")) return ["gds:core"];
  return path.includes("notifications-drawer") ? ["gds:core", "gds:base", "gds:bell"] : ["gds:core", "gds:base"];
};

/**
 * Keeps in one chunk what belongs together. esbuild makes a chunk of the modules that are reached from the same entries;
 * a lazy page counts as one, and what it doesn't happen to import lands in a chunk apart: 15 files for a bell, and 3 kB
 * more than one. So each lazy page is told to import these groups, which are there by then anyhow.
 * @returns what to append to the source at a path
 */
export function coreChunk(build: PluginBuild): (path: string) => string {
  const roots = new Set(Object.values(build.initialOptions.entryPoints ?? {}).map((path) => resolve(String(path))));
  build.onResolve({ filter: /^gds:/ }, ({ path }) => ({ path, namespace: "gds-group" }));
  build.onLoad({ filter: /.*/, namespace: "gds-group" }, ({ path }) => ({
    contents: GROUPS[path as Group].map((file) => `import "./${file}";`).join("\n"),
    resolveDir: process.cwd(),
  }));
  build.onResolve({ filter: /^\./ }, async ({ path, kind, ...rest }) => {
    if (kind !== "dynamic-import") return null;
    const found = await build.resolve(path, { ...rest, kind: "import-statement" });
    roots.add(found.path);
    return found;
  });
  return (path) =>
    roots.has(path)
      ? groupsOf(path)
          .map((group) => `\nimport "${group}";`)
          .join("")
      : "";
}
