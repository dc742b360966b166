import type { Metafile } from "esbuild";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "rolldown";
import { moduleGraph, type ModuleGraph } from "../chunks/module-graph.ts";
import { twLiterals } from "./tw-literals.ts";
import { ELEMENT_SETS, SHOWN_FIRST } from "./twind-plugin.ts";

/** Adds the classes of all screens to the shared style sheet. */
const REST = "src/ui/rest-classes.ts";
const CORE = "src/widgets/notification-bell/define.ts";

/**
 * Elements start with the classes of their first screens. This plugin adds an import of the remaining classes to each lazy chunk
 * that has classes which the bell doesn't use.
 * @param first the metafile of the first pass, to which the plugin adds these imports
 * @returns a plugin for the second pass
 * @throws Error if an element would show something without its classes
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
  const problems = withoutClasses(graph, late);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  for (const file of late) first.outputs[file]?.imports.push({ path: rest, kind: "import-statement" });
  const ids = new Set([...late].map((file) => resolve(file)));
  const restId = resolve(rest);
  return {
    name: "gds-lazy-classes",
    transform(code, id) {
      if (ids.has(id)) return `import ${JSON.stringify(restId)};\n${code}`;
      // by package.json, only the elements' files have side effects
      return id === restId ? { code, moduleSideEffects: true } : null;
    },
  };
}

/**
 * @param late files that import the remaining classes
 * @returns problems: lazy chunks of the first screens whose classes an element's set doesn't have
 */
export function withoutClasses(graph: ModuleGraph, late: ReadonlySet<string>): string[] {
  const reached = (sources: readonly string[]) =>
    new Set(sources.flatMap((source) => [...graph.closure(graph.entryOf(source))]));
  const shownFirst = new Map(SHOWN_FIRST.map((source) => [graph.entryOf(source), source]));
  return Object.entries(ELEMENT_SETS).flatMap(([element, sources]) => {
    const set = reached(sources);
    // chunks with the remaining classes, and their imports, have all classes
    const files = reached([element]);
    for (const file of files)
      for (const next of graph.lazy(file))
        if (!late.has(next)) for (const other of graph.closure(next)) files.add(other);
    return [...files]
      .filter((file) => shownFirst.has(file) && !set.has(file))
      .map((file) => `${element} shows ${shownFirst.get(file)} without its classes`);
  });
}
