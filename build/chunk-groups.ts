import type { ModuleGraph } from "./module-graph.ts";

/** Files of one chunk, and with whom they are downloaded. */
export const GROUPS = ["core", "base", "record", "common", "shell", "forms"] as const;
export type Group = (typeof GROUPS)[number];

/** Bytes up to which what two pages share comes with everybody's code: a request costs more. */
const SMALL = 4_000;

/** Sources that a group is made of, with all that they import; each group without what an earlier one has. */
const STARTS = {
  /** What every element downloads. */
  core: ["src/widgets/notification-bell/define.ts", "src/api/transport.ts"],
  /** And every element but the bell; the registration's first field, which is the back office's, too. */
  base: ["src/widgets/donor-registration/define.ts", "src/features/auth/index.ts"],
  /** What the registration shows to somebody signed in; the back office's lists show parts of it. */
  record: ["src/features/own-record/pages.ts"],
  shell: ["src/widgets/backoffice/define.ts"],
} as const;

/** Definitions of the small elements: nobody downloads another one's. */
const ALONE = [STARTS.core[0], STARTS.base[0]];
/** The rules of every class, for which parts of the smaller elements ask, too. */
const CLASSES = "src/ui/all-classes.ts";
/** Where what several pages share belongs that builds upon a large library. */
const LIBRARIES = { forms: "node_modules/react-hook-form/" } as const;

/**
 * Which files go together into one chunk, so that an element is a handful of downloads and none of them brings much
 * that it doesn't use. What isn't grouped is split by who reaches it: a page is a chunk of its own.
 * @returns the group by file
 */
export function chunkGroups(graph: ModuleGraph): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  const has = (file: string, start: string) => graph.sources(file).some((source) => source.startsWith(start));
  const shared = graph.files.filter((file) => !graph.isEntry(file));

  const begin = (group: keyof typeof STARTS) => {
    for (const file of STARTS[group].flatMap((start) => [...graph.closure(graph.entryOf(start))]))
      if (!groups.has(file)) groups.set(file, has(file, CLASSES) ? "common" : group);
    for (const start of ALONE) groups.delete(graph.entryOf(start));
  };
  /** Adds small files that need nothing outside; again while there are any, since one may need another. */
  const addSmall = (group: Group, files: readonly string[], within: readonly Group[]) => {
    const fits = (file: string) =>
      !groups.has(file) &&
      graph.size(file) <= SMALL &&
      [...graph.closure(file)].every((other) => other === file || within.includes(groups.get(other) ?? "forms"));
    for (let next = files.find(fits); next; next = files.find(fits)) groups.set(next, group);
  };

  begin("core");
  begin("base");
  begin("record");
  // What the elements with no shell load late must not bring the shell along.
  const late = reachedLate(graph, groups);
  begin("shell");
  for (const file of late) if (groups.get(file) === "shell") groups.set(file, "common");
  addSmall(
    "common",
    shared.filter((file) => late.has(file)),
    ["core", "base", "record", "common"],
  );
  addSmall("shell", shared, ["core", "base", "record", "common", "shell"]);
  for (const [group, library] of Object.entries(LIBRARIES))
    for (const file of shared)
      if (!groups.has(file) && [...graph.closure(file)].some((other) => has(other, library)))
        groups.set(file, group as Group);
  return groups;
}

/** What is imported by `import()` from all that is in a group by now, with all that it imports. */
function reachedLate(graph: ModuleGraph, groups: ReadonlyMap<string, Group>): ReadonlySet<string> {
  const entries = [...groups.keys()].flatMap((file) => graph.lazy(file));
  return new Set(entries.flatMap((entry) => [...graph.closure(entry)]));
}
