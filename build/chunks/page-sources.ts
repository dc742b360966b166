import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A declaration at the top of a file, up to the next one. */
const DECLARATION =
  /^(?:export )?(?:const|function) (\w+)[\s\S]*?(?=^(?:export |const |function |\/\*\*)|(?![\s\S]))/gm;
/** A page of the table: a line with an indentation of two spaces, and the lines up to the next one. */
const PAGE = /^ {2}(\w+)(?:: |,$)[\s\S]*?(?=^ {2}\w|^\})/gm;

/**
 * Finds the modules that each page of the table `pages` imports lazily: in its lines, or in a declaration that they use, in the
 * same folder. A page that depends on the role (the dashboard) has several.
 * @param path the file of the table
 * @returns the sources by route name
 */
export function pageSources(path: string): Record<string, string[]> {
  const table = declarationsOf(path).get("pages") ?? "";
  const found = Object.fromEntries(
    Array.from(table.matchAll(PAGE), ([text, name = ""]) => [name, [...new Set(lazyImports(path, text))]]),
  );
  const empty = Object.keys(found).filter((name) => found[name]?.length === 0);
  if (!table || empty.length > 0) throw new Error(`${path}: no import() found for ${empty.join(", ") || "any page"}`);
  return found;
}

const declarationsOf = (path: string) =>
  new Map(Array.from(readFileSync(path, "utf8").matchAll(DECLARATION), ([text, name = ""]) => [name, text]));

function lazyImports(path: string, text: string, seen = new Set<string>()): string[] {
  const source = readFileSync(path, "utf8");
  const direct = Array.from(text.matchAll(/import\("([^"]+)"\)/g), ([, from = ""]) => fileOf(path, from));
  const named = (text.replace(/"[^"]*"/g, "").match(/\w+/g) ?? []).filter(
    (name) => name !== "pages" && !seen.has(name) && seen.add(name),
  );
  return [
    ...direct,
    ...named.flatMap((name) => {
      const declaration = declarationsOf(path).get(name);
      if (declaration) return lazyImports(path, declaration, seen);
      const [, from] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "(\\./[^"]+)"`).exec(source) ?? [];
      const other = from && fileOf(path, from);
      return other ? lazyImports(other, declarationsOf(other).get(name) ?? "", seen) : [];
    }),
  ];
}

function fileOf(importer: string, specifier: string): string {
  const path = join(dirname(importer), specifier);
  const found = [".ts", ".tsx", "/index.ts"].map((end) => path + end).find((file) => existsSync(file));
  if (!found) throw new Error(`${importer} imports ${specifier}, which doesn't exist`);
  return found;
}
