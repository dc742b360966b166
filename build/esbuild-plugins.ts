import { transform, type Plugin } from "esbuild";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import type { Patch } from "./libraries/patches.ts";

/** The supported browsers (decisions §1). */
export const TARGET = ["chrome116", "firefox125", "safari17.4"];

/** Applies patches of libraries. A patch that matches no file fails the build. */
export function patchesPlugin(patches: readonly Patch[]): Plugin {
  return {
    name: "gds-patches",
    setup(build) {
      const unused = new Set(patches);
      build.onLoad({ filter: /[\\/]node_modules[\\/].*\.m?js$/ }, ({ path }) => {
        const patch = patches.find(({ file }) => file.test(path));
        if (!patch) return null;
        unused.delete(patch);
        return { contents: patch.apply(readFileSync(path, "utf8")), loader: "js" };
      });
      build.onEnd(() => ({
        errors: [...unused].map(({ file }) => ({ text: `No file needs the patch for ${file}` })),
      }));
    },
  };
}

/** What our sources and the libraries import from React. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  react: `Children,cloneElement,Component,createContext,createElement,forwardRef,Fragment,isValidElement,lazy,memo,startTransition,Suspense,use,
    useCallback,useContext,useDebugValue,useDeferredValue,useEffect,useEffectEvent,useId,useInsertionEffect,useLayoutEffect,useMemo,useReducer,useRef,useState,useSyncExternalStore`,
  "react/jsx-runtime": "Fragment,jsx,jsxs",
  "react-dom": "createPortal,flushSync",
};

/**
 * Gives React's functions as named exports. React is CommonJS: without this, each use names the module, too, as in
 * `(0, react.useState)(…)`, and each file has a copy of the module with 44 getters. A name that isn't in the list fails the build.
 */
export function reactNamesPlugin(): Plugin {
  return {
    name: "gds-react-names",
    setup(build) {
      build.onResolve({ filter: /^react(-dom|\/jsx-runtime)?$/ }, ({ path, kind }) =>
        kind === "import-statement" ? { path, namespace: "gds-react-names" } : null,
      );
      build.onLoad({ filter: /.*/, namespace: "gds-react-names" }, ({ path }) => ({
        contents: `const react = require("${path}"); export default react; export const { ${REACT_NAMES[path]} } = react;`,
        resolveDir: process.cwd(),
      }));
    },
  };
}

/** Imports `x.css?raw` as a minified text, like Vite. */
export function rawCssPlugin(): Plugin {
  return {
    name: "gds-raw-css",
    setup(build) {
      build.onResolve({ filter: /\.css\?(raw|inline)$/ }, ({ path, resolveDir }) => {
        const file = path.replace(/\?.*$/, "");
        const found = file.startsWith(".")
          ? resolve(resolveDir, file)
          : createRequire(resolve(resolveDir, "x.js")).resolve(file);
        // the suffix, because tsup handles every path that ends in .css
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

/** Imports the bytes of `x?base64` as a text, for the standard fonts of PDFs. */
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
