import type { Metafile } from "esbuild";
import { rmSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown, type OutputChunk, type PreRenderedChunk } from "rolldown";
import { BUNDLING, OUTPUT } from "./bundling.ts";
import { chunkGroups, GROUPS } from "./chunk-groups.ts";
import { lazyClassesPlugin } from "../classes/lazy-classes.ts";
import { withoutArrayFrom } from "../libraries/without-array-from.ts";
import { moduleGraph } from "./module-graph.ts";
import { pageSources } from "./page-sources.ts";

/** The used properties of a chunk. rolldown's own objects are read-only. */
export type Chunk = Pick<
  OutputChunk,
  "fileName" | "moduleIds" | "facadeModuleId" | "imports" | "dynamicImports" | "exports" | "code"
>;

/**
 * Bundles esbuild's files into fewer ones, and removes esbuild's. esbuild makes a chunk of each set of modules that the same
 * entry points and lazy imports use; so many files would load in waves.
 * @param folder the output folder of the first pass
 * @param first the metafile of the first pass
 * @returns the chunks, and a metafile in esbuild's format
 */
export async function secondPass(folder: string, first: Metafile): Promise<{ chunks: Chunk[]; metafile: Metafile }> {
  const lazyClasses = lazyClassesPlugin(first);
  const graph = moduleGraph(first);
  const groups = chunkGroups(graph, Object.values(pageSources("src/widgets/backoffice/pages.ts")));
  const entries = graph.files.filter((file) => dirname(file) === folder);
  const fileOf = (id: string) => relative(process.cwd(), id);
  /** Names a chunk after its group, its entry point, or its largest source. */
  const nameOf = ({ name, facadeModuleId, moduleIds }: PreRenderedChunk) => {
    const [file = ""] = (facadeModuleId ? [facadeModuleId] : moduleIds).map(fileOf);
    const group = groups.get(file) ?? GROUPS.find((known) => known === name);
    return group ?? nameFor(first.outputs[file]?.entryPoint ?? largestSource(file));
  };
  const largestSource = (file: string) => {
    const inputs = Object.entries(first.outputs[file]?.inputs ?? {});
    return inputs.sort(([, a], [, b]) => b.bytesInOutput - a.bytesInOutput)[0]?.[0] ?? file;
  };

  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((file) => [basename(file, ".js"), resolve(file)])),
    ...BUNDLING,
    plugins: [lazyClasses, withoutArrayFrom()],
  });
  const { output } = await bundle.generate({
    ...OUTPUT,
    entryFileNames: (chunk) => `chunks/${nameOf(chunk)}-[hash:7].js`,
    chunkFileNames: (chunk) => `chunks/${nameOf(chunk)}-[hash:7].js`,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: (id) => groups.get(fileOf(id)) ?? null, debugName: "groups" }],
    },
  });
  await bundle.close();
  const chunks = withoutWaves(withoutRuntime(output.filter((file) => file.type === "chunk")));
  for (const file of graph.files) rmSync(file);
  return { chunks, metafile: metafileOf(chunks, folder, first, fileOf) };
}

/**
 * Inlines the chunk with rolldown's runtime helper (158 bytes) into the chunks that import it, to save a request. Groups can't
 * include it.
 * @throws Error if the helper or its import has an unknown form
 */
function withoutRuntime(chunks: readonly Chunk[]): Chunk[] {
  const runtime = chunks.find(({ moduleIds }) => moduleIds.every((id) => id.startsWith("\0")));
  if (!runtime) return [...chunks];
  const [, body, name] = /^(.*);export\{(\w+)\};?\s*$/s.exec(runtime.code) ?? [];
  const file = basename(runtime.fileName);
  return chunks
    .filter((chunk) => chunk !== runtime)
    .map((chunk) => {
      if (!chunk.imports.includes(runtime.fileName)) return chunk;
      const code = chunk.code.replace(/import\{(\w+) as (\w+)\}from"\.\/([^"]+)";/g, (text, exported, local, from) =>
        from === file && exported === name ? `const ${local}=(()=>{${body};return ${name}})();` : text,
      );
      if (code.includes(file)) throw new Error(`${chunk.fileName} imports ${file} in an unknown way`);
      return { ...chunk, code, imports: chunk.imports.filter((other) => other !== runtime.fileName) };
    });
}

