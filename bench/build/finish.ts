import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { minifySync } from "vite";
import { customElementsManifest } from "./manifest";
import { TARGET } from "./esbuild-plugins";

/** After tsup: a second minifier, which finds 3 % that esbuild's leaves, then the files of `dist/` that aren't compiled. */
for (const path of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
  if (!path.endsWith(".js")) continue;
  const file = join("dist", path);
  const { code, errors } = minifySync(file, readFileSync(file, "utf8"), { module: true, compress: { target: TARGET } });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(", ")}`);
  // esbuild lets the autoloader load helpers that it doesn't use.
  writeFileSync(file, path === "gds-widgets.js" ? code.replace(/import"\.\/chunks\/[^"]+";/g, "") : code);
}
copyFileSync(createRequire(import.meta.url).resolve("msw/mockServiceWorker.js"), "dist/mockServiceWorker.js");
writeFileSync("dist/custom-elements.json", `${JSON.stringify(customElementsManifest(), null, 2)}\n`);
