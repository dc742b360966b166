import openapi, { astToString } from "openapi-typescript";
import { readFileSync } from "node:fs";
import { format } from "oxfmt";
import { expect, it } from "vitest";
import { parseDocument, visit } from "yaml";

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

it("no unquoted description of docs/openapi.yaml ends at a comma, whose rest would be a key", () => {
  const rests: string[] = [];
  visit(parseDocument(readFileSync(new URL("../../docs/openapi.yaml", import.meta.url), "utf8")), {
    Pair: (_, { key, value }) => void (value === null && rests.push(String(key))),
  });
  expect(rests).toEqual([]);
});
