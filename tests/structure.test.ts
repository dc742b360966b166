import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesIn, importsOf } from "./support/imports";

/** What the zones (`zones.test.ts`) don't say: circles, by which door a room is entered, how long a file is. */
const files = filesIn(["src", "demo", "bench", "build"]);
const known = new Set(files);

type Graph = ReadonlyMap<string, readonly string[]>;

/** @returns the circles that a search from each node comes upon, each as the nodes on its way */
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

/** A folder of features or of what they share that has an index is a room, wherever it lies. */
const isRoom = (folder: string): boolean => /^src\/(features|shared)\//.test(folder) && known.has(`${folder}/index.ts`);

/** @returns the rooms that a file is in, the innermost first */
function roomsOf(path: string): string[] {
  const rooms: string[] = [];
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) if (isRoom(folder)) rooms.push(folder);
  return rooms;
}

/** "src/shared/lists/paging.ts" is "src/shared/lists", "src/domain/dates/days.ts" is "src/domain". */
const folderOf = (path: string): string =>
  roomsOf(path)[0] ??
  (
    /^src\/(?:features\/(?:donors|own-data)\/[^/]+|(?:features|shared)\/[^/]+|api\/react|[^/]+)/.exec(path) ?? [
      path.split("/")[0] ?? "",
    ]
  )[0];

describe("imports", () => {
  it("lead from file to file in no circle", () => {
    expect([...graph.values()].flat().length).toBeGreaterThan(files.length);
    expect(circlesOf(graph).map((circle) => circle.join(" -> "))).toEqual([]);
  });

  it("lead from folder to folder in no circle", () => {
    const folders = new Map<string, Set<string>>();
    for (const [path, imported] of graph) {
      const from = folderOf(path);
      const to = folders.get(from) ?? new Set();
      for (const folder of imported.map(folderOf)) if (folder !== from) to.add(folder);
      folders.set(from, to);
    }
    expect(folders.size).toBeGreaterThan(20);
    const plain = new Map([...folders].map(([from, to]) => [from, [...to]]));
    expect(circlesOf(plain).map((circle) => circle.join(" -> "))).toEqual([]);
  });

  it("enter a room by its index, by a page, by buttons whose window comes later, or by a schema that brings a library", () => {
    const rooms = new Set(files.flatMap(roomsOf));
    expect(rooms.size).toBeGreaterThan(20);
    // zones.test.ts has the doors of the elements; bench/ measures parts of a room
    const doors = /\/(index|buttons|[\w-]+-(?:page|schema))\.tsx?$/;
    const inside = [...graph].flatMap(([path, imported]) => {
      const within = roomsOf(path);
      if (/^(src\/widgets|demo|bench)\//.test(path)) return [];
      return imported
        .filter((to) => roomsOf(to).some((room) => !within.includes(room) && !doors.test(to.slice(room.length))))
        .map((to) => `${path} -> ${to}`);
    });
    expect(inside).toEqual([]);
  });

  it("a circle would be seen", () => {
    const planted = new Map([
      ["a", ["b", "d"]],
      ["b", ["c"]],
      ["c", ["a"]],
      ["d", ["c"]],
    ]);
    expect(circlesOf(planted)).toEqual([["a", "b", "c", "a"]]);
  });
});

/** Tables: a line of theirs says no more than the one before it. */
const TABLES = ["src/domain/routes.ts", "src/mocks/db/models.ts", "demo/kit/tables.tsx"];

it("no file of logic has more than 250 lines", () => {
  expect(TABLES.filter((path) => !existsSync(path))).toEqual([]);
  const length = (path: string) => readFileSync(path, "utf8").split("\n").length - 1;
  const long = files.filter((path) => !TABLES.includes(path) && length(path) > 250);
  expect(long.map((path) => `${path}: ${length(path)}`)).toEqual([]);
});

it("the product calls no entries() of an array, which Prototype removes on a host page", () => {
  const calls = files
    .filter((path) => path.startsWith("src/") && !path.startsWith("src/mocks/") && !path.includes("test"))
    .flatMap((path) => readFileSync(path, "utf8").match(/\w+\.entries\(\)/g) ?? []);
  expect(calls).toEqual(["navigation.entries()"]);
});

describe("component tests", () => {
  it("share a frame, so that none puts other modules in the place of ours", () => {
    const tests = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) =>
      /\.browser\.test\.tsx?$/.test(path),
    );
    expect(tests.length).toBeGreaterThan(50);
    expect(tests.filter((path) => readFileSync(join("src", path), "utf8").includes("vi.mock("))).toEqual([]);
  });
});
