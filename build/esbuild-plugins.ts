import { transform, type Metafile, type Plugin } from "esbuild";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { checkProduction } from "./chunks/checks.ts";
import { patches } from "./libraries/patches.ts";

/** The browsers of decisions §1. */
export const TARGET = ["chrome116", "firefox125", "safari17.4"];

/** The patches of libraries, each of which must have met its file by the end: one that no build needs any more fails the build. */
export function patchesPlugin(): Plugin {
  return {
    name: "gds-patches",
    setup(build) {
      const met = new Set<RegExp>();
      build.onLoad({ filter: /[\\/]node_modules[\\/].*\.m?js$/ }, ({ path }) => {
        const found = patches.find(({ file }) => file.test(path));
        if (!found) return null;
        met.add(found.file);
        return { contents: found.apply(readFileSync(path, "utf8")), loader: "js" };
      });
      build.onEnd(() => ({
        errors: patches
          .filter(({ file }) => !met.has(file))
          .map(({ file }) => ({ text: `No file met the patch for ${file}` })),
      }));
    },
  };
}

/** Whose schemas every element needs at once. */
const CORE_SCHEMAS = /[\\/]src[\\/](api[\\/](?!ability)|features[\\/]notifications[\\/])/;

/**
 * valibot is one file, and a file lies in one chunk with whatever anybody uses of it. Pages get a copy of their own, so
 * that the rules of their forms don't weigh on a bell; schemas of one copy are read by the other.
 */
export function schemaCopiesPlugin(): Plugin {
  return {
    name: "gds-schema-copies",
    setup(build) {
      build.onResolve({ filter: /^valibot$/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
        if (pluginData === "gds-schema-copies" || CORE_SCHEMAS.test(importer)) return null;
        const found = await build.resolve(path, { importer, kind, resolveDir, pluginData: "gds-schema-copies" });
        return { ...found, suffix: "?pages" };
      });
    },
  };
}

/** `x.css?raw` is a text, as Vite has it; minified, since it goes into a sheet as it is. */
export function rawCssPlugin(): Plugin {
  return {
    name: "gds-raw-css",
    setup(build) {
      build.onResolve({ filter: /\.css\?(raw|inline)$/ }, ({ path, resolveDir }) => {
        const file = path.replace(/\?.*$/, "");
        const found = file.startsWith(".")
          ? resolve(resolveDir, file)
          : createRequire(resolve(resolveDir, "x.js")).resolve(file);
        // tsup takes every path that ends in .css.
        return { path: `${found}?raw`, namespace: "gds-raw-css" };
      });
      build.onLoad({ filter: /.*/, namespace: "gds-raw-css" }, async ({ path }) => {
        const file = path.replace(/\?raw$/, "");
        const css = await transform(readFileSync(file, "utf8"), { loader: "css", minify: true, target: TARGET });
        return { contents: css.code.trim(), loader: "text", watchDirs: [dirname(file)] };
      });
    },
  };
}

/** `x?base64` is a file's bytes as a text: the fonts that a PDF may leave out. */
export function base64Plugin(): Plugin {
  return {
    name: "gds-base64",
    setup(build) {
      build.onResolve({ filter: /\?base64$/ }, ({ path, resolveDir }) => {
        const file = createRequire(resolve(resolveDir, "x.js")).resolve(path.replace(/\?.*$/, ""));
        return { path: file, namespace: "gds-base64" };
      });
      build.onLoad({ filter: /.*/, namespace: "gds-base64" }, ({ path }) => ({
        contents: readFileSync(path, "base64"),
        loader: "text",
      }));
    },
  };
}

/** Fails the build when what was built breaks a rule of the bundle. */
export function checksPlugin(check: (metafile: Metafile) => string[] = checkProduction): Plugin {
  return {
    name: "gds-checks",
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile }) => ({ errors: metafile ? check(metafile).map((text) => ({ text })) : [] }));
    },
  };
}
