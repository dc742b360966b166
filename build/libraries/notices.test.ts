import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { notices, packagesIn } from "./notices.ts";

const input = (bytesInOutput: number) => ({ bytesInOutput });

it("names the packages of which something is built, wherever they lie", () => {
  const inputs = {
    "src/widgets/element.tsx": input(10),
    "node_modules/react/index.js": input(10),
    "node_modules/@casl/ability/dist/es6m/index.mjs": input(10),
    "node_modules/@casl/ability/dist/es6m/extra/index.mjs": input(10),
    "node_modules/msw/node_modules/cookie/index.js": input(10),
    "node_modules/lodash/lodash.js": input(0),
    "gds-mock-stubs:lodash/get?/work/node_modules/@mswjs/data/lib/index.js": input(10),
  };
  const outputs = { "dist/a.js": { bytes: 40, inputs, imports: [], exports: [] } };
  expect([...packagesIn({ outputs })]).toEqual([
    "node_modules/react",
    "node_modules/@casl/ability",
    "node_modules/msw/node_modules/cookie",
  ]);
});

it("keeps who has written a package and what they permit", () => {
  const text = notices(["node_modules/react", "node_modules/swr"]);
  expect(text).toContain("react 19");
  expect(text).toContain("Copyright (c) Meta Platforms, Inc. and affiliates.");
  expect(text.match(/The above copyright notice and this permission notice shall be included/g)).toHaveLength(2);
});

it("names who wrote a package that brings no text, and refuses one without a licence", () => {
  expect(notices(["node_modules/@r2wc/react-to-web-component"])).toMatch(/MIT\)\n\nBy .*no text of its licence/);
  const folder = mkdtempSync(join(tmpdir(), "gds-notices-"));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "closed", version: "1.0.0", license: "UNLICENSED" }),
  );
  expect(() => notices([folder])).toThrow("closed doesn't say under what licence it is");
  rmSync(folder, { recursive: true });
});
