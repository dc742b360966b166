import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gds-reset-"));
  mkdirSync(join(folder, "bin"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Machine {
  uid?: number;
  installed?: string[];
  /** The packages that apt would remove. */
  removes?: string[];
  /** Path of the executable of a running process. */
  running?: string;
}

/** Runs `.ci/reset` on a fake machine. Returns its exit code, its output, and the calls of apt-get that change something. */
function reset({ uid = 0, installed = [], removes = installed, running = "/bin/sh" }: Machine) {
  const program = (name: string, line: string) => {
    writeFileSync(join(folder, "bin", name), `#!/bin/sh\n${line}\n`);
    chmodSync(join(folder, "bin", name), 0o755);
  };
  program("id", `echo ${uid}`);
  program("readlink", `echo ${running}`);
  program(
    "dpkg-query",
    `for last; do :; done; case " ${installed.join(" ")} " in *" $last "*) echo "install ok installed";; esac`,
  );
  const simulated = removes.map((name) => `echo "Remv ${name} [1.0]"`).join("; ") || ":";
  program("apt-get", `case "$*" in *--simulate*) ${simulated};; *) echo "$*" >> ${folder}/calls;; esac`);
  const env = { PATH: `${join(folder, "bin")}:/usr/bin:/bin` };
  const { status, stdout } = spawnSync("/bin/sh", [".ci/reset"], { env, encoding: "utf8" });
  const calls = existsSync(join(folder, "calls")) ? readFileSync(join(folder, "calls"), "utf8").trim() : "";
  return { status, stdout, calls };
}

describe.runIf(process.platform === "linux")("resetting a machine for a fresh run", () => {
  it("lists the installed browser packages and removes exactly those", () => {
    const { status, stdout, calls } = reset({ installed: ["chromium-headless-shell", "chromium-common"] });
    expect(status).toBe(0);
    expect(stdout).toContain("Browser packages to remove: chromium-headless-shell chromium-common");
    expect(calls).toBe("remove -y -q chromium-headless-shell chromium-common");
  });

  it("removes nothing if apt would remove another package with them", () => {
    const { status, stdout, calls } = reset({ installed: ["chromium"], removes: ["chromium", "chromium-driver"] });
    expect([status, calls]).toEqual([1, ""]);
    expect(stdout).toContain("chromium-driver");
  });

  it("removes nothing while a browser runs", () => {
    const { status, stdout, calls } = reset({ installed: ["chromium"], running: "/usr/lib/chromium/chromium" });
    expect([status, calls]).toEqual([1, ""]);
    expect(stdout).toContain("A browser is running");
  });

  it("does nothing without root, or where no browser package is installed", () => {
    expect(reset({ uid: 1000, installed: ["chromium"] })).toMatchObject({ status: 0, calls: "" });
    expect(reset({})).toMatchObject({ status: 0, calls: "" });
  });
});
