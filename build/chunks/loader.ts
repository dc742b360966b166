import type { Metafile } from "esbuild";
import { basename, relative, resolve } from "node:path";
import { rolldown, type Plugin } from "rolldown";
import { ROUTES, type RouteName } from "../../src/domain/routes.ts";
import { TARGET } from "../esbuild-plugins.ts";
import { GROUPS } from "./chunk-groups.ts";
import { moduleGraph } from "./module-graph.ts";
import { pageSources } from "./page-sources.ts";
import { toClassicScript } from "./classic-script.ts";

const SOURCE = "src/widgets/autoload.ts";
const PAGES = "src/widgets/backoffice/pages.ts";
const ELEMENTS = ["backoffice", "donor-registration", "notification-bell"];
/** The lazy imports that an element shows first to users who are signed in. */
const SIGNED_IN: Record<string, string[]> = {
  "donor-registration": ["src/features/onboarding/signed-in.tsx", "src/features/own-data/record/own-record-page.tsx"],
};

/** In bytes. Smaller files that a few pages share aren't named: the page's own file imports them, and they arrive before its data. */
const NAMED = 12_000;

/** Files have a character as number, from "0" on, so that a list of files is a short text. */
const FIRST_NUMBER = 48;

/**
 * Builds the autoloader with the names of all files.
 * @param folder the output folder
 * @param metafile the metafile of the second pass
 * @param labels the file of the Italian labels
 */
export async function buildLoader(folder: string, metafile: Metafile, labels: string): Promise<string> {
  const downloads = downloadsModule(folder, metafile, { sources: pageSources(PAGES), labels });
  const placed = resolve("src/widgets/downloads.ts");
  return bundleEntry(SOURCE, "esm", {
    name: "gds-downloads",
    load: (id) => (id === placed ? { code: downloads, moduleType: "js" } : null),
  });
}

/** Makes the file of the Italian labels. */
export const buildItalianLabels = (): Promise<string> => bundleEntry("src/widgets/labels-italiano.ts", "esm");

/** Makes the classic script that imports the autoloader. */
export async function buildClassicLoader(): Promise<string> {
  return toClassicScript(await bundleEntry("src/widgets/loader.ts", "iife"));
}

async function bundleEntry(input: string, format: "esm" | "iife", plugin?: Plugin): Promise<string> {
  const named = process.env.GDS_BASE;
  const bundle = await rolldown({
    input,
    external: /^\.\/chunks\//,
    transform: { define: { "process.env.GDS_BASE": JSON.stringify(named ? new URL(named).href : "") } },
    plugins: [plugin],
  });
  const { output } = await bundle.generate({
    format,
    minify: { compress: { target: TARGET }, mangle: true, codegen: { removeWhitespace: true } },
    comments: false,
  });
  await bundle.close();
  return (
    output[0].code
      // so that webpack leaves the import of a named folder alone
      .replace(/import\((\w+)\)/, "import(/*webpackIgnore:true*/$1)")
  );
}

interface OtherFiles {
  /** The modules of each page, by route name. */
  sources: Readonly<Record<string, readonly string[]>>;
  /** The file of the Italian labels. */
  labels: string;
}

/** Returns the content of `src/widgets/downloads.ts`. */
export function downloadsModule(folder: string, metafile: Metafile, { sources, labels }: OtherFiles): string {
  const graph = moduleGraph(metafile);
  const files: string[] = [];
  const number = (file: string) => {
    const path = `./${relative(folder, file)}`;
    if (!files.includes(path)) files.push(path);
    return String.fromCharCode(FIRST_NUMBER + files.indexOf(path));
  };
  const fileWith = (source: string) => {
    // prefer the entry, even if the source itself is in a shared file
    const entry = graph.files.find((file) => graph.isEntryOf(file, source));
    return entry ?? graph.files.find((file) => graph.sources(file).includes(source)) ?? graph.entryOf(source);
  };
  const needed = (sourcesOf: readonly string[], without: ReadonlySet<string> = new Set()) =>
    [...new Set(sourcesOf.flatMap((source) => [...graph.closure(fileWith(source))]))].filter(
      (file) => !without.has(file),
    );

  const list = (paths: readonly string[]) => paths.map(number).sort().join("");
  const elements = ELEMENTS.map((name) => {
    const definition = graph.entryOf(sourceOf(name));
    const others = needed([sourceOf(name)]).filter((file) => file !== definition);
    const known = new Set([definition, ...others]);
    return [`gds-${name}`, number(definition) + list(others), list(needed(SIGNED_IN[name] ?? [], known))];
  });
  const office = graph.closure(graph.entryOf(sourceOf("backoffice")));
  const routes = new Map<string, string[]>();
  for (const [name, modules] of Object.entries(sources)) {
    const own = modules.map(fileWith);
    const files = list(
      needed(modules, office).filter((file) => own.includes(file) || isGroup(file) || graph.size(file) > NAMED),
    );
    if (files) routes.set(files, [...(routes.get(files) ?? []), pathPattern(ROUTES[name as RouteName].pattern)]);
  }
  const pages = [...routes].map(([files, patterns]) => [patterns.join("|"), files]);
  const autoloaderFunctions = number(graph.entryOf("src/widgets/autoloader-functions.ts"));
  const pageMarkup = number(graph.entryOf("src/widgets/page-markup.ts"));
  const italianLabels = number(labels);
  // each address is written out: a site's bundler follows no other
  return `const files=[${files.map((path) => `()=>import(${JSON.stringify(path)})`).join()}];
    export const ask=(file)=>files[file.charCodeAt()-${FIRST_NUMBER}]();
    export const elements=${JSON.stringify(elements)};
    export const pages=${JSON.stringify(pages)};
    export const italianLabels=${JSON.stringify(italianLabels)};
    export const autoloaderFunctions=${JSON.stringify(autoloaderFunctions)};
    export const pageMarkup=${JSON.stringify(pageMarkup)};`;
}

const isGroup = (file: string) => GROUPS.some((group) => basename(file).startsWith(`${group}-`));
const sourceOf = (element: string) => `src/widgets/${element}/define.ts`;

/** @returns the tag of each element, and the path of the file that defines it, relative to the folder */
export function definitions(folder: string, metafile: Metafile): [tag: string, path: string][] {
  const graph = moduleGraph(metafile);
  return ELEMENTS.map((name) => [`gds-${name}`, `./${relative(folder, graph.entryOf(sourceOf(name)))}`]);
}

/** wouter's pattern without its first slash, as the text of a regular expression. */
const pathPattern = (pattern: string) => pattern.slice(1).replace(/:\w+/g, "[^/]+");
