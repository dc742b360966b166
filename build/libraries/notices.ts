import type { Metafile, Plugin } from "esbuild";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { mockPatches } from "./mock-patches.ts";

const LICENSE_FILE = /^(licen[cs]e|copying|notice)([._-]|$)/i;
/** Folders of packages with files that have other licences: the fonts of pdf.js. */
const OTHER_LICENCES = ["standard_fonts"];
const LINE = `\n\n${"-".repeat(80)}\n\n`;
const HEAD = "What the files in this folder contain of others, and the notices that their licences ask to keep.";

/**
 * Writes a file with the notices of all packages in the build. If several builds share the plugin, the file has the packages of all.
 * @param made folders of packages from which one of our sources was generated
 */
export function noticesPlugin(file: string, made: readonly string[] = []): Plugin {
  /** Folders of the packages. */
  const used = new Set(made);
  return {
    name: "gds-notices",
    setup({ initialOptions, onEnd }) {
      initialOptions.metafile = true;
      onEnd(({ metafile }) => {
        if (!metafile) return;
        for (const folder of packagesIn(metafile)) used.add(folder);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, notices(used));
      });
    },
  };
}

/** @returns the folders of the packages with code in the output */
export function packagesIn({ outputs }: Pick<Metafile, "outputs">): Set<string> {
  // files that a plugin replaces have a namespace ("gds-raw-css:")
  const sources = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput > 0 && !/^[\w-]{2,}:/.test(path) && !isReplaced(path) ? [path] : [],
    ),
  );
  const folders = sources.flatMap(
    (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.replaceAll("\\", "/")) ?? [],
  );
  return new Set(folders);
}

/** Whether the mock replaces a file. */
const isReplaced = (path: string) => mockPatches.some(({ file }) => file.test(`/${path}`));

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

/**
 * @param folders folders of packages
 * @returns their names, versions, licences and notices; the author of a package without a licence text
 * @throws Error for a package without a licence
 */
export function notices(folders: Iterable<string>): string {
  const parts = [...folders].map((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
    const { name, version, license, author } = manifest;
    const places = [folder, ...OTHER_LICENCES.map((part) => join(folder, part)).filter((part) => existsSync(part))];
    const texts = places.flatMap((place) =>
      readdirSync(place)
        .filter((file) => LICENSE_FILE.test(file))
        .map((file) => readFileSync(join(place, file), "utf8").trim()),
    );
    if (texts.length === 0 && (!license || license === "UNLICENSED"))
      throw new Error(`${name} doesn't say under what licence it is`);
    const by = (typeof author === "string" ? author : author?.name) ?? "its contributors";
    const notice = texts.length > 0 ? texts.join("\n\n") : `By ${by}. The package brings no text of its licence.`;
    return `${name} ${version} (${license ?? "see below"})\n\n${notice}`;
  });
  return `${[HEAD, ...parts.sort()].join(LINE)}\n`;
}

/** A package of the bundle. */
export interface BundledPackage {
  name: string;
  version: string;
  license: string;
}

/** @returns the packages in a text of {@link notices} */
export const packagesOf = (text: string): BundledPackage[] =>
  text.split(LINE).flatMap((part) => {
    const [, name, version, license] = /^(\S+) (\d\S*) \((.+)\)\n/.exec(part) ?? [];
    return name && version && license ? [{ name, version, license }] : [];
  });

/** @returns a package.json and a lock file of these packages, without their dependencies */
export function lockOf(packages: readonly BundledPackage[]): { manifest: object; lock: object } {
  const dependencies: Record<string, string> = {};
  const locked: Record<string, object> = {};
  for (const { name, version } of packages) {
    // a second version of a package needs another name
    const alias = name in dependencies ? `${name}-${version}` : name;
    dependencies[alias] = alias === name ? version : `npm:${name}@${version}`;
    locked[`node_modules/${alias}`] = { version, ...(alias !== name && { name }) };
  }
  const manifest = { name: "bundled-libraries", version: "1.0.0", dependencies };
  return { manifest, lock: { ...manifest, lockfileVersion: 3, packages: { "": manifest, ...locked } } };
}
