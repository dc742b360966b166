import type { Plugin } from "vite";
import { iconsByFile } from "../libraries/icons.ts";

/**
 * What the development server needn't read before it shows anything. Through the library's index it would be each of its
 * 1,700 icons, and React's files name both builds of it.
 */
export function devLighterPlugin(): Plugin[] {
  return [
    {
      name: "gds-dev-icons",
      apply: "serve",
      enforce: "pre",
      transform: {
        filter: { id: /[\\/](src|demo)[\\/].*\.tsx?$/, code: "lucide-react" },
        // the imports stay in their lines
        handler: (code) => ({ code: iconsByFile(code), map: null }),
      },
    },
    {
      name: "gds-dev-builds",
      apply: "serve",
      enforce: "pre",
      transform: {
        filter: {
          id: /[\\/]node_modules[\\/].*\.js$/,
          code: /require\(['"]\.\/cjs\/[\w.-]+\.production(\.min)?\.js['"]\)/,
        },
        handler: (code) => ({ code: developmentBuild(code), map: null }),
      },
    },
  ];
}

/**
 * The style sheets of the demo's pages. package.json says of all but the elements' files that importing them alone does
 * nothing, and the development server, unlike the build, believes it of a style sheet, too.
 */
export function devStylesPlugin(): Plugin {
  return {
    name: "gds-dev-styles",
    apply: "serve",
    enforce: "post",
    transform: {
      filter: { id: /[\\/]demo[\\/].*\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: true }),
    },
  };
}

/** @returns a file that is one of two builds, without its production's; as it was where it isn't written as known */
export const developmentBuild = (code: string): string =>
  code.replace(
    /if \(process\.env\.NODE_ENV === (['"])production\1\) \{[^{}]*require\([^{}]*\} else (?=\{)/,
    (production) => production.replace(/[^\n]/g, ""),
  );
