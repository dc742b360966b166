import { allBlocks, type Block, type EmailDocument } from "./document";
import { placeOf } from "./edit-blocks";

/** What is different between two documents, in the order in which the later one has it. */
export type Difference =
  | { kind: "subject" | "preheader" | "brand" | "purpose" }
  | { kind: "added"; after: Block }
  | { kind: "removed"; before: Block }
  | { kind: "changed"; before: Block; after: Block }
  | { kind: "moved"; before: Block; after: Block };

/** @returns what was done between two documents, block by block: blocks are known by their ids */
export function compareDocuments(before: EmailDocument, after: EmailDocument): Difference[] {
  const whole = (["subject", "preheader", "brand", "purpose"] as const).filter(
    (part) => !isSame(before[part], after[part]),
  );
  const former = new Map(allBlocks(before).map((block) => [block.id, block]));
  const stayed = standStill(before, after);
  const differences: Difference[] = whole.map((kind) => ({ kind }));
  for (const block of allBlocks(after)) {
    const was = former.get(block.id);
    former.delete(block.id);
    if (!was) differences.push({ kind: "added", after: block });
    else if (!isSame(ownOf(was), ownOf(block))) differences.push({ kind: "changed", before: was, after: block });
    else if (!stayed.has(block.id)) differences.push({ kind: "moved", before: was, after: block });
  }
  return [...differences, ...[...former.values()].map((block): Difference => ({ kind: "removed", before: block }))];
}

/** What a block is itself: what stands in columns is compared by itself. */
const ownOf = (block: Block): unknown => (block.type === "columns" ? { ...block, left: [], right: [] } : block);

const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** As JSON, whatever the order in which a server gives what it kept. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** @returns the blocks that need not have been moved: the most whose order, and whose list, are as they were */
function standStill(before: EmailDocument, after: EmailDocument): ReadonlySet<string> {
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

/** @returns the longest part of a list, with gaps, whose ranks only rise */
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
