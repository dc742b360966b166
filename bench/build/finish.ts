import { copyFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { customElementsManifest } from "./manifest";

/** After tsup: the files of `dist/` that are not compiled. */
copyFileSync(createRequire(import.meta.url).resolve("msw/mockServiceWorker.js"), "dist/mockServiceWorker.js");
writeFileSync("dist/custom-elements.json", `${JSON.stringify(customElementsManifest(), null, 2)}\n`);
