import type { ModuleGraph } from "./module-graph.ts";

/** The chunks with several files. A group imports only groups before it. */
export const GROUPS = [
  "core", // used by every element
  "base", // shared by the registration's sign-in and the back office
  "sign-in", // the rest of the registration's sign-in
  "record", // shared by the donor's own record and the back office
  "own-record", // the rest of the donor's own record
  "live", // what the forms share with the socket
  "consents", // what the forms share with the question for donors
  "common", // used by the back office and lazily by other elements, without the rest of the back office
  "form", // the registration's form, without the back office
  "late", // small lazy parts of elements other than the back office
  "shell", // the back office, and what its pages share with the list of donors
  "menus", // what the shell's menus show when they are open
  "views", // what a list shows of its open view
  "parts", // small parts of dialogs and other pages
  "checks", // shared by all pages with forms and by other pages
  "forms", // react-hook-form, and what only pages with forms share
] as const;
export type Group = (typeof GROUPS)[number];

/** In bytes. Smaller files are grouped even if not all importers need them, because a request costs more. */
const SMALL = 4_000;

/** The first sources of elements and screens. */
const STARTS = {
  bell: ["src/widgets/notification-bell/define.ts", "src/widgets/autoloader-functions.ts"],
  registration: ["src/widgets/donor-registration/define.ts", "src/features/onboarding/signed-out.tsx"],
  ownRecord: ["src/features/onboarding/signed-in.tsx", "src/features/own-data/record/own-record-page.tsx"],
  live: ["src/api/live/live-socket.ts"],
  consents: ["src/features/privacy/consent-questions.tsx"],
  form: [
    "src/features/own-data/registration/registration-page.tsx",
    "src/features/own-data/registration/steps/later-steps.tsx",
  ],
  office: ["src/widgets/backoffice/define.ts"],
  menus: ["src/ui/menu/opened-menus.ts"],
  views: ["src/shared/lists/views/components/opened-view.tsx"],
  /** The most used page. */
  list: ["src/features/donors/registry/donors-page.tsx"],
} as const;

/** The definitions of the small elements, each in its own chunk. */
const ALONE = [STARTS.bell[0], STARTS.registration[0]];
const FORMS = "node_modules/react-hook-form/";

/**
 * Assigns files to groups, so that an element needs few requests and downloads little unused code. rolldown splits the other
 * files by their importers: each page is a chunk.
 * @param pages the modules of each page of the back office
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
  /** Adds small files whose imports are all in this group or earlier ones. Repeats, because small files import each other. */
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
  const sharedBy = (sources: readonly string[]) => [...reached(sources)].filter((file) => !graph.isEntry(file));
  put(sharedBy(STARTS.live), () => "live");
  put(sharedBy(STARTS.consents), () => "consents");
  // a partner's page shows the form without the back office
  put(sharedBy(STARTS.form), (file) => (early(file) ? "common" : "form"));
  const late = reachedLate(graph, groups);
  const shell = (file: string) => (late.has(file) ? "common" : "shell");
  put(office, shell);
  put(
    shared.filter((file) => list.has(file) && (isSmall(file) || pagesOf(file).length > 1)),
    shell,
  );
  // before the parts, which would load with them
  put(reached(STARTS.menus), () => "menus");
  put(reached(STARTS.views), () => "views");
  const rest = shared.filter((file) => !list.has(file));
  // before the pages with forms: another element's lazy part would load all that they share
  putSmall(
    "late",
    rest.filter((file) => late.has(file)),
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
  putSmall("parts", rest);
  return groups;
}

const startsWith = (graph: ModuleGraph, file: string, path: string) =>
  graph.sources(file).some((source) => source.startsWith(path));

/** Returns the files that grouped files import lazily, with their static imports. */
function reachedLate(graph: ModuleGraph, groups: ReadonlyMap<string, Group>): ReadonlySet<string> {
  const entries = [...groups.keys()].flatMap((file) => graph.lazy(file));
  return new Set(entries.flatMap((entry) => [...graph.closure(entry)]));
}
