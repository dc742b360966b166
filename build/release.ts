import { zipSync } from "fflate";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

/** The files that pages name in a `<script>`; the other files have a hash of their content in their names. */
const ENTRIES = /^gds-[\w-]+\.js$/;

/** @returns the value of an `integrity` attribute for a file's bytes */
const integrityOf = (bytes: Uint8Array) => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** @returns all files of a folder, with forward slashes and relative to it, in alphabetical order */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll(sep, "/"))
    .sort();

/**
 * Writes a release: `gds/<version>/`, which never changes once it is uploaded, `gds/<major>/`, which the next release replaces, and
 * an archive of both. Each folder has an `integrity.json` with the hashes of its entry files.
 * @param dist the built bundle
 * @param out is emptied
 * @returns the archive's path
 */
export function writeRelease(dist: string, out: string, version: string): string {
  rmSync(out, { recursive: true, force: true });
  const entries = readdirSync(dist).filter((name) => ENTRIES.test(name));
  const files = Object.fromEntries(entries.map((name) => [name, integrityOf(readFileSync(join(dist, name)))]));
  for (const folder of [version, version.split(".")[0] ?? version]) {
    const target = join(out, "gds", folder);
    mkdirSync(target, { recursive: true });
    cpSync(dist, target, { recursive: true, filter: (path) => !path.endsWith(".d.ts") });
    writeFileSync(join(target, "integrity.json"), `${JSON.stringify({ version, files }, null, 2)}\n`);
  }
  const archive = join(out, `gds-widgets-${version}.zip`);
  const content = Object.fromEntries(
    filesIn(join(out, "gds")).map((path) => [`gds/${path}`, new Uint8Array(readFileSync(join(out, "gds", path)))]),
  );
  writeFileSync(archive, zipSync(content));
  return archive;
}

/** `npm run release` runs this file. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  console.log(writeRelease("dist", resolve("release"), version));
}
