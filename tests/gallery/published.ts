import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Packages that only the gallery needs. They aren't devDependencies, because every `npm ci` would install them. */
const PACKAGES = {
  "bootstrap-5": "bootstrap@5.3.9",
  bulma: "bulma@1.0.4",
  foundation: "foundation-sites@6.9.0",
  tailwind: "tailwindcss@4.3.5",
  wordpress: "@wordpress/block-library@11.1.0",
} as const;
type PackageName = keyof typeof PACKAGES;

const FOLDER = resolve("node_modules/.cache/published");
const folderOf = (name: PackageName) => join(FOLDER, PACKAGES[name].replaceAll("/", "+"));

/** Downloads the missing packages, without dependencies: the pages load built files. */
export default function download(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of Object.keys(PACKAGES) as PackageName[]) {
    const target = folderOf(name);
    if (existsSync(target)) continue;
    const archive = execFileSync("npm", ["pack", "--silent", PACKAGES[name]], { cwd: FOLDER, encoding: "utf8" }).trim();
    mkdirSync(`${target}.part`, { recursive: true });
    execFileSync("tar", ["-xzf", archive, "-C", `${target}.part`, "--strip-components=1"], { cwd: FOLDER });
    renameSync(`${target}.part`, target);
    rmSync(join(FOLDER, archive));
  }
  if (prototypeFile()) return;
  try {
    execFileSync("sh", ["-c", "apt-get download libjs-prototype && dpkg-deb -x libjs-prototype_*.deb ."], {
      cwd: FOLDER,
      stdio: "ignore",
    });
  } catch {
    // not on Debian: the gallery skips that host
  }
}

/** Returns the text of a file of a package. */
export const published = (name: PackageName, path: string): string => readFileSync(join(folderOf(name), path), "utf8");

/** Returns the text of a file of a devDependency. */
export const installed = (path: string): string => readFileSync(join("node_modules", path), "utf8");

/** Returns Tailwind's preflight, as its compiler writes it. */
export async function preflight(): Promise<string> {
  const { compile } = (await import(pathToFileURL(join(folderOf("tailwind"), "dist/lib.mjs")).href)) as {
    compile(css: string): Promise<{ build(classes: string[]): string }>;
  };
  return (await compile(published("tailwind", "preflight.css"))).build([]);
}

/** Returns the path of Prototype 1.7. npm has no package of it; Debian has. Null on other systems. */
export function prototypeFile(): string | null {
  const path = "usr/share/javascript/prototype/prototype.js";
  return [`/${path}`, join(FOLDER, path)].find((file) => existsSync(file)) ?? null;
}
