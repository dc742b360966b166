import { posix } from "node:path";
import type { Metafile } from "esbuild";

const MOCK = /^src\/mocks\/|node_modules\/(msw|@mswjs|@open-draft|socket\.io\/|engine\.io\/)/;
const REACT = /node_modules\/(react|react-dom|scheduler)\/cjs\//;
const TWIND = /node_modules\/@twind\//;

/** @returns the problems of a production build: mock code, twind, or a second copy of React */
export function checkProduction({ outputs }: Metafile): string[] {
  const errors: string[] = [];
  const homes = new Map<string, string[]>();
  for (const [file, { inputs }] of Object.entries(outputs)) {
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      if (bytesInOutput === 0) continue;
      if (MOCK.test(input)) errors.push(`${file} holds mock code: ${input}`);
      if (TWIND.test(input)) errors.push(`${file} holds run-time twind: ${input}`);
      if (REACT.test(input)) homes.set(input, [...(homes.get(input) ?? []), file]);
    }
  }
  // by module, not by package, because the small entry of react-dom may be in another chunk
  for (const [module, files] of homes)
    if (files.length > 1) errors.push(`${module} should be in exactly one chunk, is in: ${files.join(", ")}`);
  if (homes.size === 0) errors.push("React should be in exactly one chunk, is in none");
  return errors;
}

// not the texts "from" and " from " in an array
const STATIC = /(?:(?<!["'`]\s*)\bfrom|(?<!["'`])\bimport)\s*(["'`])([^"'`]+)\1/g;
const LAZY = /\bimport\(\s*(["'`])([^"'`]+)\1\s*\)/g;
/** The host may add a query to its URL ("?ver=6"). An import without that query would run it twice. */
const LOADER = "gds-widgets.js";

/**
 * @param files contents by path in the folder
 * @returns problems of their imports: the autoloader, circular imports, paths that aren't relative, missing files, names with
 *   characters that aren't safe in a URL; and `Array.from`, which libraries of host pages replace
 */
export function checkFiles(files: ReadonlyMap<string, string>): string[] {
  const errors: string[] = [];
  const imports = new Map<string, string[]>();
  for (const [file, code] of files) {
    if (!/^[\w./-]+$/.test(file)) errors.push(`${file} can't stand in an address as it is`);
    if (/\bArray\.from\b/.test(code)) errors.push(`${file} uses Array.from (build/libraries/without-array-from.ts)`);
    const find = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, , from = ""]) => from);
    const statics = find(STATIC);
    const resolved = (from: string) => posix.join(posix.dirname(file), from);
    for (const from of [...statics, ...find(LAZY)]) {
      if (!/^\.\.?\//.test(from)) errors.push(`${file} imports ${from}, which isn't relative`);
      else if (!files.has(resolved(from))) errors.push(`${file} imports ${from}, which isn't there`);
      else if (resolved(from) === LOADER) errors.push(`${file} imports the autoloader`);
    }
    if (file === LOADER && statics.length > 0) errors.push(`${file} imports ${statics.join(", ")} at once`);
    imports.set(file, statics.map(resolved));
  }
  return [...errors, ...circles(imports)];
}

/** Finds circular imports of chunks, in which the modules would run in the wrong order. */
function circles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const errors: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file))
      errors.push(`a circle of imports: ${[...path.slice(path.indexOf(file)), file].join(" > ")}`);
    if (path.includes(file) || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return errors;
}
