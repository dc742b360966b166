import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const ENDINGS = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];

/** Also matches type imports, `import()` and `export ... from`. */
const IMPORT = /\b(?:from|import)\s*\(?\s*"([^"]+)"/g;

/** Returns the paths of the TypeScript files in folders, without tests. */
export const filesIn = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(d|test)\.tsx?$|test-support/.test(path));

/** Returns the module specifiers in a source text. */
export const specifiersIn = (text: string): string[] => Array.from(text.matchAll(IMPORT), ([, name = ""]) => name);

/**
 * Resolves a module specifier.
 * @param known paths of the existing files
 * @returns the path of a known file; the path without an extension for other files; the name of a package
 */
export function resolveImport(from: string, specifier: string, known: ReadonlySet<string>): string {
  if (!specifier.startsWith(".")) return specifier;
  const path = join(dirname(from), specifier);
  return ENDINGS.map((ending) => path + ending).find((candidate) => known.has(candidate)) ?? path;
}

/** Returns the imports of each file. */
export const importsOf = (files: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const known = new Set(files);
  return new Map(
    files.map((path) => [
      path,
      specifiersIn(readFileSync(path, "utf8")).map((specifier) => resolveImport(path, specifier, known)),
    ]),
  );
};
