import { spawnSync } from "node:child_process";

/**
 * npm run bench: runs all benchmarks one after another. `npm run bench -- start record` runs those that are named; `start` isn't
 * among all, because it explains the figures of `waits`; `compare` needs another build; `session` and `scale` take minutes.
 */
const ALL = ["waits", "record", "mock", "registry", "tasks", "export", "email-editor", "import"];
/** Those that read options. */
const WITH_OPTIONS = ["waits", "compare", "session"];
const named = process.argv.slice(2).filter((text) => !text.startsWith("-"));
const flags = process.argv.slice(2).filter((text) => text.startsWith("-"));
// another benchmark would ignore them, and all take an hour
if (flags.length > 0 && !(named.length === 1 && WITH_OPTIONS.includes(named[0] ?? "")))
  throw new Error(`${flags.join(" ")}: name one of ${WITH_OPTIONS.join(", ")} that has this option`);

for (const name of named.length ? named : ALL) {
  const { status } = spawnSync(process.execPath, ["--import", "tsx", `bench/${name}.ts`, ...flags], {
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}
