import { unzipSync } from "fflate";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeRelease } from "./release.ts";

const ENTRIES: Record<string, string> = {
  "gds-loader.js": "import('./gds-widgets.js')",
  "gds-widgets.js": "import('./chunks/a.js')",
};
const sha384 = (text = "") => `sha384-${createHash("sha384").update(text).digest("base64")}`;

describe("a release", () => {
  const folder = mkdtempSync(join(tmpdir(), "gds-release-"));
  let files: Record<string, string>;

  beforeAll(() => {
    const dist = join(folder, "dist");
    mkdirSync(join(dist, "chunks"), { recursive: true });
    for (const [name, code] of Object.entries(ENTRIES)) writeFileSync(join(dist, name), code);
    writeFileSync(join(dist, "gds-widgets.d.ts"), "export {}");
    writeFileSync(join(dist, "chunks/a.js"), "1");
    const archive = unzipSync(readFileSync(writeRelease(dist, join(folder, "release"), "0.2.0")));
    const decoder = new TextDecoder();
    files = Object.fromEntries(Object.entries(archive).map(([path, bytes]) => [path, decoder.decode(bytes)]));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("has an archive with a folder for this version, one for the major version, the documents and the plugin for WordPress", () => {
    expect(Object.keys(files).filter((path) => path.startsWith("gds/"))).toEqual(
      ["0.2.0", "0"].flatMap((name) =>
        ["chunks/a.js", "gds-loader.js", "gds-widgets.js", "integrity.json"].map((file) => `gds/${name}/${file}`),
      ),
    );
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(["CHANGELOG.md", "docs/server.md", "integrations/wordpress/gds-widgets.php"]),
    );
  });

  it("has the hashes of the entry files in both folders", () => {
    const hashes = Object.fromEntries(Object.entries(ENTRIES).map(([file, code]) => [file, sha384(code)]));
    for (const name of ["0", "0.2.0"])
      expect(JSON.parse(files[`gds/${name}/integrity.json`] ?? "")).toEqual({ version: "0.2.0", files: hashes });
  });

  it.each(["docs/embedding.md", "docs/incorporare.md"])(
    "has its address in the scripts of %s, and the hash in those of gds-widgets.js",
    (path) => {
      const guide = files[path] ?? "";
      const scripts = guide.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(3);
      for (const script of scripts) {
        const file = /\ssrc="https:\/\/cdn\.example\/gds\/0\.2\.0\/([\w-]+\.js)"/.exec(script)?.[1];
        const hash = file === "gds-widgets.js" ? [`integrity="${sha384(ENTRIES[file])}"`] : [];
        expect(script.match(/integrity="[^"]*"/g) ?? [], script).toEqual(hash);
        expect(script.includes('crossorigin="anonymous"')).toBe(hash.length > 0);
      }
      const addresses = new Set(guide.match(/https:\/\/cdn\.example\/gds\/[^"`/]*/g));
      expect([...addresses].sort()).toEqual(["https://cdn.example/gds/0", "https://cdn.example/gds/0.2.0"]);
    },
  );
});
