/** The permitted imports: widgets -> features -> shared -> api, ui -> domain. `tests/zones.test.ts` checks `src`. */

type Zone = "widgets" | "feature" | "shared" | "api-react" | "api" | "contract" | "domain" | "ui" | "mocks";

/** The folder of each zone; the first match counts. Files of the same folder may import each other. */
const ZONES: readonly { name: Zone; folder: RegExp }[] = [
  // the folders of these features are as separate as other features
  { name: "feature", folder: /^src\/features\/(donors|own-data)\/[^/]+(?=\/)/ },
  { name: "feature", folder: /^src\/features\/auth\/(front-page|mailed-link)(?=\/)/ },
  { name: "feature", folder: /^src\/features\/[^/]+(?=\/)/ },
  { name: "api-react", folder: /^src\/api\/react(?=\/)/ },
  ...(["widgets", "shared", "api", "contract", "domain", "ui", "mocks"] as const).map((name) => ({
    name,
    folder: new RegExp(`^src/${name}(?=/)`),
  })),
];

/** The zones that each zone may import. */
const IMPORTABLE: Record<Zone, readonly Zone[]> = {
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

/** Single files that may be imported although their zone may not. Paths are relative to the folder. */
const EXCEPTIONS: readonly { from: readonly Zone[]; to: Zone; file: RegExp }[] = [
  // a static import of an index loads all that it exports
  { from: ["widgets", "feature"], to: "feature", file: /^index\.tsx?$/ },
  // pages are loaded lazily
  { from: ["widgets", "feature"], to: "feature", file: /^([^/]+\/)?[^/]*-pages?\.tsx?$/ },
  // the first reads of a page start before its code is loaded
  { from: ["widgets"], to: "feature", file: /^first-reads\.ts$/ },
  // buttons that load their dialog later
  { from: ["feature"], to: "feature", file: /^buttons\.tsx?$/ },
  // the numbers of specification §9
  { from: ["ui"], to: "domain", file: /^constants\.ts$/ },
];

const REACT = ["react", "react-dom", "swr", "wouter", "sonner", "@casl/react"];
const MOCKING = ["msw", "@mswjs/data"];
/** Packages that a zone may not import. */
const FORBIDDEN: Record<Zone, readonly string[]> = {
  widgets: MOCKING,
  feature: MOCKING,
  shared: MOCKING,
  ui: MOCKING,
  "api-react": MOCKING,
  api: [...REACT, ...MOCKING],
  contract: [...REACT, ...MOCKING],
  domain: [...REACT, ...MOCKING],
  mocks: REACT,
};

/** Matches files of this project, not packages. */
const PROJECT_FILE = /^(src|demo|tests|bench|build|docs)\/|^\.\.?\//;

/** Returns the zone of a file and its folder. */
function zoneOf(path: string): { zone: Zone; folder: string } | null {
  for (const { name, folder } of ZONES) {
    const [match] = folder.exec(path) ?? [];
    if (match !== undefined) return { zone: name, folder: match };
  }
  return null;
}

/**
 * Tells whether a file may import another.
 * @param from a file of `src`
 * @param to a path from the project's root, or the name of a package (`resolveImport`)
 */
export function mayImport(from: string, to: string): boolean {
  const importer = zoneOf(from);
  if (!importer) return false;
  if (!PROJECT_FILE.test(to)) return !FORBIDDEN[importer.zone].some((name) => to === name || to.startsWith(`${name}/`));
  const imported = zoneOf(to);
  if (!imported) return false; // files of demo, tests, bench and build
  if (imported.folder === importer.folder || IMPORTABLE[importer.zone].includes(imported.zone)) return true;
  const file = to.slice(imported.folder.length + 1);
  return EXCEPTIONS.some(
    (exception) =>
      exception.from.includes(importer.zone) && exception.to === imported.zone && exception.file.test(file),
  );
}
