import openapi, { astToString } from "openapi-typescript";
import { readFileSync } from "node:fs";
import { format } from "oxfmt";
import { expect, it } from "vitest";

it(
  "the types of the contract are those of docs/openapi.yaml (else: npm run contract)",
  { timeout: 30_000 },
  async () => {
    const file = new URL("./api.d.ts", import.meta.url);
    const generated = astToString(await openapi(new URL("../../docs/openapi.yaml", import.meta.url)));
    const header = readFileSync(file, "utf8").split("*/")[0] + "*/\n\n";
    const { code } = await format("api.d.ts", header + generated, { printWidth: 120 });
    expect(readFileSync(file, "utf8")).toBe(code);
  },
);
