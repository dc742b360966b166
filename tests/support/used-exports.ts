import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

const ENDINGS = [".ts", ".tsx", "/index.ts", "/index.tsx", ""];

/** Returns the paths of the TypeScript files in folders, without declaration files. */
export const sourcesIn = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"));

/** The names that other files import from a file; null: all, by `import()` or as a namespace. */
export type UsedNames = ReadonlyMap<string, ReadonlySet<string> | null>;

/**
 * Finds the imported names of files.
 * @param parsed source files by path. Imports in other files aren't found.
 */
export function usedNames(parsed: ReadonlyMap<string, ts.SourceFile>): UsedNames {
  const used = new Map<string, Set<string> | null>();
  const addNames = (from: string, specifier: ts.Node | undefined, names: readonly string[] | null) => {
    if (!specifier || !ts.isStringLiteralLike(specifier) || !specifier.text.startsWith(".")) return;
    const to = ENDINGS.map((ending) => join(dirname(from), specifier.text) + ending).find((path) => parsed.has(path));
    if (!to) return;
    const before = used.get(to);
    used.set(to, names === null || before === null ? null : new Set([...(before ?? []), ...names]));
  };
  for (const [path, file] of parsed) {
    for (const node of file.statements) {
      if (ts.isImportDeclaration(node)) addNames(path, node.moduleSpecifier, importedBy(node));
      else if (ts.isExportDeclaration(node)) addNames(path, node.moduleSpecifier, namesIn(node.exportClause));
    }
    const visit = (node: ts.Node): void => {
      if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) addNames(path, node.argument.literal, null);
      else if (ts.isCallExpression(node) && loadsModule(node.expression)) addNames(path, node.arguments[0], null);
      ts.forEachChild(node, visit);
    };
    // visiting all nodes of all files is slow
    if (/\bimport\(|\bvi\./.test(file.text)) visit(file);
  }
  return used;
}

/** `import()`, and calls such as `vi.mock`. */
const loadsModule = (called: ts.Expression): boolean =>
  called.kind === ts.SyntaxKind.ImportKeyword ||
  (ts.isPropertyAccessExpression(called) && ts.isIdentifier(called.expression) && called.expression.text === "vi");

const namesIn = (bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined): string[] | null =>
  bindings && (ts.isNamedImports(bindings) || ts.isNamedExports(bindings))
    ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : null;

function importedBy({ importClause }: ts.ImportDeclaration): string[] | null {
  if (!importClause) return [];
  const named = importClause.namedBindings ? namesIn(importClause.namedBindings) : [];
  return named && [...named, ...(importClause.name ? ["default"] : [])];
}

/** Returns the exported names that a file declares. */
export const exportedNames = (file: ts.SourceFile): string[] =>
  file.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ["default"];
    if (!ts.isVariableStatement(statement)) {
      const { name } = statement as ts.DeclarationStatement;
      return name ? [name.text] : [];
    }
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  });

export const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
