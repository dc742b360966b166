import { twind, virtual } from "@twind/core";
import { build as bundle, type Plugin } from "esbuild";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { createTwindConfig } from "../../src/ui/twind.config.ts";
import { iconsByFile } from "../libraries/icons.ts";
import { replaceLiterals, twLiterals } from "./tw-literals.ts";

// tsup bundles its configuration, so this file may not ask where it lies.
const project = process.cwd();
const BELL = ["src/widgets/notification-bell/define.ts"];
const REGISTRATION = [
  ...BELL,
  "src/widgets/donor-registration/define.ts",
  // what it loads a moment later, and is shown first all the same
  "src/features/onboarding/signed-out.tsx",
  "src/features/auth/sign-in-form.tsx",
  "src/features/own-data/record/own-record-page.tsx",
];
/** The page that is opened most counts as shown first. */
const OFFICE = [...REGISTRATION, "src/widgets/backoffice/define.ts", "src/features/donors/registry/donors-page.tsx"];
/** Sets of classes, each within the next: what an element shows first must not wait for the whole product's. */
const SETS: Record<string, readonly string[]> = {
  "virtual:gds-classes": BELL,
  "virtual:gds-classes/registration": REGISTRATION,
  "virtual:gds-classes/office": OFFICE,
};
/** Which of them an element begins with, by what defines it. */
export const ELEMENT_SETS: Readonly<Record<string, readonly string[]>> = {
  "src/widgets/notification-bell/define.ts": BELL,
  "src/widgets/donor-registration/define.ts": REGISTRATION,
  "src/widgets/backoffice/define.ts": OFFICE,
};
/** What the office's set lacks (`src/ui/rest-classes.ts`). */
const REST = "virtual:gds-classes/rest";
/** Loaded by an `import()` of its own, and shown with the set of its element all the same. */
export const SHOWN_FIRST: readonly string[] = OFFICE;
/** What the prefixing preset writes for browsers that decisions §1 doesn't name. */
const OBSOLETE = /display:-ms-(inline-)?(grid|flexbox);|grid-(row-|column-)?gap:[^;}]+;|-ms-[\w-]+:[^;}]+;/g;
/** Classes that mark an element for the variants of others and have no rule of their own. */
const MARKERS = /^(group|peer)(\/|$)/;

/**
 * Takes twind out of the bundle (docs/decisions/0012): every literal tw`...` of the sources becomes its string, and the rules
 * of all of them become texts named `virtual:gds-classes`. A class that twind doesn't know fails the
 * build. An icon is imported from its own file on the way, because esbuild lets one plugin load a source.
 */
export function twindPlugin(): Plugin {
  return {
    name: "gds-twind",
    setup(build) {
      const all = rules(); // of the sources in their order: each build gives the same short names
      build.onResolve({ filter: /^virtual:gds-classes/ }, ({ path }) => ({ path, namespace: "gds-classes" }));
      build.onLoad({ filter: /.*/, namespace: "gds-classes" }, async ({ path }) => {
        const entries = SETS[path === REST ? "virtual:gds-classes/office" : path];
        if (!entries) return { errors: [{ text: `No set of classes is called ${path}` }] };
        const set = new Set(rules(await staticSources(entries)));
        // in the order of all: two sets may differ in it where it doesn't matter within one
        const css = path === REST ? restOf(all, set) : all.filter((rule) => set.has(rule)).join("\n");
        return { contents: css, loader: "text" };
      });
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
        const source = readFileSync(path, "utf8");
        const { resolve: resolveClasses } = classResolver();
        return {
          contents: iconsByFile(replaceLiterals(source, path, resolveClasses)),
          loader: path.endsWith("x") ? "tsx" : "ts",
        };
      });
    },
  };
}

/** @returns the rules of every class that the sources name. @throws Error naming classes that twind doesn't know */
export function rules(files: readonly string[] = sources()): string[] {
  const { resolve: add, rules, unknown } = classResolver();
  const missing: string[] = [];
  for (const file of files) {
    for (const classes of twLiterals(readFileSync(file, "utf8"), file)) {
      add(classes);
      for (const name of unknown(classes)) missing.push(`${relative(project, file)}: twind doesn't know "${name}"`);
    }
  }
  if (missing.length > 0) throw new Error(missing.join("\n"));
  return rules().map((rule) => rule.replace(OBSOLETE, ""));
}

/**
 * What `set` lacks of `all`, each rule in its place, which decides which of two wins.
 * @returns a line for each rule that is missing; a number stands for as many rules of the set
 */
export function restOf(all: readonly string[], set: ReadonlySet<string>): string {
  const lines: (string | number)[] = [];
  for (const rule of all) {
    const last = lines.at(-1);
    if (!set.has(rule)) lines.push(rule);
    else if (typeof last === "number") lines[lines.length - 1] = last + 1;
    else lines.push(1);
  }
  return lines.join("\n");
}

/** @returns the sources that the entries load at once: whatever they import, but for `import()`. */
async function staticSources(entries: readonly string[]): Promise<string[]> {
  const { metafile } = await bundle({
    entryPoints: [...entries],
    absWorkingDir: project,
    outdir: "unwritten",
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: "esm",
    packages: "external",
    external: ["virtual:*", "*.css?raw"],
    logLevel: "silent",
  });
  const outputs = new Set<string>();
  const visit = (output: string) => {
    if (outputs.has(output)) return;
    outputs.add(output);
    for (const { path, kind, external } of metafile.outputs[output]?.imports ?? [])
      if (kind === "import-statement" && !external) visit(path);
  };
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint && entries.includes(entryPoint)) visit(output);
  const inputs = new Set([...outputs].flatMap((output) => Object.keys(metafile.outputs[output]?.inputs ?? {})));
  return sources().filter((file) => inputs.has(relative(project, file)));
}

/** What ends up in the product; the kit's pages are built by Vite. */
const sources = (): string[] =>
  ["widgets", "features", "shared", "ui"].flatMap((zone) =>
    readdirSync(resolve(project, "src", zone), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
      .sort()
      .map((path) => join(project, "src", zone, path)),
  );

const shortNames = new Map<string, string>();

/** Returns a short name for a class of the bundle. It begins with `_`, because blockers of advertisements hide "ad". */
function shortName(name: string): string {
  const short = shortNames.get(name) ?? `_${shortNames.size.toString(36)}`;
  shortNames.set(name, short);
  return short;
}

/** Resolves classes with a twind of its own, and tells which ones it does not know. */
export function classResolver() {
  const instance = twind({ ...createTwindConfig(), hash: shortName }, virtual());
  const probe = twind(createTwindConfig(), virtual());
  const known = (name: string) => {
    probe.clear();
    probe(name);
    return probe.target.length > 0;
  };
  return {
    resolve: (classes: string) => instance(classes),
    rules: (): readonly string[] => instance.target,
    unknown: (classes: string) =>
      [...new Set(probe(classes).split(/\s+/))].filter((name) => name && !MARKERS.test(name) && !known(name)),
  };
}
