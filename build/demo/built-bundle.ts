import { cpSync, existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseAst, type HtmlTagDescriptor, type Plugin } from "vite";

const project = resolve(import.meta.dirname, "../..");
const dist = resolve(project, "dist");

/** Source modules that the demo imports, and the files of the bundle that replace them. */
const PUBLIC_ENTRIES: Record<string, string> = {
  "src/widgets/autoload.ts": "gds-widgets.js",
  "src/mocks/index.ts": "mocks.js",
};
const ELEMENT = /<(gds-(?:backoffice|donor-registration|notification-bell))\b/g;

/**
 * Makes the built demo import the bundle (`dist/`, copied to `gds/`) instead of its sources, so that the demo runs what ships. In
 * development the demo uses the sources. Pages with elements request their files and the mock's at once, the mock first, because it
 * takes the longest to start.
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
    buildStart() {
      if (!existsSync(resolve(dist, "gds-widgets.js"))) throw new Error("Build the bundle first: npm run build");
    },
    async resolveId(source, importer, options) {
      if (!importer) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const file = resolved && files.get(resolved.id);
      return file ? { id: `../gds/${file}`, external: true } : null;
    },
    transformIndexHtml(html) {
      const entries = [...html.matchAll(ELEMENT)].map(([, tag]) => `${tag}.js`);
      if (entries.length === 0) return;
      const files = ["mocks.js", "gds-widgets.js", ...entries].flatMap((file) => [...filesOf(file)]);
      return [...new Set(files)].filter((file) => !entries.includes(file)).map(preload);
    },
    closeBundle() {
      cpSync(dist, resolve(outDir, "gds"), { recursive: true, filter: (path) => !path.endsWith(".d.ts") });
    },
  };
}

const preload = (file: string): HtmlTagDescriptor => ({
  tag: "link",
  attrs: { rel: "modulepreload", crossorigin: true, href: `./gds/${file}` },
  injectTo: "head",
});

/** @returns a file of the bundle and what it imports statically */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const node of parseAst(readFileSync(join(dist, file), "utf8")).body)
    if ("source" in node && node.source) filesOf(join(file, "..", node.source.value), found);
  return found;
}
