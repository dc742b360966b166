import type { Metafile } from "esbuild";
import { expect, it } from "vitest";
import { withoutClasses } from "./lazy-classes";
import { moduleGraph } from "./module-graph";

const [bell, registration, office] = ["notification-bell", "donor-registration", "backoffice"].map(
  (element) => `src/widgets/${element}/define.ts`,
);
const first = ["src/features/auth/index.ts", "src/features/own-record/pages.ts", "src/features/donors/pages.ts"];

/** @param lazy what the bell imports by `import()` */
function graphOf(...lazy: string[]) {
  const outputs: Metafile["outputs"] = {};
  const imported = (path: string) => ({ path, kind: "dynamic-import" as const });
  for (const source of [bell!, registration!, office!, ...first, "src/parts/window.tsx"])
    outputs[source] = { bytes: 1, inputs: {}, exports: [], entryPoint: source, imports: [] };
  outputs[bell!]!.imports = lazy.map(imported);
  outputs[registration!]!.imports = first.slice(0, 2).map(imported);
  outputs[office!]!.imports = first.map(imported);
  return moduleGraph({ inputs: {}, outputs });
}

it("an element that shows what only another's set of classes knows fails the build", () => {
  expect(withoutClasses(graphOf(), new Set())).toEqual([]);
  expect(withoutClasses(graphOf(first[0]!), new Set())).toEqual([
    "src/widgets/notification-bell/define.ts shows src/features/auth/index.ts without its classes",
  ]);
});

it("what comes with the rest of the classes has all there is", () => {
  const window = "src/parts/window.tsx";
  expect(withoutClasses(graphOf(window), new Set([window]))).toEqual([]);
});
