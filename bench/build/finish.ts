import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync } from "vite";
import { customElementsManifest } from "./manifest";
import { TARGET } from "./esbuild-plugins";
import { workerScript } from "./worker-script";

/** After tsup: a second minifier, which finds 3 % that esbuild's leaves, then the files of `dist/` that aren't compiled. */
for (const path of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
  if (!path.endsWith(".js")) continue;
  const file = join("dist", path);
  const { code, errors } = minifySync(file, readFileSync(file, "utf8"), { module: true, compress: { target: TARGET } });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(", ")}`);
  // esbuild lets the autoloader load helpers that it doesn't use.
  writeFileSync(file, path === "gds-widgets.js" ? code.replace(/import"\.\/chunks\/[^"]+";/g, "") : code);
}
writeFileSync("dist/mockServiceWorker.js", workerScript());
writeFileSync("dist/custom-elements.json", `${JSON.stringify(customElementsManifest(), null, 2)}\n`);
