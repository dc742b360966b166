import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { developmentBuild } from "./dev-lighter";

const require = createRequire(import.meta.url);

describe("a library's file that is one of two builds", () => {
  it.each(["react", "react/jsx-dev-runtime", "react-dom", "react-dom/client", "use-sync-external-store/shim"])(
    "%s is read as development's alone, each line in its place",
    (name) => {
      const code = readFileSync(require.resolve(name), "utf8");
      const lighter = developmentBuild(code);
      expect(code).toContain(".production.");
      expect(lighter).not.toContain(".production.");
      expect(lighter).toContain(".development.");
      expect(lighter.split("\n")).toHaveLength(code.split("\n").length);
      expect(() => new Function("module", "require", "process", lighter)).not.toThrow();
    },
  );
  it("stays as it is where it is written in another way", () => {
    const code = `module.exports = process.env.NODE_ENV === "production" ? require("./a.js") : require("./b.js");`;
    expect(developmentBuild(code)).toBe(code);
  });
});
