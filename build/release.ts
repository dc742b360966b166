import { zipSync } from "fflate";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

/** The address of the files in the guides, where it has no version. */
const GUIDE_ADDRESS = /https:\/\/cdn\.example\/gds\/(?!\d)/g;
const GUIDES = ["docs/embedding.md", "docs/incorporare.md"];
/** The files that pages name in a `<script>`; the other files have a hash of their content in their names. */
const ENTRIES = /^gds-[\w-]+\.js$/;

/** @returns the value of the attribute `integrity` for each entry file of a folder */
export const hashesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => ENTRIES.test(name))
      .map((name) => {
        const hash = createHash("sha384")
          .update(readFileSync(join(folder, name)))
          .digest("base64");
        return [name, `sha384-${hash}`];
      }),
  );

/**
 * @returns the guide with the address of one version, and with the hash of `gds-widgets.js` in its tags. `gds-loader.js` has none:
 *   it is for sites whose optimizers change scripts
 */
export function pinGuide(guide: string, version: string, hashes: Record<string, string>): string {
  return guide
    .replace(GUIDE_ADDRESS, `https://cdn.example/gds/${version}/`)
    .replace(/\s+integrity="sha384-…"\s+crossorigin="anonymous"/g, "")
    .replace(
      /(\s+)(src="[^"]+\/gds-widgets\.js")/g,
      `$1$2$1integrity="${hashes["gds-widgets.js"]}"$1crossorigin="anonymous"`,
    );
}

/** @returns all files of a folder, with forward slashes and relative to it, in alphabetical order */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll(sep, "/"))
    .sort();

/**
 * Writes a release: `gds/<version>/`, which never changes once it is uploaded, `gds/<major>/`, which the next release replaces,
 * the documents, the plugin for WordPress, and an archive of all. Each folder has an `integrity.json` with the hashes of its entry
 * files. In both guides, the tags of `gds-widgets.js` have its hash.
 * @param dist the built bundle
 * @param out is emptied
 * @returns the archive's path
 */
export function writeRelease(dist: string, out: string, version: string): string {
  rmSync(out, { recursive: true, force: true });
  const files = hashesIn(dist);
  for (const folder of [version, version.split(".")[0] ?? version]) {
    const target = join(out, "gds", folder);
    mkdirSync(target, { recursive: true });
    cpSync(dist, target, { recursive: true, filter: (path) => !path.endsWith(".d.ts") });
    writeFileSync(join(target, "integrity.json"), `${JSON.stringify({ version, files }, null, 2)}\n`);
  }
  for (const path of ["docs", "integrations", "CHANGELOG.md"]) cpSync(path, join(out, path), { recursive: true });
  for (const path of GUIDES) writeFileSync(join(out, path), pinGuide(readFileSync(path, "utf8"), version, files));
  const archive = join(out, `gds-widgets-${version}.zip`);
  const content = Object.fromEntries(filesIn(out).map((path) => [path, new Uint8Array(readFileSync(join(out, path)))]));
  writeFileSync(archive, zipSync(content));
  return archive;
}

/** `npm run release` runs this file. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  console.log(writeRelease("dist", resolve("release"), version));
}
