import type { Plugin } from "rolldown";

interface AstNode {
  type: string;
  start: number;
  end: number;
}
type Call = AstNode & { arguments: AstNode[] };
type Edit = [start: number, end: number, text: string];

/**
 * Writes `[...list]` in place of `Array.from(list)`: Prototype and MooTools replace `Array.from` on the host page by a function that
 * makes an empty list of a set and ignores the second argument.
 */
export const withoutArrayFrom = (): Plugin => ({
  name: "gds-without-array-from",
  transform(code) {
    return code.includes("Array.from(") ? writeSpreads(code, this.parse(code)) : null;
  },
});

/** @param program the syntax tree of the code */
export function writeSpreads(code: string, program: unknown): string {
  const edits = callsIn(program, code).flatMap(editsOf);
  // from the end, so that the offsets stay valid
  edits.sort(([a], [b]) => b - a);
  return edits.reduce((text, [start, end, written]) => text.slice(0, start) + written + text.slice(end), code);
}

function callsIn(node: unknown, code: string): Call[] {
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.values(node).flatMap((child) => callsIn(child, code));
  const { type, callee } = node as { type?: string; callee?: AstNode };
  const found = type === "CallExpression" && callee && code.slice(callee.start, callee.end) === "Array.from";
  return found ? [node as Call, ...inside] : inside;
}

function editsOf({ start, end, arguments: [list, map, ...rest] }: Call): Edit[] {
  if (!list || rest.length > 0) throw new Error("unknown form of Array.from");
  const length = lengthIn(list);
  const { start: from, end: to } = length ?? list;
  const before: Edit = [start, from, length ? "[...new Array(" : "[..."];
  const after = length ? ")]" : "]";
  if (!map) return [before, [to, end, after]];
  return [before, [to, map.start, `${after}.map(`], [map.end, end, ")"]];
}

/** Returns the length of `{ length: 3 }`. Null for other lists. */
function lengthIn(list: AstNode): AstNode | null {
  if (list.type !== "ObjectExpression") return null;
  const [property] = (list as AstNode & { properties: (AstNode & { value: AstNode })[] }).properties;
  if (!property) throw new Error("unknown form of Array.from");
  return property.value;
}
