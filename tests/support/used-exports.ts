import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

const ENDINGS = [".ts", ".tsx", "/index.ts", "/index.tsx", ""];

/** @returns the TypeScript files of folders, from the project's root, without declarations */
export const sourcesIn = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"));

/** Which names of a file others import: null for all of them, where they are taken as a whole or by `import()`. */
export type UsedNames = ReadonlyMap<string, ReadonlySet<string> | null>;

/** @param parsed files by their path; imports of others don't count */
export function usedNames(parsed: ReadonlyMap<string, ts.SourceFile>): UsedNames {
  const used = new Map<string, Set<string> | null>();
  const use = (from: string, address: ts.Node | undefined, names: readonly string[] | null) => {
    if (!address || !ts.isStringLiteralLike(address) || !address.text.startsWith(".")) return;
    const to = ENDINGS.map((ending) => join(dirname(from), address.text) + ending).find((path) => parsed.has(path));
    if (!to) return;
    const before = used.get(to);
    used.set(to, names === null || before === null ? null : new Set([...(before ?? []), ...names]));
  };
  for (const [path, file] of parsed) {
    for (const node of file.statements) {
      if (ts.isImportDeclaration(node)) use(path, node.moduleSpecifier, importedBy(node));
      else if (ts.isExportDeclaration(node)) use(path, node.moduleSpecifier, namesIn(node.exportClause));
    }
    const visit = (node: ts.Node): void => {
      if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) use(path, node.argument.literal, null);
      else if (ts.isCallExpression(node) && takesModule(node.expression)) use(path, node.arguments[0], null);
      ts.forEachChild(node, visit);
    };
    // to look at each node of all files takes longer than to read them
    if (/\bimport\(|\bvi\./.test(file.text)) visit(file);
  }
  return used;
}

/** `import()`, and what a test puts in the place of a module. */
const takesModule = (called: ts.Expression): boolean =>
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

/** @returns the names that a file exports by declaring them */
export const exportedNames = (file: ts.SourceFile): string[] =>
  file.statements.flatMap((statement) => {
    const marks = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!marks.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (marks.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ["default"];
    if (!ts.isVariableStatement(statement)) {
      const { name } = statement as ts.DeclarationStatement;
      return name ? [name.text] : [];
    }
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  });

export const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
