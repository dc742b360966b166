import type { Metafile } from "esbuild";
import { describe, expect, it } from "vitest";
import { checkProduction } from "./checks";

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
  it("is fine with React in one chunk", () =>
    expect(checkProduction(metafile({ a: REACT, b: ["src/x.ts"] }))).toEqual([]));
  it("may hold no mock code", () =>
    expect(
      checkProduction(metafile({ a: [...REACT, "src/mocks/index.ts", "node_modules/msw/lib/core.mjs"] })),
    ).toHaveLength(2));
  it("may hold no run-time twind", () =>
    expect(checkProduction(metafile({ a: [...REACT, "node_modules/@twind/core/core.js"] }))).toHaveLength(1));
  it("may not hold React twice", () => expect(checkProduction(metafile({ a: REACT, b: REACT }))).toHaveLength(2));
});
