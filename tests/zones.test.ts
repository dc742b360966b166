import { expect, it } from "vitest";
import { mayImport } from "./support/arrows";
import { filesIn, importsOf, resolveImport, specifiersIn } from "./support/imports";

/** [the file that imports, what it imports, whether the rules allow it] */
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
  ["src/features/planted/inside.ts", "../donors/planted/planted-page", true],
  ["src/widgets/planted.ts", "../shared/lists/inside", true],
  ["src/widgets/planted.ts", "../../demo/planted", false],
  ["src/widgets/planted.ts", "../mocks/planted", false],
  ["src/widgets/planted.ts", "../contract/planted", false],
  ["src/widgets/planted.ts", "../features/planted/buttons", false],
  ["src/widgets/planted.ts", "../features/planted", true],
  ["src/widgets/planted.ts", "../features/auth/links/planted-page", true],
  ["src/widgets/planted.ts", "../features/auth/links/index", false],
  ["src/widgets/planted.ts", "msw", false],
  ["src/features/planted/inside.ts", "../../contract/planted", false],
  ["src/features/planted/inside.ts", "../../api/planted", true],
  ["src/features/donors/planted/inside.ts", "../../planted/index", true],
  ["src/features/donors/planted/inside.ts", "../../planted/inside", false],
  ["src/shared/lists/inside.ts", "../../widgets/planted", false],
  ["src/shared/lists/inside.ts", "../../contract/planted", false],
  ["src/api/planted.ts", "../ui/planted", false],
  ["src/api/planted.ts", "../mocks/planted", false],
  ["src/api/planted.ts", "../widgets/planted", false],
  ["src/api/planted.ts", "@mswjs/data", false],
  ["src/api/planted.ts", "ofetch", true],
  ["src/api/react/planted.ts", "../../contract/planted", false],
  ["src/api/react/planted.ts", "../../ui/planted", false],
  ["src/api/react/planted.ts", "msw", false],
  ["src/contract/planted.ts", "../domain/planted", false],
  ["src/contract/planted.ts", "swr", false],
  ["src/domain/planted.ts", "../contract/planted", false],
  ["src/domain/planted.ts", "../api/planted", false],
  ["src/domain/planted.ts", "../../tests/planted", false],
  ["src/domain/planted.ts", "react/jsx-runtime", false],
  ["src/domain/planted.ts", "react-hook-form", true],
  ["src/ui/planted.ts", "../domain/constants", true],
  ["src/ui/planted.ts", "../api/planted", false],
  ["src/ui/planted.ts", "msw/browser", false],
  ["src/mocks/planted.ts", "../contract/planted", true],
  ["src/mocks/planted.ts", "../ui/planted", false],
  ["src/mocks/planted.ts", "msw", true],
  ["src/mocks/planted.ts", "react-dom/client", false],
];
/** The files that the rows above import, with their extensions. */
const TARGETS = new Set([
  "src/domain/constants.ts",
  ...["planted", "other", "donors/other", "auth/mailed-link"].flatMap((folder) =>
    ["index.ts", "buttons.ts", "first-reads.ts"].map((file) => `src/features/${folder}/${file}`),
  ),
  ...["donors/planted", "auth/links"].map((folder) => `src/features/${folder}/planted-page.tsx`),
  ...["planted", "donors/planted", "auth/links"].map((folder) => `src/features/${folder}/index.ts`),
]);

it("the rules allow and forbid the imports of the table", () => {
  const wrong = imports.filter(([from, to, allowed]) => mayImport(from, resolveImport(from, to, TARGETS)) !== allowed);
  expect(wrong).toEqual([]);
});

it("imports of every form are found", () => {
  const ways = [
    'import "./a";',
    'import { one, type Two } from "./b";',
    'import type { Two } from "./c";',
    'export * from "./d";',
    'const later = () => import("./e");',
    'const type: typeof import("./f") = one;',
    'import {\n  one,\n} from "./g";',
  ];
  expect(specifiersIn(ways.join("\n"))).toEqual([..."abcdefg"].map((name) => `./${name}`));
});

it("no file of the product breaks the rules for imports", () => {
  const graph = importsOf(filesIn(["src"]));
  expect([...graph.values()].flat().length).toBeGreaterThan(5_000);
  const against = [...graph].flatMap(([from, imported]) =>
    imported.filter((to) => !mayImport(from, to)).map((to) => `${from} -> ${to}`),
  );
  expect(against).toEqual([]);
});
