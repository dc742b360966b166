import { unzipSync } from "fflate";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { writeRelease } from "./release.ts";

it("a release has an unchanging and a moving folder, the hashes of its entry files, and an archive of both", () => {
  const folder = mkdtempSync(join(tmpdir(), "gds-release-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [dist, out] = [join(folder, "dist"), join(folder, "release")];
  mkdirSync(join(dist, "chunks"), { recursive: true });
  writeFileSync(join(dist, "gds-widgets.js"), "import './chunks/a.js'");
  writeFileSync(join(dist, "gds-widgets.d.ts"), "export {}");
  writeFileSync(join(dist, "chunks/a.js"), "1");

  const archive = unzipSync(readFileSync(writeRelease(dist, out, "0.2.0")));

  expect(Object.keys(archive).sort()).toEqual(
    ["0.2.0", "0"].flatMap((name) =>
      ["chunks/a.js", "gds-widgets.js", "integrity.json"].map((file) => `gds/${name}/${file}`),
    ),
  );
  const hash = createHash("sha384").update("import './chunks/a.js'").digest("base64");
  for (const name of ["0", "0.2.0"])
    expect(JSON.parse(readFileSync(join(out, "gds", name, "integrity.json"), "utf8"))).toEqual({
      version: "0.2.0",
      files: { "gds-widgets.js": `sha384-${hash}` },
    });
});
