import { rmSync } from "node:fs";
import manifest from "./package.json" with { type: "json" };
import { defineConfig, type Options } from "tsup";
import {
  base64Plugin,
  checksPlugin,
  patchesPlugin,
  rawCssPlugin,
  schemaCopiesPlugin,
  TARGET,
} from "./build/esbuild-plugins.ts";
import { mockStubsPlugin } from "./build/libraries/mock-stubs.ts";
import { noticesPlugin } from "./build/libraries/notices.ts";
import { PLACE_PACKAGES } from "./build/libraries/place-data.ts";
import { twindPlugin } from "./build/classes/twind-plugin.ts";

rmSync("dist", { recursive: true, force: true });

/** The declarations of all modules: `tsc -p tsconfig.types.json` writes them, because tsup would take a minute for them. */
const TYPES = ".cache/types";

const shared: Options = {
  format: ["esm"],
  platform: "browser",
  target: TARGET,
  splitting: true,
  minify: true,
  noExternal: [/.*/],
  define: {
    "process.env.NODE_ENV": '"production"',
    "process.env.GDS_EXTRACTED": '"true"',
    "process.env.GDS_VERSION": JSON.stringify(manifest.version),
  },
  silent: true,
};

/** The product and the mock write one file of them. */
const notices = noticesPlugin("dist/THIRD-PARTY-NOTICES.txt", PLACE_PACKAGES);

export default defineConfig([
  {
    // The first of two passes: build/finish.ts bundles these files once more, and makes the autoloader.
    ...shared,
    metafile: true,
    entry: {
      backoffice: "src/widgets/backoffice/define.ts",
      "donor-registration": "src/widgets/donor-registration/define.ts",
      "notification-bell": "src/widgets/notification-bell/define.ts",
      transport: "src/api/transport.ts",
      "rest-classes": "src/ui/rest-classes.ts",
    },
    dts: { entry: { "gds-widgets": `${TYPES}/widgets/public.d.ts`, jsx: `${TYPES}/widgets/jsx.d.ts` } },
    esbuildOptions: (options) => void (options.chunkNames = "chunks/[name]-[hash]"),
    esbuildPlugins: [
      patchesPlugin(),
      rawCssPlugin(),
      base64Plugin(),
      schemaCopiesPlugin(),
      twindPlugin(),
      checksPlugin(),
      notices,
    ],
  },
  {
    // Apart from the product, so that no chunk is shared and none of its code can slip into one.
    ...shared,
    entry: { mocks: "src/mocks/index.ts" },
    dts: { entry: { mocks: `${TYPES}/mocks/index.d.ts` } },
    esbuildOptions: (options) => void (options.chunkNames = "chunks/mocks-[hash]"),
    esbuildPlugins: [mockStubsPlugin(), notices],
  },
]);
