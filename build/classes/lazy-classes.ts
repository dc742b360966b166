import type { Metafile } from "esbuild";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "rolldown";
import { moduleGraph, type ModuleGraph } from "../chunks/module-graph.ts";
import { twLiterals } from "./tw-literals.ts";
import { ELEMENT_SETS, SHOWN_FIRST } from "./twind-plugin.ts";

/** Gives the shared sheet the classes of every screen. */
const REST = "src/ui/rest-classes.ts";
const CORE = "src/widgets/notification-bell/define.ts";

/**
 * Elements begin with the classes that they show first. Whatever they load later by `import()`, and shows something that
 * a bell doesn't, imports the rest of the classes before: none can be forgotten.
 * @param first of the first pass; what is imported now stands there, too
 * @returns a plugin of the second pass
 * @throws Error when an element would show something without its classes
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
  const lacking = withoutClasses(graph, late);
  if (lacking.length > 0) throw new Error(lacking.join("\n"));
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

/**
 * @param late files that import the rest of the classes
 * @returns what elements load by `import()` as one of those that are shown first, and their own set doesn't know
 */
export function withoutClasses(graph: ModuleGraph, late: ReadonlySet<string>): string[] {
  const reached = (sources: readonly string[]) =>
    new Set(sources.flatMap((source) => [...graph.closure(graph.entryOf(source))]));
  const shownFirst = new Map(SHOWN_FIRST.map((source) => [graph.entryOf(source), source]));
  return Object.entries(ELEMENT_SETS).flatMap(([element, sources]) => {
    const set = reached(sources);
    // whatever comes with the rest, or after it, has all there is
    const files = reached([element]);
    for (const file of files)
      for (const next of graph.lazy(file))
        if (!late.has(next)) for (const other of graph.closure(next)) files.add(other);
    return [...files]
      .filter((file) => shownFirst.has(file) && !set.has(file))
      .map((file) => `${element} shows ${shownFirst.get(file)} without its classes`);
  });
}
