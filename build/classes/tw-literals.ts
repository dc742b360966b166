import ts from "typescript";

/** @returns the texts of all tw`...` in a source. @throws Error for one with `${}`, because its classes are unknown */
export const twLiterals = (source: string, path: string): string[] => find(source, path).map(({ text }) => text);

/** @returns the source with each tw`...` replaced by the string that `resolve` returns */
export function replaceLiterals(source: string, path: string, resolve: (classes: string) => string): string {
  let result = source;
  for (const { start, end, text } of find(source, path).reverse())
    result = `${result.slice(0, start)}${JSON.stringify(resolve(text))}${result.slice(end)}`;
  return result;
}

function find(source: string, path: string): { start: number; end: number; text: string }[] {
  if (!source.includes("tw`")) return [];
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.ESNext, false, kind);
  const found: { start: number; end: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === "tw") {
      if (!ts.isNoSubstitutionTemplateLiteral(node.template)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
        throw new Error(`${path}:${line + 1}: tw takes literal classes only, without \${}`);
      }
      found.push({ start: node.getStart(file), end: node.getEnd(), text: node.template.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
