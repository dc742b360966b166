import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockOf, packagesOf } from "./libraries/notices.ts";

/**
 * `npm run audit`, after a build: lists the libraries in the bundle and runs `npm audit` for them only. `npm audit` of the project
 * also reports the tools, because all libraries are devDependencies.
 */
const NOTICES = "dist/THIRD-PARTY-NOTICES.txt";

if (!existsSync(NOTICES)) {
  console.error(`${NOTICES} is missing: run npm run build first.`);
  process.exit(1);
}
const bundled = packagesOf(readFileSync(NOTICES, "utf8"));
console.log(`${bundled.length} libraries in the bundle:`);
for (const { name, version, license } of bundled) console.log(`  ${name} ${version} (${license})`);

const folder = mkdtempSync(join(tmpdir(), "gds-audit-"));
try {
  const { manifest, lock } = lockOf(bundled);
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
  const { status } = spawnSync("npm", ["audit", "--package-lock-only"], {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
