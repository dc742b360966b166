/** Who may import whom: widgets -> features -> shared -> api, ui -> domain. `tests/zones.test.ts` holds `src` to it. */

type Zone = "widgets" | "feature" | "shared" | "api-react" | "api" | "contract" | "domain" | "ui" | "mocks";

/** The folders that arrows lead between, the more special ones first. Within one of them a file sees all others. */
const ZONES: readonly { name: Zone; folder: RegExp }[] = [
  // a room within a capability is closed to the others as a capability is
  { name: "feature", folder: /^src\/features\/(donors|own-data)\/[^/]+(?=\/)/ },
  { name: "feature", folder: /^src\/features\/auth\/(front-page|mailed-link)(?=\/)/ },
  { name: "feature", folder: /^src\/features\/[^/]+(?=\/)/ },
  { name: "api-react", folder: /^src\/api\/react(?=\/)/ },
  ...(["widgets", "shared", "api", "contract", "domain", "ui", "mocks"] as const).map((name) => ({
    name,
    folder: new RegExp(`^src/${name}(?=/)`),
  })),
];

/** The zones that each one sees besides itself. */
const ARROWS: Record<Zone, readonly Zone[]> = {
  widgets: ["shared", "api-react", "api", "ui", "domain"],
  feature: ["shared", "api-react", "api", "ui", "domain"],
  shared: ["api-react", "api", "ui", "domain"],
  "api-react": ["api", "domain"],
  api: ["contract", "domain"],
  mocks: ["contract", "domain"],
  contract: [],
  domain: [],
  ui: [],
};

/** The files by which one zone may see another that it doesn't see else, from the folder of that one. */
const DOORS: readonly { from: readonly Zone[]; to: Zone; file: RegExp }[] = [
  // Another feature only through its index. What an index re-exports comes along with every static import of it.
  { from: ["widgets", "feature"], to: "feature", file: /^index\.tsx?$/ },
  // Pages are loaded lazily, each from its own file, or those that come together from one.
  { from: ["widgets", "feature"], to: "feature", file: /^([^/]+\/)?[^/]*-pages?\.tsx?$/ },
  // What a page reads first is known before the page's code, and must not bring it along.
  { from: ["widgets"], to: "feature", file: /^first-reads\.ts$/ },
  // A button whose window comes later may stand apart from the index, for whoever needs nothing else of the feature.
  { from: ["feature"], to: "feature", file: /^buttons\.tsx?$/ },
  // The kit knows nothing of donors, but the numbers of specification §9 stand in one file for everybody.
  { from: ["ui"], to: "domain", file: /^constants\.ts$/ },
];

const REACT = ["react", "react-dom", "swr", "wouter", "sonner", "@casl/react"];
const MOCKING = ["msw", "@mswjs/data"];
/** Packages that a zone may not know, with what lies under them: the mock is no part of the product, and knows no screen. */
const FORBIDDEN: Record<Zone, readonly string[]> = {
  widgets: MOCKING,
  feature: MOCKING,
  shared: MOCKING,
  ui: MOCKING,
  "api-react": MOCKING,
  // React is for src/api/react and the screens
  api: [...REACT, ...MOCKING],
  contract: [...REACT, ...MOCKING],
  domain: [...REACT, ...MOCKING],
  mocks: REACT,
};

/** Files of this project, all else are packages. */
const OURS = /^(src|demo|tests|bench|build|docs)\/|^\.\.?\//;

/** @returns the zone that a file is in, with its folder */
function placeOf(path: string): { zone: Zone; folder: string } | null {
  for (const { name, folder } of ZONES) {
    const [at] = folder.exec(path) ?? [];
    if (at !== undefined) return { zone: name, folder: at };
  }
  return null;
}

/**
 * @param from a file of `src`
 * @param to the file that it imports, from the project's root, or the name of a package (`resolveImport`)
 * @returns whether that runs along the arrows
 */
export function mayImport(from: string, to: string): boolean {
  const here = placeOf(from);
  if (!here) return false;
  if (!OURS.test(to)) return !FORBIDDEN[here.zone].some((name) => to === name || to.startsWith(`${name}/`));
  const there = placeOf(to);
  if (!there) return false; // nobody in src sees demo, tests, bench or build
  if (there.folder === here.folder || ARROWS[here.zone].includes(there.zone)) return true;
  const file = to.slice(there.folder.length + 1);
  return DOORS.some((door) => door.from.includes(here.zone) && door.to === there.zone && door.file.test(file));
}
