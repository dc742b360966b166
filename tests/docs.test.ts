import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { findRoute, ROUTES } from "../src/domain/routes";
import { PASSWORD, PERSONAS, personaEmail, type Persona } from "../src/mocks/db/personas";
import {
  wrongAddresses,
  wrongCommands,
  wrongExcerpts,
  wrongLinks,
  wrongNames,
  wrongPaths,
  type Project,
} from "./support/docs-check";

const read = (path: string) => readFileSync(path, "utf8");
const FOLDERS = ["src", "tests", "demo", "build", "bench", "docs", ".ci"];
const files = [
  ...readdirSync(".").filter((name) => /\./.test(name) || name === "LICENSE"),
  ...FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path))),
].map((path) => path.replaceAll("\\", "/")); // prettier-ignore

const docs = files.filter((path) => /^docs\/[\w-]+\.md$/.test(path));
const decisions = files.filter((path) => /^docs\/decisions\/.*\.md$/.test(path));
const pages = ["README.md", "CONTRIBUTING.md", "tests/README.md", ...docs];

const sources = files
  .filter((path) => /\.(tsx?|css|html|ya?ml)$|^package\.json$|^\.ci\/\w+$/.test(path) && path !== "tests/docs.test.ts")
  .map(read);
const declared = sources.flatMap((text) => [
  ...Array.from(text.matchAll(/^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm), ([, name = ""]) => name),
  ...Array.from(text.matchAll(/^(?:import|export) (?:type )?(?:\w+, )?\{([^}]*)\}/gm), ([, names = ""]) => names.match(/\w+/g) ?? []).flat(),
]); // prettier-ignore

interface PackageFile {
  scripts: Record<string, string>;
}
interface OpenApi {
  paths: Record<string, Record<string, unknown>>;
}
/** The methods and paths of the API; a parameter stands for any name. */
const operations = Object.entries((parse(read("docs/openapi.yaml")) as OpenApi).paths).flatMap(([path, item]) =>
  Object.keys(item).map((method) => new RegExp(`^${method.toUpperCase()} ${path.replace(/\{\w+\}/g, "[^/]+")}/?$`)),
);

const project: Project = {
  files: new Set(files),
  scripts: new Set(Object.keys((JSON.parse(read("package.json")) as PackageFile).scripts)),
  // the guides also name a constant of Angular
  identifiers: new Set([...sources, "CUSTOM_ELEMENTS_SCHEMA"].flatMap((text) => text.match(/(?:--)?[\w$]+(?:-[\w$]+)*/g) ?? []).flatMap((word) => [word, ...(word.match(/[\w$]+/g) ?? [])])),
  exported: new Set(declared),
  ports: new Set((read("vite.config.ts") + read("src/mocks/server.ts")).match(/\b\d{4}\b/g)),
  // the docs also name the beginning of several routes: "#/auth/..."
  hasRoute: (path) =>
    findRoute(path.replace(/\{\w+\}/g, "id")) !== null ||
    Object.values(ROUTES).some(({ pattern }) => pattern.startsWith(`${path.replace(/\/$/, "")}/`)),
  hasCall: (call) => operations.some((operation) => operation.test(call)),
  programs: new Set(readdirSync("node_modules/.bin")),
  testProjects: new Set(Array.from(read("vitest.config.ts").matchAll(/name: "([\w-]+)"/g), ([, name = ""]) => name)),
}; // prettier-ignore

describe.each(pages)("%s mentions only what exists:", (path) => {
  const page = read(path);
  it("files and headings that it links to", () => expect(wrongLinks(path, page)).toEqual([]));
  it("files and folders in code", () => expect(wrongPaths(page, project)).toEqual([]));
  it("npm scripts and commands", () => expect(wrongCommands(page, project)).toEqual([]));
  it("addresses, routes and calls", () => expect(wrongAddresses(page, project)).toEqual([]));
  it("names of the code", () => expect(wrongNames(page, project)).toEqual([]));
  it("lines of the files that it quotes", () => expect(wrongExcerpts(page)).toEqual([]));
});

describe("the pages of decisions", () => {
  it.each(decisions)("%s links only to files and headings that exist", (path) => {
    expect(wrongLinks(path, read(path))).toEqual([]);
  });

  it.each(decisions)("%s has each heading once", (path) => {
    const headings = read(path).match(/^## .+$/gm) ?? [];
    expect([...new Set(headings)]).toEqual(headings);
  });

  it("the index lists each page once", () => {
    const index = decisions.find((path) => path.endsWith("/README.md")) ?? "";
    const listed = Array.from(read(index).matchAll(/^- \[([\w-]+\.md)\]\(\1\): /gm), ([, page = ""]) => page);
    const pagesOfDecisions = decisions.filter((path) => path !== index).map((path) => basename(path));
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.sort()).toEqual(pagesOfDecisions.sort());
  });
});

