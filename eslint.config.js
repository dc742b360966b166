import boundaries from "eslint-plugin-boundaries";
import { parser } from "typescript-eslint";

const zone = (type, pattern, capture) => ({ type, pattern, partialMatch: false, ...(capture && { capture }) });

/** The folders between which imports are ruled. The first that fits counts, so the more special ones come first. */
const elements = [
  zone("widgets", "src/widgets"),
  // a room within a capability is closed to the others as a capability is
  zone("feature", "src/features/{donors,own-data}/*", ["capability", "name"]),
  zone("feature", "src/features/auth/{front-page,mailed-link}", ["name"]),
  zone("feature", "src/features/*", ["name"]),
  zone("shared", "src/shared"),
  zone("api-react", "src/api/react"),
  zone("api", "src/api"),
  zone("contract", "src/contract"),
  zone("domain", "src/domain"),
  zone("ui", "src/ui"),
  zone("mocks", "src/mocks"),
  zone("outside", "demo"),
  zone("outside", "tests"),
  zone("outside", "bench"),
  zone("outside", "build"),
];

const allow = (from, to) => ({ from: { element: { type: from } }, allow: { to: { element: { type: to } } } });
/** Tests see all. */
const TESTS = ["**/*.test.{ts,tsx}", "**/test-support/**"];
const REACT = ["react", "react-dom", "swr", "wouter", "sonner", "@casl/react"];
const MOCKING = ["msw", "@mswjs/data"];
/** Packages that a zone may not know, with what lies under them. */
const forbid = (files, packages, message) => ({
  files,
  ignores: TESTS,
  rules: {
    "no-restricted-imports": [
      "error",
      { patterns: [{ group: packages.flatMap((name) => [name, `${name}/**`]), message }] },
    ],
  },
});

/** Arrows run one way: widgets -> features -> shared -> api, ui -> domain. Rooms of `shared`: tests/structure.test.ts. */
const policies = [
  { allow: { to: { module: { origin: ["external", "core"] } } } },
  allow("widgets", ["widgets", "shared", "api-react", "api", "ui", "domain"]),
  allow("feature", ["shared", "api-react", "api", "ui", "domain"]),
  allow("shared", ["shared", "api-react", "api", "ui", "domain"]),
  // Another feature only through its index; within itself as it likes. The back office loads a feature's pages lazily,
  // each from its own file, or those that come together from one: what an index re-exports comes along with every
  // static import of it.
  {
    from: { element: { type: "widgets" } },
    allow: { to: { element: { type: "feature", fileInternalPath: "{,*/}*-{page.tsx,pages.ts}" } } },
  },
  // So does what a page reads first: it is known before the page's code, and must not bring it along.
  {
    from: { element: { type: "widgets" } },
    allow: { to: { element: { type: "feature", fileInternalPath: "first-reads.ts" } } },
  },
  {
    from: { element: { type: ["widgets", "feature"] } },
    allow: { to: { element: { type: "feature", fileInternalPath: "index.{ts,tsx}" } } },
  },
  // A button whose window comes later may stand apart from the index, for whoever needs nothing else of the feature.
  {
    from: { element: { type: "feature" } },
    allow: { to: { element: { type: "feature", fileInternalPath: "buttons.ts" } } },
  },
  allow("api-react", ["api-react", "api", "domain"]),
  allow("api", ["api", "contract", "domain"]),
  allow("mocks", ["mocks", "contract", "domain"]),
  allow("contract", ["contract"]),
  allow("domain", ["domain"]),
  allow("ui", ["ui"]),
  // The kit knows nothing of donors, but the numbers of specification §9 stand in one file for everybody.
  {
    from: { element: { type: "ui" } },
    allow: { to: { element: { type: "domain", fileInternalPath: "constants.ts" } } },
  },
  allow("outside", [
    "widgets",
    "feature",
    "shared",
    "api-react",
    "api",
    "contract",
    "domain",
    "ui",
    "mocks",
    "outside",
  ]),
];

/** Only who may import whom: all else is oxlint's (`.oxlintrc.json`), which is some fifty times as fast. */
export default [
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: TESTS,
    languageOptions: { parser },
    plugins: { boundaries },
    settings: {
      "boundaries/elements": elements,
      "import/resolver": { node: { extensions: [".ts", ".tsx", ".js", ".css"] } },
    },
    rules: { "boundaries/dependencies": ["error", { default: "disallow", policies }] },
  },
  forbid(["src/{widgets,features,shared,ui}/**"], MOCKING, "The mock is no part of the product."),
  forbid(
    ["src/{domain,contract,api}/**"],
    [...REACT, ...MOCKING],
    "React is for src/api/react and the screens, the mock no part of the product.",
  ),
  forbid(["src/api/react/**"], MOCKING, "The mock is no part of the product."),
  forbid(["src/mocks/**"], REACT, "The mock knows no screen."),
];
