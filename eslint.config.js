import boundaries from "eslint-plugin-boundaries";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

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
const REACT = ["react", "react-dom", "swr", "wouter", "sonner", "@casl/react"];
const MOCKING = ["msw", "@mswjs/data"];
/** Packages that a zone may not know, with what lies under them. */
const forbid = (files, packages, message) => ({
  files,
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

export default tseslint.config(
  { ignores: ["dist", "dist-demo", "node_modules", "test-results", "playwright-report", "src/contract/**/*.gen.ts"] },
  tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "separate-type-imports" }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["warn", "error"] }],
    },
  },
  {
    files: ["src/**/*.tsx", "demo/**/*.tsx"],
    plugins: { "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
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
  {
    // Adding to the types of others is done by empty interfaces and namespaces.
    files: ["src/widgets/{jsx,public}.ts"],
    rules: { "@typescript-eslint/no-namespace": "off", "@typescript-eslint/no-empty-object-type": "off" },
  },
  {
    // Tests see all, and say "!" where a person sees that it is there.
    files: ["**/*.test.{ts,tsx}", "tests/**/*.{ts,tsx}", "**/test-support/**"],
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off",
      "boundaries/dependencies": "off",
      "no-restricted-imports": "off",
    },
  },
  {
    // Unit tests share the modules that they import.
    files: ["**/*.test.ts"],
    ignores: ["**/*.alone.test.ts", "**/*.browser.test.ts"],
    rules: {
      "no-restricted-properties": [
        "error",
        {
          object: "vi",
          property: "mock",
          message: "A file that puts others in the place of modules is *.alone.test.ts.",
        },
      ],
    },
  },
  {
    files: ["bench/**", "build/**", "tests/**", "src/mocks/server*", "src/mocks/server/**", "*.config.ts"],
    rules: { "no-console": "off" },
  },
);
