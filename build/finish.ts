import type { Metafile } from "esbuild";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkFiles, checkProduction } from "./chunks/checks.ts";
import { buildClassicLoader, buildItalianLabels, buildLoader, definitions } from "./chunks/loader.ts";
import { bundleMock } from "./chunks/mock-bundle.ts";
import { customElementsManifest } from "./face/manifest.ts";
import { oneByte } from "./chunks/one-byte.ts";
import { secondPass } from "./chunks/second-pass.ts";
import { workerScript } from "./libraries/worker-script.ts";

/** Runs after tsup: bundles the product's files again, builds the autoloader, and adds the files that aren't compiled. */
const DIST = "dist";
const METAFILE = join(DIST, "metafile-esm.json");

await bundleMock(DIST);

const labelsCode = await buildItalianLabels();
const LABELS = `chunks/italian-labels-${createHash("sha256").update(labelsCode).digest("base64url").slice(0, 7)}.js`;

const first = JSON.parse(readFileSync(METAFILE, "utf8")) as Metafile;
const { chunks, metafile } = await secondPass(DIST, first);
const files = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
files.set(LABELS, labelsCode);
files.set("gds-widgets.js", await buildLoader(DIST, metafile, join(DIST, LABELS)));
files.set("gds-loader.js", await buildClassicLoader());
for (const [element, chunk] of definitions(DIST, metafile))
  files.set(`${element}.js`, `import{define as d}from${JSON.stringify(chunk)};d();\n`);
for (const [name, code] of files) {
  mkdirSync(dirname(join(DIST, name)), { recursive: true });
  writeFileSync(join(DIST, name), oneByte(code));
}
rmSync(METAFILE);
const problems = [...checkProduction(metafile), ...checkFiles(files)];
if (problems.length > 0) throw new Error(problems.join("\n"));

writeFileSync(join(DIST, "mockServiceWorker.js"), workerScript());
writeFileSync(join(DIST, "custom-elements.json"), `${JSON.stringify(customElementsManifest(), null, 2)}\n`);
