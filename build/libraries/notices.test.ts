import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { notices, packagesIn, lockOf, packagesOf } from "./notices.ts";

const input = (bytesInOutput: number) => ({ bytesInOutput });

it("the packages in the bundle are found, also nested ones", () => {
  const inputs = {
    "src/widgets/element.tsx": input(10),
    "node_modules/react/index.js": input(10),
    "node_modules/@casl/ability/dist/es6m/index.mjs": input(10),
    "node_modules/@casl/ability/dist/es6m/extra/index.mjs": input(10),
    "node_modules/msw/node_modules/cookie/index.js": input(10),
    "node_modules/lodash/lodash.js": input(0),
    "node_modules/lodash/get.js": input(10),
  };
  const outputs = { "dist/a.js": { bytes: 40, inputs, imports: [], exports: [] } };
  expect([...packagesIn({ outputs })]).toEqual([
    "node_modules/react",
    "node_modules/@casl/ability",
    "node_modules/msw/node_modules/cookie",
  ]);
});

it("the notices contain copyright and licence of each package", () => {
  const text = notices(["node_modules/react", "node_modules/swr"]);
  expect(text).toContain("react 19");
  expect(text).toContain("Copyright (c) Meta Platforms, Inc. and affiliates.");
  expect(text.match(/The above copyright notice and this permission notice shall be included/g)).toHaveLength(2);
});

it("the notices contain the licence of the fonts of pdf.js, which PDFs of labels embed", () => {
  expect(notices(["node_modules/pdfjs-dist"])).toContain("with Reserved Font Name Liberation");
});

it("the notices are read back as packages with versions and licences", () => {
  expect(packagesOf(notices(["node_modules/react", "node_modules/@casl/ability"]))).toEqual([
    { name: "@casl/ability", version: expect.stringMatching(/^\d+\./), license: "MIT" },
    { name: "react", version: expect.stringMatching(/^19\./), license: "MIT" },
  ]);
});

it("the lock file has all versions of a package, without its dependencies", () => {
  const cookies = ["0.7.2", "1.0.2"].map((version) => ({ name: "cookie", version, license: "MIT" }));
  expect(lockOf(cookies)).toMatchObject({
    manifest: { dependencies: { cookie: "0.7.2", "cookie-1.0.2": "npm:cookie@1.0.2" } },
    lock: {
      lockfileVersion: 3,
      packages: {
        "node_modules/cookie": { version: "0.7.2" },
        "node_modules/cookie-1.0.2": { name: "cookie", version: "1.0.2" },
      },
    },
  });
});

it("a package without a licence text has its author; a package without a licence is an error", () => {
  expect(notices(["node_modules/@r2wc/react-to-web-component"])).toMatch(/MIT\)\n\nBy .*no text of its licence/);
  const folder = mkdtempSync(join(tmpdir(), "gds-notices-"));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "closed", version: "1.0.0", license: "UNLICENSED" }),
  );
  expect(() => notices([folder])).toThrow("closed doesn't say under what licence it is");
  rmSync(folder, { recursive: true });
});
