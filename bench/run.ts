import { spawnSync } from "node:child_process";

/**
 * npm run bench: runs all benchmarks one after another. `npm run bench -- start record` runs those that are named; `start` isn't
 * among all, because it explains the figures of `waits`; `compare` needs another build; `session` and `scale` take minutes.
 */
const ALL = ["waits", "record", "mock", "registry", "tasks", "export", "email-editor", "import"];
const named = process.argv.slice(2).filter((text) => !text.startsWith("--"));
const flags = process.argv.slice(2).filter((text) => text.startsWith("--"));

for (const name of named.length ? named : ALL) {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", `bench/${name}.ts`, ...flags], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
