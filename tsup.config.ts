import { rmSync } from "node:fs";
import { resolve } from "node:path";
import manifest from "./package.json" with { type: "json" };
import { defineConfig, type Options } from "tsup";
import { base64Plugin, patchesPlugin, rawCssPlugin, reactNamesPlugin, TARGET } from "./build/esbuild-plugins.ts";
import { mockPatches } from "./build/libraries/mock-patches.ts";
import { noticesPlugin } from "./build/libraries/notices.ts";
import { abilityPatch, patches } from "./build/libraries/patches.ts";
import { PLACE_PACKAGES } from "./build/libraries/place-data.ts";
import { iconLinesPlugin } from "./build/libraries/icons.ts";
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
      "autoloader-functions": "src/widgets/autoloader-functions.ts",
      "page-markup": "src/widgets/page-markup.ts",
      "rest-classes": "src/ui/rest-classes.ts",
    },
    dts: { entry: { "gds-widgets": `${TYPES}/widgets/public.d.ts`, jsx: `${TYPES}/widgets/jsx.d.ts` } },
    esbuildOptions: (options) => void (options.chunkNames = "chunks/[name]-[hash]"),
    esbuildPlugins: [
      patchesPlugin(patches),
      reactNamesPlugin(),
      iconLinesPlugin(),
      rawCssPlugin(),
      base64Plugin(),
      twindPlugin(),
      notices,
    ],
  },
  {
    // Apart from the product, so that no chunk is shared and none of its code can slip into one.
    ...shared,
    entry: { mocks: "src/mocks/index.ts" },
    dts: { entry: { mocks: `${TYPES}/mocks/index.d.ts` } },
    esbuildOptions(options) {
      options.chunkNames = "chunks/mocks-[hash]";
      // the mock's socket extends this one class of the library
      options.alias = { "engine.io-client": resolve("node_modules/engine.io-client/build/esm/transport.js") };
    },
    esbuildPlugins: [patchesPlugin([...mockPatches, abilityPatch]), notices],
  },
]);
