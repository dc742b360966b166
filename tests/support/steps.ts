import { spawn } from "node:child_process";

/** A command that is part of a run of the tests. */
export interface Step {
  name: string;
  /** Words of the command line; a shell finds the command. */
  command: string;
  args: readonly string[];
}

/** @returns a script of package.json as a step */
export const script = (name: string): Step => ({ name, command: "npm", args: ["run", "--silent", name] });

/** Runs steps, and remembers how long each took. */
export function createSteps() {
  const times: string[] = [];

  /** @param atOnce shows what it says at once, else when it has ended @returns whether it passed */
  function run({ name, command, args }: Step, atOnce: boolean): Promise<boolean> {
    const began = Date.now();
    const said: Buffer[] = [];
    const child = spawn(command, args, {
      shell: process.platform === "win32",
      stdio: ["ignore", atOnce ? "inherit" : "pipe", atOnce ? "inherit" : "pipe"],
    });
    for (const output of [child.stdout, child.stderr]) output?.on("data", (part: Buffer) => said.push(part));
    return new Promise((done, fail) => {
      child.once("error", fail);
      child.once("close", (code) => {
        const line = `${code === 0 ? "passed" : "FAILED"} ${name}, ${Math.round((Date.now() - began) / 1000)} s`;
        times.push(line);
        process.stdout.write(Buffer.concat([...said, Buffer.from(`${line}\n`)]));
        done(code === 0);
      });
    });
  }

  return {
    times,
    /** One after the other, until one fails. */
    async inTurn(steps: readonly Step[], atOnce: boolean): Promise<boolean> {
      for (const step of steps) if (!(await run(step, atOnce))) return false;
      return true;
    },
    /** Lanes beside each other; a lane ends with its first step that fails. @param atOnce shows what they say as it comes */
    async lanes(lanes: readonly (readonly Step[])[], atOnce = false): Promise<boolean> {
      return (await Promise.all(lanes.map((steps) => this.inTurn(steps, atOnce)))).every(Boolean);
    },
  };
}
