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
  ["src/features/planted/inside.ts", "./planted-page", true],
  ["src/features/planted/inside.ts", "../../widgets/planted", false],
  ["src/features/planted/inside.ts", "../other/inside", false],
  ["src/features/planted/inside.ts", "../other/index", true],
  ["src/features/planted/inside.ts", "../other/buttons", true],
  ["src/features/planted/inside.ts", "../../shared/lists/inside", true],
  ["src/features/donors/planted/inside.ts", "./index", true],
  ["src/features/donors/planted/inside.ts", "../other/index", true],
  ["src/features/donors/planted/inside.ts", "../other/inside", false],
  ["src/features/auth/inside.ts", "./mailed-link/index", true],
  ["src/features/auth/inside.ts", "./mailed-link/inside", false],
  ["src/features/auth/inside.ts", "./links/inside", true],
  ["src/shared/lists/inside.ts", "../../features/planted/index", false],
  ["src/shared/lists/inside.ts", "../navigation/index", true],
  ["src/shared/lists/inside.ts", "../../api/react/planted", true],
  ["src/shared/lists/inside.ts", "msw", false],
  ["src/ui/planted.ts", "../shared/lists/inside", false],
  ["src/features/planted/inside.ts", "../../mocks/planted", false],
  ["src/features/planted/inside.ts", "msw", false],
  ["src/widgets/planted.ts", "../features/planted/index", true],
  ["src/widgets/planted.ts", "../features/planted/inside", false],
  ["src/widgets/planted.ts", "../features/donors/planted/planted-page", true],
  ["src/widgets/planted.ts", "../features/planted/first-reads", true],
  ["src/features/planted/inside.ts", "../other/first-reads", false],
  ["src/features/planted/inside.ts", "../donors/planted/planted-page", false],
  ["src/widgets/planted.ts", "../shared/lists/inside", true],
  ["src/widgets/planted.ts", "../../demo/planted", false],
];
const targets = [
  ...["domain", "ui", "api", "api/react", "contract", "mocks", "widgets"].map((zone) => `src/${zone}/planted.ts`),
  ...[
    "features/planted",
    "features/other",
    "features/donors/planted",
    "features/donors/other",
    "features/auth",
    "features/auth/links",
    "features/auth/mailed-link",
    "shared/lists",
    "shared/navigation",
  ].flatMap((room) =>
    ["index.ts", "inside.ts", "buttons.ts", "first-reads.ts", "planted-page.tsx"].map((file) => `src/${room}/${file}`),
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
