import type { Metafile } from "esbuild";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "rolldown";
import { moduleGraph } from "./module-graph.ts";
import { twLiterals } from "./tw-literals.ts";
import { SHOWN_FIRST } from "./twind-plugin.ts";

/** Gives the shared sheet the classes of every screen. */
const REST = "src/ui/rest-classes.ts";
const CORE = "src/widgets/notification-bell/define.ts";

/**
 * Elements begin with the classes that they show first. Whatever they load later by `import()`, and shows something that
 * a bell doesn't, imports the rest of the classes before: none can be forgotten.
 * @param first of the first pass; what is imported now stands there, too
 * @returns a plugin of the second pass
 */
export function lazyClassesPlugin(first: Metafile): Plugin {
  const graph = moduleGraph(first);
  const rest = graph.entryOf(REST);
  const core = graph.closure(graph.entryOf(CORE));
  const firstShown = new Set(SHOWN_FIRST.map((source) => graph.entryOf(source)));
  const shows = (file: string) =>
    [...graph.closure(file)]
      .filter((other) => !core.has(other))
      .flatMap((other) => graph.sources(other))
      .some((source) => /^src\/.*\.tsx?$/.test(source) && twLiterals(readFileSync(source, "utf8"), source).length > 0);
  const late = new Set(
    graph.files.flatMap((file) => graph.lazy(file)).filter((file) => !firstShown.has(file) && shows(file)),
  );
  for (const file of late) first.outputs[file]?.imports.push({ path: rest, kind: "import-statement" });
  const ids = new Set([...late].map((file) => resolve(file)));
  const restId = resolve(rest);
  return {
    name: "gds-lazy-classes",
    transform(code, id) {
      if (ids.has(id)) return `import ${JSON.stringify(restId)};\n${code}`;
      // package.json says of all but the elements' files that importing them alone does nothing
      return id === restId ? { code, moduleSideEffects: true } : null;
    },
  };
}
