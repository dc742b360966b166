import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesIn, importsOf } from "./support/imports";

/** More rules than those of `zones.test.ts`: circular imports, which files of a module others may import, the length of files. */
const files = filesIn(["src", "demo", "bench", "build"]);
const known = new Set(files);

type Graph = ReadonlyMap<string, readonly string[]>;

/** @returns the circles in a graph, each as a list of nodes that ends with its first node */
function circlesOf(graph: Graph): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const walk = (node: string, way: readonly string[]) => {
    const at = way.indexOf(node);
    if (at >= 0) return void circles.push([...way.slice(at), node]);
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) walk(next, [...way, node]);
    done.add(node);
  };
  for (const node of graph.keys()) walk(node, []);
  return circles;
}

const graph: Graph = new Map([...importsOf(files)].map(([path, to]) => [path, to.filter((one) => known.has(one))]));

/** A folder below src/features or src/shared with an index.ts is a module, at any depth. */
const isModule = (folder: string): boolean =>
  /^src\/(features|shared)\//.test(folder) && known.has(`${folder}/index.ts`);

/** @returns the modules that contain a file, the innermost first */
function modulesOf(path: string): string[] {
  const modules: string[] = [];
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) if (isModule(folder)) modules.push(folder);
  return modules;
}

/** "src/shared/lists/paging.ts" is "src/shared/lists", "src/domain/dates/days.ts" is "src/domain". */
const folderOf = (path: string): string =>
  modulesOf(path)[0] ??
  (
    /^src\/(?:features\/(?:donors|own-data)\/[^/]+|(?:features|shared)\/[^/]+|api\/react|[^/]+)/.exec(path) ?? [
      path.split("/")[0] ?? "",
    ]
  )[0];

/** @returns the imports between folders; files that `nameOf` gives no folder are left out */
function folderGraph(nameOf: (path: string) => string | null): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [path, imported] of graph) {
    const from = nameOf(path);
    if (from === null) continue;
    const to = folders.get(from) ?? new Set();
    for (const folder of imported.map(nameOf)) if (folder !== null && folder !== from) to.add(folder);
    folders.set(from, to);
  }
  return new Map([...folders].map(([from, to]) => [from, [...to]]));
}

describe("imports", () => {
  it("of files form no circle", () => {
    expect([...graph.values()].flat().length).toBeGreaterThan(files.length);
    expect(circlesOf(graph).map((circle) => circle.join(" -> "))).toEqual([]);
  });

  it("of folders form no circle", () => {
    const folders = folderGraph(folderOf);
    expect(folders.size).toBeGreaterThan(20);
    expect(circlesOf(folders).map((circle) => circle.join(" -> "))).toEqual([]);
  });

  // a module inside a folder counts as that folder, unlike above
  it("of the folders of src/shared form no circle", () => {
    const shared = folderGraph((path) => /^src\/shared\/[^/]+/.exec(path)?.[0] ?? null);
    expect(shared.size).toBeGreaterThan(15);
    expect(circlesOf(shared).map((circle) => circle.join(" -> "))).toEqual([]);
  });

  it("from other modules reach only an index, a page, buttons or a schema", () => {
    const modules = new Set(files.flatMap(modulesOf));
    expect(modules.size).toBeGreaterThan(20);
    // zones.test.ts has the rules for src/widgets; bench/ measures parts of modules
    const entryFiles = /\/(index|buttons|[\w-]+-(?:page|schema))\.tsx?$/;
    const inside = [...graph].flatMap(([path, imported]) => {
      const within = modulesOf(path);
      if (/^(src\/widgets|demo|bench)\//.test(path)) return [];
      return imported
        .filter((to) => modulesOf(to).some((name) => !within.includes(name) && !entryFiles.test(to.slice(name.length))))
        .map((to) => `${path} -> ${to}`);
    });
    expect(inside).toEqual([]);
  });

  it("the search finds a circle", () => {
    const planted = new Map([
      ["a", ["b", "d"]],
      ["b", ["c"]],
      ["c", ["a"]],
      ["d", ["c"]],
    ]);
    expect(circlesOf(planted)).toEqual([["a", "b", "c", "a"]]);
  });
});

/** Tables, in which all lines are alike. */
const TABLES = [
  "src/domain/routes.ts",
  "src/features/search/commands/commands.ts",
  "src/mocks/db/models.ts",
  "demo/kit/tables.tsx",
];

it("no file of logic has more than 250 lines", () => {
  expect(TABLES.filter((path) => !existsSync(path))).toEqual([]);
  const length = (path: string) => readFileSync(path, "utf8").split("\n").length - 1;
  const long = files.filter((path) => !TABLES.includes(path) && length(path) > 250);
  expect(long.map((path) => `${path}: ${length(path)}`)).toEqual([]);
});

it("no folder of src has more than 25 files directly in it, tests included", () => {
  const counts = new Map<string, number>();
  for (const file of readdirSync("src", { recursive: true, withFileTypes: true }))
    if (file.isFile()) counts.set(file.parentPath, (counts.get(file.parentPath) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(200);
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});

it("the product calls no entries() of an array, which Prototype removes on a host page", () => {
  const calls = files
    .filter((path) => path.startsWith("src/") && !path.startsWith("src/mocks/") && !path.includes("test"))
    .flatMap((path) => readFileSync(path, "utf8").match(/\w+\.entries\(\)/g) ?? []);
  expect(calls).toEqual(["navigation.entries()"]);
});

describe("component tests", () => {
  it("share a frame, so none of them mocks modules", () => {
    const tests = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) =>
      /\.browser\.test\.tsx?$/.test(path),
    );
    expect(tests.length).toBeGreaterThan(50);
    expect(tests.filter((path) => readFileSync(join("src", path), "utf8").includes("vi.mock("))).toEqual([]);
  });
});
