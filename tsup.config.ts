import { existsSync, rmSync } from "node:fs";
import { defineConfig, type Options } from "tsup";
import { checksPlugin, curesPlugin, rawCssPlugin, TARGET } from "./bench/build/esbuild-plugins.ts";
import { twindPlugin } from "./bench/build/twind-plugin.ts";

rmSync("dist", { recursive: true, force: true });

const shared: Options = {
  format: ["esm"],
  platform: "browser",
  target: TARGET,
  splitting: true,
  minify: true,
  noExternal: [/.*/],
  define: { "process.env.NODE_ENV": '"production"', "process.env.GDS_EXTRACTED": '"true"' },
  silent: true,
};

const builds: Options[] = [
  {
    ...shared,
    entry: {
      "gds-widgets": "src/widgets/autoload.ts",
      "gds-backoffice": "src/widgets/backoffice/index.ts",
      "gds-donor-registration": "src/widgets/donor-registration/index.ts",
      "gds-notification-bell": "src/widgets/notification-bell/index.ts",
    },
    dts: { entry: { "gds-widgets": "src/widgets/public.ts", jsx: "src/widgets/jsx.ts" } },
    esbuildOptions: (options) => void (options.chunkNames = "chunks/[name]-[hash]"),
    esbuildPlugins: [curesPlugin(), rawCssPlugin(), twindPlugin(), checksPlugin()],
  },
  {
    // Apart from the product, so that no chunk is shared and none of its code can slip into one.
    ...shared,
    entry: { mocks: "src/mocks/index.ts" },
    dts: { entry: { mocks: "src/mocks/index.ts" } },
    esbuildOptions: (options) => void (options.chunkNames = "chunks/mocks-[hash]"),
    esbuildPlugins: [],
  },
];
export default defineConfig(
  builds.filter((b) => !("mocks" in (b.entry as object)) || existsSync("src/mocks/index.ts")),
);
