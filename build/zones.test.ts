import { ESLint } from "eslint";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

/** [the file that imports, what it imports, whether the house allows it] */
const imports: [string, string, boolean][] = [
  ["src/domain/planted.ts", "../ui/planted", false],
  ["src/domain/planted.ts", "react", false],
  ["src/ui/planted.ts", "../domain/planted", false],
  ["src/ui/planted.ts", "react", true],
  ["src/api/planted.ts", "./react/planted", false],
  ["src/api/planted.ts", "react", false],
  ["src/api/planted.ts", "../domain/planted", true],
  ["src/api/planted.ts", "../contract/planted", true],
  ["src/api/react/planted.ts", "react", true],
  ["src/api/react/planted.ts", "../planted", true],
  ["src/api/react/planted.ts", "../../features/planted/index", false],
  ["src/mocks/planted.ts", "../api/planted", false],
  ["src/mocks/planted.ts", "../domain/planted", true],
  ["src/features/planted/inside.ts", "./index", true],
  ["src/features/planted/inside.ts", "../../widgets/planted", false],
  ["src/features/planted/inside.ts", "../other/inside", false],
  ["src/features/planted/inside.ts", "../other/index", true],
  ["src/features/planted/inside.ts", "../lists/inside", true],
  ["src/features/lists/inside.ts", "../planted/index", false],
  ["src/features/lists/inside.ts", "../navigation/index", true],
  ["src/features/lists/inside.ts", "../navigation/inside", false],
  ["src/features/planted/inside.ts", "../../mocks/planted", false],
  ["src/features/planted/inside.ts", "msw", false],
  ["src/widgets/planted.ts", "../features/planted/index", true],
  ["src/widgets/planted.ts", "../features/planted/inside", false],
  ["src/widgets/planted.ts", "../../demo/planted", false],
];
const targets = [
  ...["domain", "ui", "api", "api/react", "contract", "mocks", "widgets"].map((zone) => `src/${zone}/planted.ts`),
  ...["planted", "other", "lists", "navigation"].flatMap((name) =>
    ["index.ts", "inside.ts"].map((file) => `src/features/${name}/${file}`),
  ),
  "demo/planted.ts",
];

// Real files, because the plugin looks at the disk to see where an import leads; in a folder of their own.
const house = mkdtempSync(join(tmpdir(), "gds-zones-"));
beforeAll(() => {
  for (const path of targets) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), "export {};\n");
  }
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

const RULES = ["boundaries/dependencies", "no-restricted-imports"];

it("the linter catches every import that runs against the arrows, and no other", async () => {
  const eslint = new ESLint({
    cwd: house,
    overrideConfigFile: resolve(import.meta.dirname, "../eslint.config.js"),
    overrideConfig: { settings: { "boundaries/root-path": house } },
  });
  const wrong: string[] = [];
  for (const [from, to, allowed] of imports) {
    const [result] = await eslint.lintText(`import ${JSON.stringify(to)};\n`, { filePath: join(house, from) });
    const caught = result?.messages.some(({ ruleId }) => ruleId !== null && RULES.includes(ruleId)) ?? false;
    if (caught === allowed) wrong.push(`${from} -> ${to} should be ${allowed ? "allowed" : "refused"}`);
  }
  expect(wrong).toEqual([]);
}, 60_000);
