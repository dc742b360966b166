import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { patchCode, patches } from "./patches";

const files = ["sonner", "wouter", "swr", "pdfjs-dist", "engine.io-client", "lucide-react", "@casl/ability"].flatMap(
  (name) =>
    readdirSync(join("node_modules", name), { recursive: true, encoding: "utf8" }).map((path) =>
      join("node_modules", name, path),
    ),
);
const patched = (part: string) => {
  const path = files.find((candidate) => candidate.includes(part) && patches.some(({ file }) => file.test(candidate)));
  if (!path) throw new Error(`no file for ${part}`);
  return patchCode(path, readFileSync(path, "utf8")) ?? "";
};

describe("libraries that touch the host page are patched", () => {
  it("each patch matches exactly one file of the installed version", () => {
    for (const { file } of patches) expect(files.filter((path) => file.test(path))).toHaveLength(1);
  });
  it("sonner adds no style to the page", () => expect(patched("sonner")).not.toMatch(/^__insertCSS\(/m));
  it("wouter doesn't change the history", () =>
    expect(patched("wouter")).not.toMatch(/history\[type\] =|window\[patchKey\]/));
  it("swr's default cache adds no listeners", () => expect(patched("swr")).toContain("initFocus: noop"));
  it("swr keeps nothing of a key that nobody uses", () => {
    expect(patched("swr")).not.toContain("INITIAL_CACHE[key] =");
    expect(patched("swr")).toContain("delete subscriptions[key]");
  });
  it("casl has no errors of its own", () => {
    expect(patched("ability")).not.toContain("ForbiddenError");
    expect(patched("ability")).toContain("as createMongoAbility");
  });
  it("an icon of lucide is one component", () => {
    const code = patched("createLucideIcon.mjs");
    expect(code).toContain('createElement("svg"');
    expect(code).not.toContain("createElement(Icon");
  });
  it("engine.io listens only while a socket is open", () => {
    const code = patched("socket.js");
    expect(code).not.toContain("OFFLINE_EVENT_LISTENERS");
    expect(code.match(/EventListener\("offline"/g)).toHaveLength(2);
    expect(patched("polling-xhr.js")).not.toContain("addEventListener");
    expect(patched("polling-xhr.js")).toContain("export class XHR");
  });
  it("pdf.js sets no global names", () => {
    for (const part of ["legacy/build/pdf.mjs", "legacy/build/pdf.worker.mjs"])
      expect(patched(part)).not.toMatch(
        /globalThis\.(pdfjsLib|pdfjsWorker|_pdfjsTestingUtils) =|globalThis\[SHARED\] \|\|/,
      );
  });
  it("a changed library throws an error", () =>
    expect(() => patchCode("node_modules/sonner/dist/index.mjs", "")).toThrow("found 0"));
  it("other files aren't changed", () => expect(patchCode("node_modules/react/index.js", "x")).toBeNull());
});
