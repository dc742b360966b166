import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "rolldown/utils";
import ts from "typescript";

const ENDINGS = [".ts", ".tsx", "/index.ts", "/index.tsx", ""];

/** Returns the paths of the TypeScript files in folders, without declaration files. */
export const sourcesIn = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"));

/** The names that other files import from a file; null: all, by `import()` or as a namespace. */
export type UsedNames = ReadonlyMap<string, ReadonlySet<string> | null>;

/** What a file imports and exports. */
interface ModuleNames {
  text: string;
  /** null: all names */
  imports: { from: string; names: string[] | null }[];
  /** The exported names that the file declares. */
  exports: string[];
}

/** `import()`, also as a type, and calls such as `vi.mock`. */
const LOADED = /\b(?:import|vi\.\w+)\(\s*["'`]([^"'`]+)/g;

/** Reads what a file imports and exports. The parser is rolldown's, because TypeScript's is too slow for all files. */
export function readModule(path: string): ModuleNames {
  const text = readFileSync(path, "utf8");
  const { staticImports, staticExports } = parseSync(path, text).module;
  const exported = staticExports.flatMap(({ entries }) => entries);
  return {
    text,
    imports: [
      ...staticImports.map(({ moduleRequest, entries }) => ({
        from: moduleRequest.value,
        names: namesIn(entries.map(({ importName }) => importName)),
      })),
      ...exported.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? [{ from: moduleRequest.value, names: namesIn([importName]) }] : [],
      ),
      ...Array.from(text.matchAll(LOADED), ([, from = ""]) => ({ from, names: null })),
    ],
    exports: exported.flatMap(({ moduleRequest, exportName: { kind, name } }) =>
      moduleRequest ? [] : kind === "Default" ? ["default"] : (name ?? []),
    ),
  };
}

const namesIn = (imported: readonly { kind: string; name: string | null }[]): string[] | null =>
  imported.some(({ kind }) => kind === "NamespaceObject" || kind.startsWith("All"))
    ? null
    : imported.map(({ name }) => name ?? "default");

/**
 * Finds the imported names of files.
 * @param modules by path. Imports in other files aren't found.
 */
export function usedNames(modules: ReadonlyMap<string, ModuleNames>): UsedNames {
  const used = new Map<string, Set<string> | null>();
  for (const [path, { imports }] of modules)
    for (const { from, names } of imports) {
      if (!from.startsWith(".")) continue;
      const to = ENDINGS.map((ending) => join(dirname(path), from) + ending).find((file) => modules.has(file));
      if (!to) continue;
      const before = used.get(to);
      used.set(to, names === null || before === null ? null : new Set([...(before ?? []), ...names]));
    }
  return used;
}

export const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, "utf8"), {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
