import { build } from "esbuild";
import { expect, it } from "vitest";
import { reactExportsPlugin } from "./react-exports";

/** @returns a bundle of two modules that use React, and what it gives */
async function bundle(): Promise<string> {
  const entry = `import * as React from "react"; import { names } from "other"; export const found = [React.version, ...names];`;
  const other = `import React, { useState } from "react"; export const names = [useState === React.useState];`;
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd() },
    bundle: true,
    format: "esm",
    write: false,
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      reactExportsPlugin(),
      {
        name: "files",
        setup(inMemory) {
          inMemory.onResolve({ filter: /^other$/ }, ({ path }) => ({ path, namespace: "files" }));
          inMemory.onLoad({ filter: /.*/, namespace: "files" }, () => ({ contents: other, resolveDir: process.cwd() }));
        },
      },
    ],
  });
  return outputFiles?.[0]?.text ?? "";
}

it("has React's exports read once, however many modules import them", async () => {
  const code = await bundle();
  expect(code.match(/= __toESM\(/g)).toHaveLength(1);
  const { found } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { found: unknown[] };
  expect(found).toEqual([expect.stringMatching(/^19\./), true]);
});
