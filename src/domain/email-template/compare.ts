import { allBlocks, type Block, type EmailDocument } from "./document";
import { placeOf } from "./edit-blocks";

/** A difference between two documents. */
export type Difference =
  | { kind: "subject" | "preheader" | "brand" | "purpose" }
  | { kind: "added"; after: Block }
  | { kind: "removed"; before: Block }
  | { kind: "changed"; before: Block; after: Block }
  | { kind: "moved"; before: Block; after: Block };

/** Compares two documents block by block, by the ids. @returns the differences in the order of the later document, then removed blocks */
export function compareDocuments(before: EmailDocument, after: EmailDocument): Difference[] {
  const whole = (["subject", "preheader", "brand", "purpose"] as const).filter(
    (part) => !isSame(before[part], after[part]),
  );
  const former = new Map(allBlocks(before).map((block) => [block.id, block]));
  const unmoved = unmovedBlocks(before, after);
  const differences: Difference[] = whole.map((kind) => ({ kind }));
  for (const block of allBlocks(after)) {
    const earlier = former.get(block.id);
    former.delete(block.id);
    if (!earlier) differences.push({ kind: "added", after: block });
    else if (!isSame(ownOf(earlier), ownOf(block)))
      differences.push({ kind: "changed", before: earlier, after: block });
    else if (!unmoved.has(block.id)) differences.push({ kind: "moved", before: earlier, after: block });
  }
  return [...differences, ...[...former.values()].map((block): Difference => ({ kind: "removed", before: block }))];
}

/** Returns a block without the blocks in its columns, which are compared separately. */
const ownOf = (block: Block): unknown => (block.type === "columns" ? { ...block, left: [], right: [] } : block);

const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

/** JSON with sorted keys, because servers may change their order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** @returns the ids of the largest set of blocks with the same order, each in the same list as before */
function unmovedBlocks(before: EmailDocument, after: EmailDocument): ReadonlySet<string> {
  const listOf = (document: EmailDocument, id: string) => {
    const place = placeOf(document, id);
    return place && `${place.columns} ${place.side}`;
  };
  const order = allBlocks(before).map(({ id }) => id);
  const common = allBlocks(after)
    .map(({ id }) => id)
    .filter((id) => order.includes(id) && listOf(before, id) === listOf(after, id));
  return new Set(longestRising(common, (id) => order.indexOf(id)));
}

/** @returns the longest subsequence with rising ranks */
function longestRising(ids: readonly string[], rank: (id: string) => number): string[] {
  const best: string[][] = [];
  ids.forEach((id, index) => {
    const before = best
      .slice(0, index)
      .filter((chain) => rank(chain.at(-1) ?? id) < rank(id))
      .reduce<string[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []);
    best.push([...before, id]);
  });
  return best.reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []);
}
