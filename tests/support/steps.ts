import { spawn } from "node:child_process";

/** A command of a test run. */
export interface Step {
  name: string;
  /** A program on PATH. */
  command: string;
  args: readonly string[];
}

/** Returns a script of package.json as a step. */
export const script = (name: string): Step => ({ name, command: "npm", args: ["run", "--silent", name] });

/** Runs steps and records how long each took. */
export function createSteps() {
  const times: string[] = [];

  /** @param live shows the output as it comes, instead of when the step has ended */
  function run({ name, command, args }: Step, live: boolean): Promise<boolean> {
    const startedAt = Date.now();
    const output: Buffer[] = [];
    const child = spawn(command, args, {
      shell: process.platform === "win32",
      stdio: ["ignore", live ? "inherit" : "pipe", live ? "inherit" : "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => output.push(part));
    return new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (code) => {
        const line = `${code === 0 ? "passed" : "FAILED"} ${name}, ${Math.round((Date.now() - startedAt) / 1000)} s`;
        times.push(line);
        process.stdout.write(Buffer.concat([...output, Buffer.from(`${line}\n`)]));
        resolve(code === 0);
      });
    });
  }

  return {
    /** A line for each finished step. */
    times,
    /** Runs steps one after the other until one fails. Returns whether all passed. */
    async inOrder(steps: readonly Step[], live: boolean): Promise<boolean> {
      for (const step of steps) if (!(await run(step, live))) return false;
      return true;
    },
    /** Runs lists of steps at the same time; each list ends at its first failed step. Returns whether all passed. */
    async inParallel(lists: readonly (readonly Step[])[], live = false): Promise<boolean> {
      return (await Promise.all(lists.map((steps) => this.inOrder(steps, live)))).every(Boolean);
    },
  };
}
