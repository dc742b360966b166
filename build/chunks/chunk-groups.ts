import type { ModuleGraph } from "./module-graph.ts";

/** Files of one chunk, and with whom they are downloaded; each group imports only what stands before it. */
export const GROUPS = [
  "core", // what every element shows
  "base", // what the registration's first field and the back office share
  "sign-in", // the registration's first field without it
  "record", // what the own record and the back office share
  "own-record", // the own record without it
  "common", // what the office shows and the others load late: it must not bring the office along
  "form", // what the registration's form shares with other forms, without the office
  "late", // what isn't shown at first by any element, and is loaded late by those with no office
  "shell", // the office, and what its pages share with the list of donors
  "parts", // small parts of windows and of other pages
  "checks", // what all pages of forms share, and others have, too
  "forms", // a large library, and what only its pages share
] as const;
export type Group = (typeof GROUPS)[number];

/** Bytes up to which what two lazy parts share comes with all that lazy parts share: a request costs more. */
const SMALL = 4_000;

/** Sources that an element or a screen begins with. */
const STARTS = {
  bell: ["src/widgets/notification-bell/define.ts", "src/widgets/shared-code.ts"],
  registration: ["src/widgets/donor-registration/define.ts", "src/features/onboarding/signed-out.tsx"],
  ownRecord: ["src/features/own-data/record/own-record-page.tsx"],
  form: [
    "src/features/own-data/registration/registration-page.tsx",
    "src/features/own-data/registration/steps/later-steps.tsx",
  ],
  office: ["src/widgets/backoffice/define.ts"],
  /** The page that is opened most. */
  list: ["src/features/donors/registry/donors-page.tsx"],
} as const;

/** Definitions of the small elements: nobody downloads another one's. */
const ALONE = [STARTS.bell[0], STARTS.registration[0]];
const FORMS = "node_modules/react-hook-form/";

/**
 * Which files go together into one chunk, so that an element is a handful of downloads and none of them brings much
 * that it doesn't use. What isn't grouped is split by who reaches it: a page is a chunk of its own.
 * @param pages modules of each page of the back office
 * @returns the group by file
 */
export function chunkGroups(graph: ModuleGraph, pages: readonly (readonly string[])[]): ReadonlyMap<string, Group> {
  const groups = new Map<string, Group>();
  const reached = (sources: readonly string[]) =>
    new Set(sources.flatMap((source) => [...graph.closure(graph.entryOf(source))]));
  const alone = new Set<string>(ALONE.map((start) => graph.entryOf(start)));
  const shared = graph.files.filter((file) => !graph.isEntry(file));
  const isSmall = (file: string) => graph.size(file) <= SMALL;
  const office = reached(STARTS.office);
  const list = reached(STARTS.list);
  const early = (file: string) => office.has(file) || list.has(file);
  const pageFiles = pages.map(reached);
  const pagesOf = (file: string) => pageFiles.filter((files) => files.has(file));

  const put = (files: Iterable<string>, groupOf: (file: string) => Group) => {
    for (const file of files) if (!groups.has(file) && !alone.has(file)) groups.set(file, groupOf(file));
  };
  /** Adds small files that need nothing of later groups; again while there are any, since one may need another. */
  const putSmall = (group: Group, files: readonly string[]) => {
    const earlier = GROUPS.slice(0, GROUPS.indexOf(group) + 1);
    const fits = (file: string) =>
      !groups.has(file) &&
      isSmall(file) &&
      [...graph.closure(file)].every((other) => other === file || earlier.includes(groups.get(other) ?? "forms"));
    for (let next = files.find(fits); next; next = files.find(fits)) groups.set(next, group);
  };

  put(reached(STARTS.bell), () => "core");
  put(reached(STARTS.registration), (file) => (early(file) ? "base" : "sign-in"));
  put(reached(STARTS.ownRecord), (file) => (early(file) ? "record" : "own-record"));
  // a partner's page shows the form without the office
  put(
    [...reached(STARTS.form)].filter((file) => !graph.isEntry(file)),
    (file) => (early(file) ? "common" : "form"),
  );
  const late = reachedLate(graph, groups);
  const shell = (file: string) => (late.has(file) ? "common" : "shell");
  put(office, shell);
  put(
    shared.filter((file) => list.has(file) && (isSmall(file) || pagesOf(file).length > 1)),
    shell,
  );
  const formPages = pageFiles.filter((files) => [...files].some((file) => startsWith(graph, file, FORMS)));
  const onForms = (file: string) => formPages.every((files) => files.has(file));
  put(
    shared.filter((file) => onForms(file) && pagesOf(file).length > formPages.length),
    () => "checks",
  );
  put(
    shared.filter((file) => {
      const on = pagesOf(file);
      const onlyThere = on.length > 1 && on.every((files) => formPages.includes(files));
      return onlyThere && (isSmall(file) || on.length === formPages.length);
    }),
    () => "forms",
  );
  const rest = shared.filter((file) => !list.has(file));
  putSmall(
    "late",
    rest.filter((file) => late.has(file)),
  );
  putSmall("parts", rest);
  return groups;
}

const startsWith = (graph: ModuleGraph, file: string, path: string) =>
  graph.sources(file).some((source) => source.startsWith(path));

/** What is imported by `import()` from all that is in a group by now, with all that it imports. */
function reachedLate(graph: ModuleGraph, groups: ReadonlyMap<string, Group>): ReadonlySet<string> {
  const entries = [...groups.keys()].flatMap((file) => graph.lazy(file));
  return new Set(entries.flatMap((entry) => [...graph.closure(entry)]));
}
