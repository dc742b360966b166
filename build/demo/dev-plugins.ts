import type { Plugin } from "vite";
import { iconsByFile } from "../libraries/icons.ts";

/** Two plugins for the development server: icons by file, and the style sheets of the demo's pages. */
export const devPlugins = (): Plugin[] => [
  {
    name: "gds-dev-icons",
    apply: "serve",
    enforce: "pre",
    transform: {
      filter: { id: /[\\/](src|demo)[\\/].*\.tsx?$/, code: "lucide-react" },
      handler: (code) => ({ code: iconsByFile(code), map: null }),
    },
  },
  {
    // By `sideEffects` in package.json, only the elements' files have side effects. The development server, unlike the build,
    // applies this to style sheets, too.
    name: "gds-dev-styles",
    apply: "serve",
    enforce: "post",
    transform: {
      filter: { id: /[\\/]demo[\\/].*\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: true }),
    },
  },
];
