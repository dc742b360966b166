import { twind, virtual } from "@twind/core";
import type { Plugin } from "esbuild";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { createTwindConfig } from "../../src/ui/twind.config.ts";
import { replaceLiterals, twLiterals } from "./tw-literals.ts";

// tsup bundles its configuration, so this file may not ask where it lies.
const project = process.cwd();
const CLASSES = "virtual:gds-classes";
/** Classes that mark an element for the variants of others and have no rule of their own. */
const MARKERS = /^(group|peer)(\/|$)/;

/**
 * Takes twind out of the bundle (toolchain §2): every literal tw`...` of the sources becomes its string, and the rules
 * of all of them become the text of `virtual:gds-classes`. A class that twind doesn't know fails the build.
 */
export function twindPlugin(): Plugin {
  return {
    name: "gds-twind",
    setup(build) {
      build.onResolve({ filter: /^virtual:gds-classes$/ }, () => ({ path: CLASSES, namespace: "gds-classes" }));
      build.onLoad({ filter: /.*/, namespace: "gds-classes" }, () => ({ contents: extract(), loader: "text" }));
      build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
        const source = readFileSync(path, "utf8");
        if (!source.includes("tw`")) return null;
        return {
          contents: replaceLiterals(source, path, classResolver().resolve),
          loader: path.endsWith("x") ? "tsx" : "ts",
        };
      });
    },
  };
}

/** @returns the rules of every class that the product's sources name. @throws Error naming classes that twind doesn't know */
export function extract(): string {
  const { resolve: add, css, unknown } = classResolver();
  const missing: string[] = [];
  for (const file of sources()) {
    for (const classes of twLiterals(readFileSync(file, "utf8"), file))
      for (const name of unknown(add(classes)))
        missing.push(`${relative(project, file)}: twind doesn't know "${name}"`);
  }
  if (missing.length > 0) throw new Error(missing.join("\n"));
  return css();
}

/** What ends up in the product; the kit's pages are built by Vite. */
const sources = (): string[] =>
  ["widgets", "features", "ui"].flatMap((zone) =>
    readdirSync(resolve(project, "src", zone), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
      .sort()
      .map((path) => join(project, "src", zone, path)),
  );

/** Resolves classes with a twind of its own, and tells which ones it does not know. */
export function classResolver() {
  const instance = twind(createTwindConfig(), virtual());
  const probe = twind(createTwindConfig(), virtual());
  const known = (name: string) => {
    probe.clear();
    probe(name);
    return probe.target.length > 0;
  };
  return {
    resolve: (classes: string) => instance(classes),
    css: () => instance.target.join(""),
    unknown: (classes: string) =>
      [...new Set(classes.split(/\s+/))].filter((name) => name && !MARKERS.test(name) && !known(name)),
  };
}
