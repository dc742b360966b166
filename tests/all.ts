import { spawn } from "node:child_process";

/**
 * `npm test`: all that is checked. Steps of one core stand in two lanes, beside each other; steps that use all cores
 * come after, one by one. A lane ends with its first step that fails, and what comes after the lanes isn't tried then.
 */
const LANES = [
  ["lint", "typecheck"],
  ["build", "size", "test:contract", "format:check"],
];
const AFTER = ["test:unit", "test:e2e"];

const times: string[] = [];

/** Runs one step. @param alone shows what it says at once, else when it has ended @returns whether it passed */
function run(step: string, alone: boolean): Promise<boolean> {
  const began = Date.now();
  const said: Buffer[] = [];
  const child = spawn("npm", ["run", "--silent", step], {
    shell: process.platform === "win32",
    stdio: ["ignore", alone ? "inherit" : "pipe", alone ? "inherit" : "pipe"],
  });
  for (const output of [child.stdout, child.stderr]) output?.on("data", (part: Buffer) => said.push(part));
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("close", (code) => {
      const line = `${code === 0 ? "passed" : "FAILED"} ${step}, ${Math.round((Date.now() - began) / 1000)} s`;
      times.push(line);
      process.stdout.write(Buffer.concat([...said, Buffer.from(`${line}\n`)]));
      done(code === 0);
    });
  });
}

async function runAll(steps: string[], alone: boolean): Promise<boolean> {
  for (const step of steps) if (!(await run(step, alone))) return false;
  return true;
}

const lanes = await Promise.all(LANES.map((steps) => runAll(steps, false)));
const passed = lanes.every(Boolean) && (await runAll(AFTER, true));
console.log(`\n${times.join("\n")}`);
process.exitCode = passed ? 0 : 1;
