import type { InputOptions, OutputOptions } from "rolldown";
import { TARGET } from "../esbuild-plugins.ts";

/** How rolldown bundles esbuild's files again. */
export const BUNDLING = {
  // entry chunks may have more exports, so that they need no second file
  preserveEntrySignatures: "allow-extension",
  treeshake: { moduleSideEffects: true },
  platform: "browser",
  // no warning about a slow build, which would fail it on a busy machine
  checks: { bundlerTimings: false },
  onLog(level, log) {
    if (level === "warn") throw new Error(log.message);
  },
} as const satisfies InputOptions;

export const OUTPUT = {
  format: "esm",
  minify: { compress: { target: TARGET }, mangle: true, codegen: { removeWhitespace: true } },
  comments: false,
} as const satisfies OutputOptions;
