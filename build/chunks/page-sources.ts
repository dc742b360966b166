import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

interface Source {
  path: string;
  /** Values declared at its top. */
  declared: ReadonlyMap<string, ts.Node>;
  /** Names imported from files of the same folder. */
  imported: ReadonlyMap<string, string>;
}

/**
 * Which modules each page of the table `pages` imports by `import()`: in its own line, or in what that line names of the
 * same file or of one beside it. A page that depends on the role (the dashboard) has several.
 * @param path the file of the table
 * @returns sources by the name of the page's route
 */
export function pageSources(path: string): Record<string, string[]> {
  const source = read(path);
  const table = source.declared.get("pages");
  if (
    !table ||
    !ts.isVariableDeclaration(table) ||
    !table.initializer ||
    !ts.isObjectLiteralExpression(table.initializer)
  )
    throw new Error(`${path} has no table called pages`);
  const found: Record<string, string[]> = {};
  for (const property of table.initializer.properties) {
    if (!property.name || !ts.isIdentifier(property.name)) throw new Error(`${path}: a page without a plain name`);
    found[property.name.text] = [...new Set(lazyImports(source, property))];
  }
  return found;
}

function read(path: string): Source {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ESNext, false);
  const declared = new Map<string, ts.Node>();
  const imported = new Map<string, string>();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) declared.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        if (ts.isIdentifier(declaration.name)) declared.set(declaration.name.text, declaration);
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const from = statement.moduleSpecifier.text;
    const names = statement.importClause?.namedBindings;
    if (from.startsWith("./") && names && ts.isNamedImports(names))
      for (const { name } of names.elements) imported.set(name.text, from);
  }
  return { path, declared, imported };
}

function lazyImports(source: Source, start: ts.Node, seen = new Set<ts.Node>()): string[] {
  if (seen.has(start)) return [];
  seen.add(start);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = node.arguments;
      if (target && ts.isStringLiteral(target)) found.push(fileOf(source.path, target.text));
    } else if (ts.isIdentifier(node)) {
      const declaration = source.declared.get(node.text);
      const from = source.imported.get(node.text);
      if (declaration) found.push(...lazyImports(source, declaration, seen));
      else if (from) found.push(...lazyImportsOf(read(fileOf(source.path, from)), node.text, seen));
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(start, visit);
  if (ts.isShorthandPropertyAssignment(start)) visit(start.name);
  return found;
}

function lazyImportsOf(source: Source, name: string, seen: Set<ts.Node>): string[] {
  const declaration = source.declared.get(name);
  return declaration ? lazyImports(source, declaration, seen) : [];
}

function fileOf(importer: string, specifier: string): string {
  const path = join(dirname(importer), specifier);
  const found = [".ts", ".tsx", "/index.ts"].map((end) => path + end).find((file) => existsSync(file));
  if (!found) throw new Error(`${importer} imports ${specifier}, which isn't there`);
  return found;
}
