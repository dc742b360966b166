import type { Metafile } from "esbuild";
import { describe, expect, it } from "vitest";
import { checkFiles, checkProduction } from "./checks";

const metafile = (chunks: Record<string, string[]>): Metafile => ({
  inputs: {},
  outputs: Object.fromEntries(
    Object.entries(chunks).map(([file, inputs]) => [
      file,
      {
        bytes: 1,
        imports: [],
        exports: [],
        inputs: Object.fromEntries(inputs.map((input) => [input, { bytesInOutput: 1 }])),
      },
    ]),
  ),
});
const REACT = ["node_modules/react/cjs/react.production.js", "node_modules/react-dom/cjs/react-dom.production.js"];

describe("a production build", () => {
  it("may contain React in one chunk", () =>
    expect(checkProduction(metafile({ a: REACT, b: ["src/x.ts"] }))).toEqual([]));
  it("may not contain code of the mock", () =>
    expect(
      checkProduction(metafile({ a: [...REACT, "src/mocks/index.ts", "node_modules/msw/lib/core.mjs"] })),
    ).toHaveLength(2));
  it("may not contain twind", () =>
    expect(checkProduction(metafile({ a: [...REACT, "node_modules/@twind/core/core.js"] }))).toHaveLength(1));
  it("may not contain React twice", () => expect(checkProduction(metafile({ a: REACT, b: REACT }))).toHaveLength(2));
});

describe("the files of the bundle", () => {
  const check = (files: Record<string, string>) => checkFiles(new Map(Object.entries(files)));
  const chunk = { "chunks/a-1.js": "export const a=1;" };

  it("may be imported lazily by the autoloader", () =>
    expect(check({ "gds-widgets.js": "const a=()=>import(`./chunks/a-1.js`);a();", ...chunk })).toEqual([]));
  it("may not be imported statically by the autoloader", () =>
    expect(check({ "gds-widgets.js": 'import{a}from"./chunks/a-1.js";a();', ...chunk })).toHaveLength(1));
  it("may not import the autoloader, which a site may load by another address", () =>
    expect(check({ "gds-widgets.js": "", "chunks/b-1.js": 'import"../gds-widgets.js";' })).toHaveLength(1));
  it("may not import missing files or packages", () =>
    expect(check({ "chunks/b-1.js": 'import"./gone-1.js";import"react";' })).toHaveLength(2));
  it("may not have a question mark in their names", () => {
    expect(check({ "chunks/index.mjs?pages-1.js": "" })).toHaveLength(1);
    expect(check({ "chunks/dialog-D7_k-x.js": "" })).toEqual([]);
  });
  it("may not use Array.from, which Prototype replaces", () => {
    expect(check({ "chunks/b-1.js": "const a=Array.from(b);" })).toHaveLength(1);
    expect(check({ "chunks/b-1.js": "const a=Uint8Array.from(b);" })).toEqual([]);
  });
  it('may contain the texts "from" and "import"', () =>
    expect(check({ "chunks/b-1.js": 'const a=["from","to"],b=["import",","],c=[" the "," from "," by "];' })).toEqual(
      [],
    ));
  it("may not import each other in a circle", () =>
    expect(check({ "chunks/a-1.js": 'import"./b-1.js";', "chunks/b-1.js": 'import"./a-1.js";' })).toHaveLength(1));
});