/**
 * Makes each lazy import request all files of its chunk's static imports at once, instead of in waves. The hashes in the names stay
 * valid, because the added imports depend only on names that are already in the chunk.
 */
function withoutWaves(chunks: readonly Chunk[]): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const next of byName.get(name)?.imports ?? []) closure(next, found);
    return found;
  };
  return chunks.map((chunk) => {
    const loaded = closure(chunk.fileName);
    const filesFor = (name: string) => [
      name,
      ...[...closure(name)].filter((file) => !loaded.has(file) && file !== name),
    ];
    const code = withLists(chunk.code, filesFor);
    const { fileName, moduleIds, facadeModuleId, imports, dynamicImports, exports } = chunk;
    return { fileName, moduleIds, facadeModuleId, imports, dynamicImports, exports, code };
  });
}

/** The name of a function in chunks with many lazy imports. */
const LOAD = "gdsLoad";

/**
 * Replaces lazy imports that need several files. A chunk with many of them names each file once, in a function that takes numbers.
 * @param filesFor returns a lazily imported file, and the others that it needs
 */
function withLists(code: string, filesFor: (name: string) => readonly string[]): string {
  const replaced = (listOf: (files: readonly string[]) => string) =>
    code.replace(/\bimport\(([`"'])\.\/([^`"']+)\1\)/g, (text, _quote, name: string) => {
      const files = filesFor(`chunks/${name}`);
      return files.length > 1 ? listOf(files) : text;
    });
  const requestOf = (file: string) => `import("./${basename(file)}")`;
  const plain = replaced((files) => `Promise.all([${files.map(requestOf).join()}]).then(e=>e[0])`);

  const named: string[] = [];
  const numberOf = (file: string) => (named.includes(file) ? named.indexOf(file) : named.push(file) - 1);
  const calls = replaced((files) => `${LOAD}(${files.map(numberOf).join()})`);
  // each address is written out: a site's bundler follows no other
  const requests = `[${named.map((file) => `()=>${requestOf(file)}`).join()}]`;
  const numbered = `${calls}function ${LOAD}(...n){let f=${requests};return Promise.all(n.map(i=>f[i]())).then(e=>e[0])}`;
  const zipped = (text: string) => gzipSync(text, { level: 9 }).length;
  return zipped(numbered) < zipped(plain) ? numbered : plain;
}

/** Names a chunk after a source: "backoffice" for widgets/backoffice/define.ts, "donors" for donors-page.tsx, or a library's package. */
const nameFor = (source: string): string =>
  /node_modules\/(?:@[\w-]+\/)?([\w-]+)/.exec(source)?.[1] ??
  /([\w-]+)\/(?:index|define)\.\w+$/.exec(source)?.[1] ??
  basename(source).replace(/(?:-pages?)?\.\w+$/, "");

function metafileOf(
  chunks: readonly Chunk[],
  folder: string,
  first: Metafile,
  fileOf: (id: string) => string,
): Metafile {
  const toFolder = (path: string) => join(folder, path);
  const outputs = chunks.map(({ fileName, moduleIds, facadeModuleId, code, imports, dynamicImports, exports }) => [
    toFolder(fileName),
    {
      bytes: Buffer.byteLength(code),
      entryPoint: facadeModuleId ? first.outputs[fileOf(facadeModuleId)]?.entryPoint : undefined,
      inputs: Object.assign({}, ...moduleIds.map((id) => first.outputs[fileOf(id)]?.inputs ?? {})),
      imports: [
        ...imports.map((path) => ({ path: toFolder(path), kind: "import-statement" })),
        ...dynamicImports.map((path) => ({ path: toFolder(path), kind: "dynamic-import" })),
      ],
      exports,
    },
  ]);
  return { inputs: first.inputs, outputs: Object.fromEntries(outputs) };
}
