import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const ENDINGS = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];

/** For its types alone, by `import()` and by `export ... from`, too. The formatter sees to the quotes. */
const IMPORT = /\b(?:from|import)\s*\(?\s*"([^"]+)"/g;

/** @returns the TypeScript of folders that is no test, from the project's root */
export const filesIn = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(d|test)\.tsx?$|test-support/.test(path));

/** @returns what a text imports, as it is written there */
export const specifiersIn = (text: string): string[] => Array.from(text.matchAll(IMPORT), ([, name = ""]) => name);

/**
 * @param known the files that there are
 * @returns where a specifier leads: a file's path where it is one of those, a path without its ending for another, the
 *   name of a package as it is
 */
export function resolveImport(from: string, specifier: string, known: ReadonlySet<string>): string {
  if (!specifier.startsWith(".")) return specifier;
  const path = join(dirname(from), specifier);
  return ENDINGS.map((ending) => path + ending).find((one) => known.has(one)) ?? path;
}

/** @returns each file with what it imports */
export const importsOf = (files: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const known = new Set(files);
  return new Map(
    files.map((path) => [
      path,
      specifiersIn(readFileSync(path, "utf8")).map((specifier) => resolveImport(path, specifier, known)),
    ]),
  );
};
