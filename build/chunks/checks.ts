import { posix } from "node:path";
import type { Metafile } from "esbuild";

const MOCK = /^src\/mocks\/|node_modules\/(msw|@mswjs|@open-draft|socket\.io\/|engine\.io\/)/;
const REACT = /node_modules\/(react|react-dom|scheduler)\/cjs\//;
const TWIND = /node_modules\/@twind\//;

/** @returns what is wrong with a production build: mock code in it, twind left in it, or a second copy of React. */
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
  // By module, not by package: react-dom's own small entry may lie in a lazy chunk of its own.
  for (const [module, files] of homes)
    if (files.length > 1) errors.push(`${module} should be in exactly one chunk, is in: ${files.join(", ")}`);
  if (homes.size === 0) errors.push("React should be in exactly one chunk, is in none");
  return errors;
}

// not a text that happens to be "from", before another one in a list
const STATIC = /(?<!["'`])(?:\bfrom|\bimport)\s*(["'`])([^"'`]+)\1/g;
const LAZY = /\bimport\(\s*(["'`])([^"'`]+)\1\s*\)/g;
/** The loader's address is the host's ("?ver=6"): who imported it by another one would run it twice. */
const LOADER = "gds-widgets.js";

/**
 * @param files texts by their paths in the folder
 * @returns what is wrong with how they import each other: the loader in it, a circle, an address that isn't relative, a
 *   file that isn't there, a name that an address would cut ("?")
 */
export function checkFiles(files: ReadonlyMap<string, string>): string[] {
  const errors: string[] = [];
  const imports = new Map<string, string[]>();
  for (const [file, code] of files) {
    if (!/^[\w./-]+$/.test(file)) errors.push(`${file} can't stand in an address as it is`);
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

/** A circle of chunks runs in an order that none of its modules was written for. */
function circles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const errors: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) errors.push(`a circle of imports: ${[...way.slice(way.indexOf(file)), file].join(" > ")}`);
    if (way.includes(file) || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return errors;
}
