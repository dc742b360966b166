import type { Metafile } from "esbuild";
import { expect, it } from "vitest";
import { withoutClasses } from "./lazy-classes";
import { moduleGraph } from "../chunks/module-graph";
import { ELEMENT_SETS } from "./twind-plugin";

const [bell = "", registration = "", office = ""] = ["notification-bell", "donor-registration", "backoffice"].map(
  (element) => `src/widgets/${element}/define.ts`,
);
const lateOf = (element: string) => ELEMENT_SETS[element]?.filter((source) => !source.endsWith("/define.ts")) ?? [];
const [signIn = ""] = lateOf(registration);

/** @param lazy what the bell imports by `import()` */
function graphOf(...lazy: string[]) {
  const imports = new Map([
    [bell, lazy],
    [registration, lateOf(registration)],
    [office, lateOf(office)],
  ]);
  const sources = new Set([...imports].flatMap(([element, imported]) => [element, ...imported]));
  const outputs = [...sources].map((source) => [
    source,
    {
      bytes: 1,
      inputs: {},
      exports: [],
      entryPoint: source,
      imports: (imports.get(source) ?? []).map((path) => ({ path, kind: "dynamic-import" })),
    },
  ]);
  return moduleGraph({ inputs: {}, outputs: Object.fromEntries(outputs) as Metafile["outputs"] });
}

it("the build fails if an element imports a component whose classes only another element's set has", () => {
  expect(withoutClasses(graphOf(), new Set())).toEqual([]);
  expect(withoutClasses(graphOf(signIn), new Set())).toEqual([`${bell} shows ${signIn} without its classes`]);
});

it("a chunk that imports the remaining classes needs no set", () => {
  const window = "src/parts/window.tsx";
  expect(withoutClasses(graphOf(window), new Set([window]))).toEqual([]);
});
