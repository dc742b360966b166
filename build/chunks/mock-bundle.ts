import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { rolldown } from "rolldown";
import { BUNDLING, OUTPUT } from "./bundling.ts";
import { oneByte } from "./one-byte.ts";

/** A static import in esbuild's minified output. */
const STATIC = /(?:from|import)\s*"(\.[^"]+)"/g;

/**
 * Bundles esbuild's files of the mock again: all that its entry imports becomes one file. esbuild makes a file of each set of modules
 * that the same parts use; so each new part would cut the start into more files. rolldown's minifier also makes them 3 % smaller.
 * @param folder the output folder
 */
export async function bundleMock(folder: string): Promise<void> {
  const entry = resolve(folder, "mocks.js");
  const first = staticFiles(entry);
  const old = readdirSync(join(folder, "chunks")).filter((name) => name.startsWith("mocks-"));
  const bundle = await rolldown({ input: { mocks: entry }, ...BUNDLING });
  const { output } = await bundle.generate({
    ...OUTPUT,
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/mocks-[hash:7].js",
    codeSplitting: {
      includeDependenciesRecursively: false,
      // without the entry: a page may add a query to its address, and parts that import it would then run it twice
      groups: [{ name: (id) => (first.has(id) && id !== entry ? "first" : null), debugName: "first" }],
    },
  });
  await bundle.close();
  for (const name of old) rmSync(join(folder, "chunks", name));
  for (const file of output) if (file.type === "chunk") writeFileSync(join(folder, file.fileName), oneByte(file.code));
}

/** @returns a file and all that it imports statically */
function staticFiles(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, from = ""] of readFileSync(file, "utf8").matchAll(STATIC))
    staticFiles(resolve(file, "..", from), found);
  return found;
}
