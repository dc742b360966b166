import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What the docs may mention. */
export interface Project {
  /** Files of the project, from its root. */
  files: ReadonlySet<string>;
  /** Names of npm scripts. */
  scripts: ReadonlySet<string>;
  /** Identifiers that the sources contain: names, members, attributes, options. */
  words: ReadonlySet<string>;
  /** Names that the sources export. */
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
/** The build and the tests write these: a checkout doesn't have them. */
const GENERATED =
  /^(dist|dist-demo|test-results|chunks)(\/|$)|^gds-[\w*-]+\.(js|d\.ts)$|^(custom-elements\.json|mocks\.js|mockServiceWorker\.js|THIRD-PARTY-NOTICES\.txt)$/;
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
  Array.from(
    page.replace(FENCED, "").matchAll(/^#+ (.+)$/gm),
    ([, title = ""]) =>
    title.toLowerCase().replace(/[^\p{L}\d\- _]/gu, "").replaceAll(" ", "-"), // prettier-ignore
  );

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
  // a block of HTML is part of somebody else's page
  const texts = codeIn(page).filter(({ language }) => language !== "html").map(({ text }) => text); // prettier-ignore
  const plain = texts.map((text) => text.replace(/https?:\/\/\S+/g, "").replace(/<[\w-]+>|\.\.\./g, "*"));
  const named = plain.flatMap((text) => [...(text.match(FILE) ?? []), ...(text.match(FOLDER) ?? [])]);
  return [...new Set(named)].filter((path) => {
    if (GENERATED.test(path) || path.startsWith("./")) return false; // ./ is relative to a page on the web
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
export function wrongNames(page: string, { exported, words }: Pick<Project, "exported" | "words">): string[] {
  const wrong = codeIn(page).flatMap(({ text, language }) => {
    if (language === "ts" || language === "tsx") {
      const own = new Set(Array.from(text.matchAll(/\b(?:const|function) (\w+)/g), ([, name = ""]) => name));
      return identifiersIn(text).filter((name) => !words.has(name) && !own.has(name));
    }
    if (language !== null) return [];
    const [, name] = /^(?:<(?=[A-Z])(\w+).*|(\w+)\(.*\))$/.exec(text)?.filter(Boolean) ?? [];
    if (name && /^(use)?[A-Z]/.test(name) && !exported.has(name)) return [text];
    return codeNamesIn(text).filter((one) => !words.has(one));
  });
  return [...new Set(wrong)];
}

const withoutTexts = (text: string) => text.replace(/\/\/.*|"[^"]*"|`[^`]*`/g, " ");
const identifiersIn = (text: string): string[] => withoutTexts(text).match(/(?<![\w-])[A-Za-z_$][\w$]*/g) ?? [];
/** What is no word of a sentence: camelCase, CONSTANT_CASE, `gds-` names and custom properties. */
const CODE_NAME =
  /(?<![\w./-])(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+|(?:--)?gds-[a-z-]*[a-z])\b(?![/.]\w)/g;
const codeNamesIn = (text: string): string[] => withoutTexts(text).match(CODE_NAME) ?? [];

/** Lines of an excerpt that its file doesn't have, in this order. `// path` begins an excerpt, `...` leaves out lines. */
export function wrongExcerpts(page: string): string[] {
  return codeIn(page).flatMap(({ text, language }) => {
    const [, path = ""] = /^\/\/ (src\/\S+)$/m.exec(text.split("\n")[0] ?? "") ?? [];
    if (language === null || !path) return [];
    if (!existsSync(path)) return [path];
    const lines = readFileSync(path, "utf8").split("\n").map((line) => line.trim()); // prettier-ignore
    let at = 0;
    return text
      .split("\n")
      .slice(1)
      .map((line) => line.trim())
      .filter((line) => line && line !== "...")
      .filter((line) => {
        // prettier-ignore
        const found = lines.indexOf(line, at);
        if (found >= 0) at = found + 1;
        return found < 0;
      });
  });
}

const matches = (text: string, pattern: RegExp, isWrong: (found: string) => boolean): string[] =>
  Array.from(text.matchAll(pattern), ([whole, found = ""]) => ({ whole, found }))
    .filter(({ found }) => isWrong(found))
    .map(({ whole }) => whole);
