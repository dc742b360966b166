import { twind, virtual } from "@twind/core";
import { build as bundle, type Plugin } from "esbuild";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { createTwindConfig } from "../../src/ui/twind.config.ts";
import { iconsByFile } from "../libraries/icons.ts";
import { replaceLiterals, twLiterals } from "./tw-literals.ts";

// tsup bundles its configuration, so import.meta can't be used here
const project = process.cwd();
const BELL = ["src/widgets/notification-bell/define.ts"];
const REGISTRATION = [
  ...BELL,
  "src/widgets/donor-registration/define.ts",
  // lazy imports of the first screens
  "src/features/onboarding/signed-in.tsx",
  "src/features/onboarding/signed-out.tsx",
  "src/features/auth/sign-in-form.tsx",
  "src/features/own-data/record/own-record-page.tsx",
];
/** The first screens include the most used page. */
const OFFICE = [
  ...REGISTRATION,
  "src/widgets/backoffice/define.ts",
  "src/features/donors/registry/donors-page.tsx",
  // one press away, and with the rows: they don't wait for the classes of all screens
  "src/ui/menu/opened-menus.ts",
  "src/shared/lists/views/components/opened-view.tsx",
];
/** The sets of classes, each a subset of the next, so that the first screens don't wait for all classes. */
const SETS: Record<string, readonly string[]> = {
  "virtual:gds-classes": BELL,
  "virtual:gds-classes/registration": REGISTRATION,
  "virtual:gds-classes/office": OFFICE,
};
/** The set of each element, by its definition. */
export const ELEMENT_SETS: Readonly<Record<string, readonly string[]>> = {
  "src/widgets/notification-bell/define.ts": BELL,
  "src/widgets/donor-registration/define.ts": REGISTRATION,
  "src/widgets/backoffice/define.ts": OFFICE,
};
/** All classes that aren't in the back office's set (`src/ui/rest-classes.ts`). */
const REST = "virtual:gds-classes/rest";
/** Sources whose classes are in the set of their element, also if they are imported lazily. */
export const SHOWN_FIRST: readonly string[] = OFFICE;
/** Replacements that make rules shorter and keep what they do. */
const SHORTER: readonly [pattern: RegExp, shorter: string][] = [
  // prefixes for browsers that aren't supported (decisions §1)
  [/display:-ms-(inline-)?(grid|flexbox);|grid-(row-|column-)?gap:[^;}]+;|-ms-[\w-]+:[^;}]+;/g, ""],
  [/-moz-column(s|-gap):[^;}]+;|-webkit-flex-direction:[^;}]+;|-(moz|webkit)-appearance:[^;}]+;/g, ""],
  [/position:-webkit-sticky;|[a-z-]+:-moz-(fit|max|min)-content;/g, ""],
  // no class sets the opacity of a colour alone
  [/(--\w+):1;([a-z-]+):rgba\((\d+,\d+,\d+),var\(\1\)\)/g, "$2:rgb($3)"],
  [/calc\(([\d.]+(?:px|%)) \* -1\)/g, "-$1"],
  [/(margin|padding)-left:([^;{}]+);\1-right:\2(?=[;}])/g, "$1-inline:$2"],
  [/(margin|padding)-top:([^;{}]+);\1-bottom:\2(?=[;}])/g, "$1-block:$2"],
  [/(?<![\w-])top:([^;{}]+);right:\1;bottom:\1;left:\1(?=[;}])/g, "inset:$1"],
];
/** Marker classes for the variants of other elements, which have no rules. */
const MARKERS = /^(group|peer)(\/|$)/;

/**
 * Removes twind from the bundle (docs/decisions/styling.md, "The build extracts the classes"): replaces each tw`...` literal by a
 * string, and provides the rules as modules `virtual:gds-classes`. A class that twind doesn't know fails the build. The plugin
 * also imports icons by file, because in esbuild only one plugin can load a source.
 */
export function twindPlugin(): Plugin {
  return {
    name: "gds-twind",
    setup(build) {
      const all = rules(); // first, so that each build gives the same short names
      build.onResolve({ filter: /^virtual:gds-classes/ }, ({ path }) => ({ path, namespace: "gds-classes" }));
      build.onLoad({ filter: /.*/, namespace: "gds-classes" }, async ({ path }) => {
        const entries = SETS[path === REST ? "virtual:gds-classes/office" : path];
        if (!entries) return { errors: [{ text: `No set of classes is called ${path}` }] };
        const set = new Set(rules(await staticSources(entries)));
        // in the order of `all`, because the order in another set may differ
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

/** @returns the rules of all classes in the sources. @throws Error with the classes that twind doesn't know */
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
  return rules().map(shorten);
}

const shorten = (rule: string): string =>
  SHORTER.reduce((short, [pattern, shorter]) => short.replace(pattern, shorter), rule);

/**
 * Returns the rules of `all` that aren't in `set`, with their positions, because the order of rules matters.
 * @returns a line for each missing rule; a number is a count of rules of the set
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

/** @returns the sources that the entries import statically */
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

/** All sources of the product with classes. */
const sources = (): string[] =>
  ["widgets", "features", "shared", "ui"].flatMap((zone) =>
    readdirSync(resolve(project, "src", zone), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
      .sort()
      .map((path) => join(project, "src", zone, path)),
  );

const shortNames = new Map<string, string>();

/** Returns a short name for a class. It begins with `_`, because ad blockers hide elements with the class "ad". */
function shortName(name: string): string {
  const short = shortNames.get(name) ?? `_${shortNames.size.toString(36)}`;
  shortNames.set(name, short);
  return short;
}

/** Creates a twind instance that resolves classes and finds unknown ones. */
export function classResolver() {
  const instance = twind({ ...createTwindConfig(), hash: shortName }, virtual());
  const probe = twind(createTwindConfig(), virtual());
  const known = new Map<string, boolean>();
  const isKnown = (name: string) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    probe.clear();
    probe(name);
    known.set(name, probe.target.length > 0);
    return probe.target.length > 0;
  };
  return {
    resolve: (classes: string) => instance(classes),
    rules: (): readonly string[] => instance.target,
    unknown: (classes: string) =>
      [...new Set(probe(classes).split(/\s+/))].filter((name) => name && !MARKERS.test(name) && !isKnown(name)),
  };
}
