import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The names that the docs may mention. */
export interface Project {
  /** Files of the project, from its root. */
  files: ReadonlySet<string>;
  /** Names of npm scripts. */
  scripts: ReadonlySet<string>;
  /** All identifiers in the sources. */
  identifiers: ReadonlySet<string>;
  /** The exported names. */
  exported: ReadonlySet<string>;
  /** Ports of the servers that the scripts start. */
  ports: ReadonlySet<string>;
  /** Whether an address of the app, without "#", has a route. */
  hasRoute: (path: string) => boolean;
  /** Whether the API has a call such as "GET /donors/{id}". */
  hasCall: (call: string) => boolean;
  /** Programs of the development dependencies, for `npx`. */
  programs: ReadonlySet<string>;
  /** Names of vitest's projects. */
  testProjects: ReadonlySet<string>;
}

/** A piece of code in a page: between backticks, or a fenced block. */
interface Code {
  text: string;
  /** Of a fenced block: "sh", "tsx", or empty. */
  language: string | null;
}

const FENCED = /^```(\w*)\n([\s\S]*?)^```$/gm;
const INLINE = /(`+)(.+?)\1/g;
const EXTENSIONS = "tsx?|d\\.ts|css|html|md|ya?ml|json|js|png|txt|svg";
const FILE = new RegExp(`(?<![\\w/.:*<-])(?:[\\w.*-]+/)*[\\w.*-]+\\.(?:${EXTENSIONS})\\b(?![\\w/(])`, "g");
const FOLDER = /(?<![\w/.:<-])(?:src|tests|demo|build|bench|docs|\.ci)(?:\/[\w.*-]+)*\/?(?![\w/.*-])/g;
const FROM_ROOT = /^(src|tests|demo|build|bench|docs|\.ci)\//;
/** Written by the build and the tests. */
const GENERATED =
  /^(dist|dist-demo|test-results|chunks)(\/|$)|^gds-[\w*-]+\.(js|d\.ts)$|^(custom-elements\.json|integrity\.json|mocks\.js|mockServiceWorker\.js|THIRD-PARTY-NOTICES\.txt)$/;
const PROGRAMS = new Set(["npm", "npx", "node", "git", "bash", "sh", "grep", "curl", "nvm"]);

/** Returns the code of a Markdown page. */
export function codeIn(page: string): Code[] {
  const blocks = Array.from(page.matchAll(FENCED), ([, language = "", text = ""]) => ({ text, language }));
  const rest = page.replace(FENCED, "");
  return [
    ...blocks,
    ...Array.from(rest.matchAll(INLINE), ([, , text = ""]) => ({ text: text.trim(), language: null })),
  ];
}

/** Returns the anchors that the headings of a Markdown page have. */
const anchorsOf = (page: string): string[] =>
  Array.from(page.replace(FENCED, "").matchAll(/^#+ (.+)$/gm), ([, title = ""]) => {
    const letters = title.toLowerCase().replace(/[^\p{L}\d\- _]/gu, "");
    return letters.replaceAll(" ", "-");
  });

/** Links to files or headings that don't exist. */
export function wrongLinks(path: string, page: string): string[] {
  const links = Array.from(
    page.replace(FENCED, "").matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g),
    ([, to = ""]) => to,
  );
  return links.filter((link) => {
    const [file = "", anchor] = link.split("#");
    const target = file ? join(dirname(path), file) : path;
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsOf(file ? readFileSync(target, "utf8") : page).includes(anchor);
  });
}

/** Files and folders that don't exist. A path may be relative to any folder; `*` and `...` stand for any name. */
export function wrongPaths(page: string, { files }: Pick<Project, "files">): string[] {
  const all = [...files];
  const codes = codeIn(page).filter(({ language }) => language !== "html"); // examples of host pages
  const texts = codes.map(({ text }) => text.replace(/https?:\/\/\S+/g, "").replace(/<[\w-]+>|\.\.\./g, "*"));
  const paths = texts.flatMap((text) => [...(text.match(FILE) ?? []), ...(text.match(FOLDER) ?? [])]);
  return [...new Set(paths)].filter((path) => {
    if (GENERATED.test(path) || path.startsWith("./")) return false; // `./` is the address of a page
    const pattern = path.replace(/\/$/, "").replace(/[.+]/g, "\\$&").replaceAll("*", "[^/]*");
    const start = FROM_ROOT.test(path) ? "^" : "^(?:.*/)?";
    const known = new RegExp(`${start}${pattern}(/|$)`);
    return !all.some((file) => known.test(file));
  });
}

/** npm scripts, programs and vitest projects that don't exist. */
export function wrongCommands(page: string, project: Project): string[] {
  return codeIn(page).flatMap(({ text, language }) => [
    ...matches(text, /\bnpm run (?:--silent )?([\w:-]+)/g, (name) => !project.scripts.has(name)),
    ...matches(text, /\bnpm (?!run\b|ci\b|install\b|test\b|start\b)([a-z][\w-]*)/g, () => true),
    ...matches(text, /\bnpx (?:--\S+ )*([\w-]+)/g, (name) => !project.programs.has(name)),
    ...matches(text, /--project[ =]([\w-]+)/g, (name) => !project.testProjects.has(name)),
    ...(language === "sh" ? matches(text, /^(?:[A-Z_]+=\S* )*([\w.-]+)/gm, (name) => !PROGRAMS.has(name)) : []),
  ]);
}

/** Addresses of servers, pages, routes and calls that don't exist. */
export function wrongAddresses(page: string, project: Project): string[] {
  const local = Array.from(page.matchAll(/https?:\/\/(127\.0\.0\.1|localhost)(?::(\d+))?(\/[\w./-]*)?/g));
  const demo = (path: string) => [`demo${path}`, `demo/public${path}`].some((file) => project.files.has(file));
  const codes = codeIn(page).map(({ text }) => text);
  return [
    ...local
      .filter(([, , port = "", path = "/"]) => !project.ports.has(port) || (/\.html$/.test(path) && !demo(path)))
      .map(([address]) => address),
    ...matches(page, /#(\/(?:app|auth|registration)\b[\w/:{}-]*)/g, (path) => !project.hasRoute(path)),
    ...codes.flatMap((text) =>
      matches(text, /^((?:GET|POST|PUT|DELETE) \/[\w{}/-]+)\/?$/g, (call) => !project.hasCall(call)),
    ),
  ];
}

/** Names of code that don't exist: calls and components must be exported, others must occur in the sources. */
export function wrongNames(
  page: string,
  { exported, identifiers }: Pick<Project, "exported" | "identifiers">,
): string[] {
  const wrong = codeIn(page).flatMap(({ text, language }) => {
    if (language === "ts" || language === "tsx") {
      const own = new Set(Array.from(text.matchAll(/\b(?:const|function) (\w+)/g), ([, name = ""]) => name));
      return identifiersIn(text).filter((name) => !identifiers.has(name) && !own.has(name));
    }
    if (language !== null) return [];
    const [, name] = /^(?:<(?=[A-Z])(\w+).*|(\w+)\(.*\))$/.exec(text)?.filter(Boolean) ?? [];
    if (name && /^(use)?[A-Z]/.test(name) && !exported.has(name)) return [text];
    return codeNamesIn(text).filter((codeName) => !identifiers.has(codeName));
  });
  return [...new Set(wrong)];
}

const withoutTexts = (text: string) => text.replace(/\/\/.*|"[^"]*"|`[^`]*`/g, " ");
const identifiersIn = (text: string): string[] => withoutTexts(text).match(/(?<![\w-])[A-Za-z_$][\w$]*/g) ?? [];
/** camelCase, CONSTANT_CASE, `gds-` names and custom properties. */
const CODE_NAME =
  /(?<![\w./-])(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+|(?:--)?gds-[a-z-]*[a-z])\b(?![/.]\w)/g;
const codeNamesIn = (text: string): string[] => withoutTexts(text).match(CODE_NAME) ?? [];

/** Lines of excerpts that aren't in their file in this order. `// path` starts an excerpt, `...` skips lines. */
export function wrongExcerpts(page: string): string[] {
  return codeIn(page).flatMap(({ text, language }) => {
    const [, path = ""] = /^\/\/ (src\/\S+)$/m.exec(text.split("\n")[0] ?? "") ?? [];
    if (language === null || !path) return [];
    if (!existsSync(path)) return [path];
    const lines = linesOf(readFileSync(path, "utf8"));
    const excerpt = linesOf(text).slice(1);
    let position = 0;
    return excerpt.filter((line) => {
      if (line === "" || line === "...") return false;
      const found = lines.indexOf(line, position);
      if (found >= 0) position = found + 1;
      return found < 0;
    });
  });
}

const linesOf = (text: string): string[] => text.split("\n").map((line) => line.trim());

const matches = (text: string, pattern: RegExp, isWrong: (found: string) => boolean): string[] =>
  Array.from(text.matchAll(pattern), ([whole, found = ""]) => ({ whole, found }))
    .filter(({ found }) => isWrong(found))
    .map(({ whole }) => whole);