describe("README.md", () => {
  const page = read("README.md");

  it("has at most 120 lines, and CONTRIBUTING.md at most 200", () => {
    expect(page.split("\n").length - 1).toBeLessThanOrEqual(120);
    expect(read("CONTRIBUTING.md").split("\n").length - 1).toBeLessThanOrEqual(200);
  });

  it("names all accounts of the mock and their password", () => {
    const named = page.match(/\b\w+@gds\.example/g) ?? [];
    expect(named.sort()).toEqual((Object.keys(PERSONAS) as Persona[]).map(personaEmail).sort());
    expect(page).toContain(`\`${PASSWORD}\``);
  });

  it("quotes buttons of the demo and texts of the interface exactly", () => {
    const quoted = Array.from(page.matchAll(/"([^"\n]+)"/g), ([, text = ""]) => text).filter((text) => /^[A-Z]\w+ ?/.test(text)); // prettier-ignore
    expect(quoted.length).toBeGreaterThan(4);
    const all = sources.join("\n");
    expect(quoted.filter((text) => !all.includes(text) && !isEntryLink(text))).toEqual([]);
  });
});

/** The demo composes these texts: "Entra come amministratrice". */
const isEntryLink = (text: string) => read("demo/index.html").includes(text);

describe("docs/development.md", () => {
  it("lists every npm script", () => {
    const page = read("docs/development.md");
    const listed = Array.from(page.matchAll(/^\| `npm (?:run )?([\w:-]+)` /gm), ([, name = ""]) => name);
    expect(listed.sort()).toEqual([...project.scripts].sort());
  });

  it("lists environment variables that the project reads", () => {
    const rows = Array.from(read("docs/development.md").matchAll(/^\| `([A-Z_]+)` /gm), ([, name = ""]) => name);
    expect(rows.length).toBeGreaterThan(5);
    const all = sources.join("\n");
    expect(rows.filter((name) => !new RegExp(`process\\.env\\.${name}\\b|number\\("${name}"\\)`).test(all))).toEqual(
      [],
    );
  });
});

it("the pictures in docs/images have at most 300 kB in total", () => {
  const pictures = files.filter((path) => /^docs\/images\/.*\.png$/.test(path));
  const bytes = pictures.reduce((sum, path) => sum + readFileSync(path).length, 0);
  expect(pictures.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(300_000);
});

describe("the checks find an error in the docs:", () => {
  it("a link to a missing file or heading", () => {
    const page = "[a](docs/nothing.html) [b](README.md#nothing) [c](#nothing) [d](README.md#quick-start)";
    expect(wrongLinks("CONTRIBUTING.md", page)).toEqual(["docs/nothing.html", "README.md#nothing", "#nothing"]);
  });

  it("a missing file or folder, in text and in a block", () => {
    const page =
      "`src/features/nothing/`, `nothing.tsx`, `columns.tsx`, `tests/e2e/*.spec.ts`\n```\nsrc/nobody/   x\n```\n";
    expect(wrongPaths(page, project).sort()).toEqual(["nothing.tsx", "src/features/nothing/", "src/nobody/"]);
  });

  it("a missing script, program or project", () => {
    const page =
      "`npm run nothing`, `npm rnu`, `npx nothing`, `npx vitest run --project nothing`\n```sh\nnothing now\nnpm ci && npm test\n```\n";
    expect(wrongCommands(page, project).sort()).toEqual(
      ["--project nothing", "npm rnu", "npm run nothing", "npx nothing", "nothing"].sort(),
    );
  });

  it("a wrong port, page, route or call", () => {
    const page =
      "http://127.0.0.1:5174 http://127.0.0.1:5173/nothing.html http://127.0.0.1:5173/cms.html#/app/nothing #/app/donors " +
      "`GET /nothing` `PUT /donors/{donorId}`";
    expect(wrongAddresses(page, project)).toEqual([
      "http://127.0.0.1:5174",
      "http://127.0.0.1:5173/nothing.html",
      "#/app/nothing",
      "GET /nothing",
    ]);
  });

  it("a missing component, hook, member, custom property or event", () => {
    const page =
      "`useNothing()`, `<NoComponent>`, `noMember`, `NO_CONSTANT`, `--gds-nothing`, `gds-nothing`, `useQuery`\n```ts\nnothingHere(x);\n```\n";
    expect(wrongNames(page, project).sort()).toEqual(
      [
        "useNothing()",
        "<NoComponent>",
        "noMember",
        "NO_CONSTANT",
        "--gds-nothing",
        "gds-nothing",
        "nothingHere",
      ].sort(),
    );
  });

  it("a quoted line that its file doesn't have", () => {
    const page = "```ts\n// src/domain/routes.ts\nexport const ROUTES = {\n...\nnothing: 1,\n```\n";
    expect(wrongExcerpts(page)).toEqual(["nothing: 1,"]);
    expect(wrongExcerpts("```ts\n// src/nothing.ts\n```\n")).toEqual(["src/nothing.ts"]);
    expect(existsSync("src/domain/routes.ts")).toBe(true);
  });
});
