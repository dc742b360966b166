import type { Plugin } from "esbuild";
import { createRequire } from "node:module";

const NAME = "gds-react-exports";
const REACT = /^react(-dom)?(\/(client|jsx-runtime))?$/;
const require = createRequire(import.meta.url);

/**
 * React is CommonJS, and for each module that imports such a package esbuild copies all its exports into an object of
 * getters: 860 objects, which later calls go through. Here one module reads the exports, and all others import its
 * bindings.
 */
export function reactExportsPlugin(): Plugin {
  return {
    name: NAME,
    setup(build) {
      build.onResolve({ filter: REACT }, ({ path, kind, namespace }) =>
        kind === "import-statement" && namespace !== NAME ? { path, namespace: NAME } : null,
      );
      build.onLoad({ filter: REACT, namespace: NAME }, ({ path }) => {
        const names = Object.keys(require(path) as object);
        const contents = `import all from "${path}"; export default all; export const { ${names.join(", ")} } = all;`;
        return { contents, resolveDir: process.cwd() };
      });
    },
  };
}
