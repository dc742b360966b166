import { existsSync } from "node:fs";
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { builtBundlePlugin } from "./build/demo/built-bundle.ts";
import { devBundling } from "./build/demo/dev-bundling.ts";
import { devBundlePlugin } from "./build/demo/dev-bundle.ts";
import { devPlugins } from "./build/demo/dev-plugins.ts";
import { base64Plugin, classesPlugin, patchesPlugin, workerScriptPlugin } from "./build/vite-plugins.ts";
import { requireBuilt } from "./tests/support/built.ts";

const root = resolve(import.meta.dirname, "demo");
const outDir = resolve(import.meta.dirname, "dist-demo");
const PAGES = [
  "index",
  "sviluppatori",
  "incorpora",
  "preview",
  "cms",
  "partner",
  "header",
  "privacy",
  "kit",
  "hostile",
];

/** The demo: in development from the sources, built (`dist-demo/`) around the bundle in `dist/`. */
export default defineConfig(({ command, isPreview }) => {
  if (isPreview) requireBuilt(resolve(outDir, "index.html"));
  const dev = command === "serve" && !isPreview;
  return {
    root,
    base: dev ? "/" : "./",
    experimental: { bundledDev: dev },
    plugins: [
      patchesPlugin(),
      classesPlugin(),
      base64Plugin(),
      devPlugins(),
      react(),
      workerScriptPlugin(),
      devBundlePlugin(),
      builtBundlePlugin(),
    ],
    server: { host: "127.0.0.1", port: Number(process.env.PORT ?? 5173), strictPort: true },
    preview: {
      host: "127.0.0.1",
      port: Number(process.env.PORT ?? 4173),
      strictPort: true,
      cors: { origin: "*" }, // a page from disk has the origin "null" and takes the bundle from here
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      // all supported browsers know it (decisions §1)
      modulePreload: { polyfill: false },
      rolldownOptions: {
        ...(dev && devBundling),
        input: PAGES.map((page) => resolve(root, `${page}.html`)).filter((file) => existsSync(file)),
      },
    },
  };
});
