import type { Block, Columns, EmailDocument, Leaf } from "./document";
import { allBlocks } from "./document";

/** Where blocks stand: in the mail itself, or in one half of its columns. */
export interface BlockPosition {
  /** The columns' id; null: the mail itself. */
  columns: string | null;
  side: "left" | "right";
  index: number;
}

export const IN_MAIL = (index: number): BlockPosition => ({ columns: null, side: "left", index });

export function placeOf({ blocks }: EmailDocument, id: string): BlockPosition | null {
  const index = blocks.findIndex((block) => block.id === id);
  if (index >= 0) return IN_MAIL(index);
  for (const block of blocks) {
    if (block.type !== "columns") continue;
    for (const side of ["left", "right"] as const) {
      const within = block[side].findIndex((one) => one.id === id);
      if (within >= 0) return { columns: block.id, side, index: within };
    }
  }
  return null;
}

export const blockOf = (document: EmailDocument, id: string): Block | null =>
  allBlocks(document).find((block) => block.id === id) ?? null;

export const changeBlock = (document: EmailDocument, changed: Block): EmailDocument =>
  withBlocks(document, (blocks) => blocks.map((block) => (block.id === changed.id ? changed : block)));

/**
 * @param place columns don't stand in columns: such a place is taken for the one below the columns
 * @returns the document with one block more
 */
export function insertBlock(document: EmailDocument, block: Block, place: BlockPosition): EmailDocument {
  if (place.columns === null) return { ...document, blocks: inserted(document.blocks, block, place.index) };
  if (block.type === "columns") {
    const below = document.blocks.findIndex(({ id }) => id === place.columns) + 1;
    return { ...document, blocks: inserted(document.blocks, block, below) };
  }
  const blocks = document.blocks.map((one) =>
    one.type === "columns" && one.id === place.columns
      ? { ...one, [place.side]: inserted(one[place.side], block, place.index) }
      : one,
  );
  return { ...document, blocks };
}

export const removeBlock = (document: EmailDocument, id: string): EmailDocument =>
  withBlocks(document, (blocks) => blocks.filter((block) => block.id !== id));

/** @param place counted as if the block had been taken out before */
export function moveBlock(document: EmailDocument, id: string, place: BlockPosition): EmailDocument {
  const block = blockOf(document, id);
  if (!block || place.columns === id) return document;
  return insertBlock(removeBlock(document, id), block, place);
}

/**
 * @param step 1: below what follows, -1: above what comes before; at the end of a column out of the columns
 * @returns the place, counted as if the block had been taken out before; null at the end of the mail
 */
export function placeBeside(document: EmailDocument, id: string, step: 1 | -1): BlockPosition | null {
  const place = placeOf(document, id);
  if (!place) return null;
  const around = place.columns === null ? null : blockOf(document, place.columns);
  const length = around?.type === "columns" ? around[place.side].length : document.blocks.length;
  const index = place.index + step;
  if (index >= 0 && index < length) return { ...place, index };
  const outside = place.columns === null ? null : placeOf(document, place.columns);
  return outside && IN_MAIL(outside.index + (step === 1 ? 1 : 0));
}

/** @param newId gives an id that no block has @returns the document with a copy below, and the copy's id */
export function duplicateBlock(
  document: EmailDocument,
  id: string,
  newId: () => string,
): { document: EmailDocument; id: string } | null {
  const block = blockOf(document, id);
  const place = placeOf(document, id);
  if (!block || !place) return null;
  const copy = copyOf(block, newId);
  return { document: insertBlock(document, copy, { ...place, index: place.index + 1 }), id: copy.id };
}

const copyOf = (block: Block, newId: () => string): Block => {
  if (block.type !== "columns") return { ...block, id: newId() };
  const fresh = (blocks: readonly Leaf[]) => blocks.map((one) => ({ ...one, id: newId() }));
  return { ...block, id: newId(), left: fresh(block.left), right: fresh(block.right) };
};

const inserted = <B>(blocks: readonly B[], block: B, index: number): B[] => [
  ...blocks.slice(0, index),
  block,
  ...blocks.slice(index),
];

/** Changes the mail's own list and those of its columns alike. */
function withBlocks(document: EmailDocument, change: (blocks: readonly Block[]) => readonly Block[]): EmailDocument {
  const inColumns = (block: Columns): Columns => ({
    ...block,
    left: change(block.left).filter(isLeaf),
    right: change(block.right).filter(isLeaf),
  });
  const blocks = change(document.blocks).map((block) => (block.type === "columns" ? inColumns(block) : block));
  return { ...document, blocks };
}

const isLeaf = (block: Block): block is Leaf => block.type !== "columns";
