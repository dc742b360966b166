import type { Metafile } from "esbuild";

/** The imports and sources of the files of a build. */
export interface ModuleGraph {
  files: readonly string[];
  /** Bytes of a file. */
  size(file: string): number;
  /** The sources in a file. */
  sources(file: string): readonly string[];
  /** The file whose entry point a source is, also for lazy imports. @throws Error if there is none */
  entryOf(source: string): string;
  isEntry(file: string): boolean;
  isEntryOf(file: string, source: string): boolean;
  /** A file and all that it imports statically. */
  closure(file: string): ReadonlySet<string>;
  /** Files that a file imports by `import()`. */
  lazy(file: string): readonly string[];
}

/** @param metafile of a build with splitting */
export function moduleGraph({ outputs }: Metafile): ModuleGraph {
  const files = Object.keys(outputs);
  const imported = (file: string, wanted: string) =>
    (outputs[file]?.imports ?? []).filter(({ kind, external }) => kind === wanted && !external).map(({ path }) => path);
  const closures = new Map<string, ReadonlySet<string>>();

  function closure(file: string): ReadonlySet<string> {
    const known = closures.get(file);
    if (known) return known;
    const found = new Set<string>();
    const visit = (next: string) => {
      if (found.has(next)) return;
      found.add(next);
      imported(next, "import-statement").forEach(visit);
    };
    visit(file);
    closures.set(file, found);
    return found;
  }

  return {
    files,
    size: (file) => outputs[file]?.bytes ?? 0,
    sources: (file) => Object.keys(outputs[file]?.inputs ?? {}),
    entryOf(source) {
      const found = files.find((file) => outputs[file]?.entryPoint === source);
      if (!found) throw new Error(`${source} is the entry of no file`);
      return found;
    },
    isEntryOf: (file, source) => outputs[file]?.entryPoint === source,
    isEntry: (file) => outputs[file]?.entryPoint !== undefined,
    closure,
    lazy: (file) => imported(file, "dynamic-import"),
  };
}
