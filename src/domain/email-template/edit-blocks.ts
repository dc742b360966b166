import { allBlocks, type Block, type Columns, type EmailDocument, type Leaf } from "./document";

/** The position of a block: in the email, or in one side of a columns block. */
export interface BlockPosition {
  /** Id of the columns block; null for the email. */
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
      const within = block[side].findIndex((inner) => inner.id === id);
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
 * Inserts a block. Columns can't be in columns: they are inserted below them.
 */
export function insertBlock(document: EmailDocument, block: Block, place: BlockPosition): EmailDocument {
  if (place.columns === null) return { ...document, blocks: inserted(document.blocks, block, place.index) };
  if (block.type === "columns") {
    const below = document.blocks.findIndex(({ id }) => id === place.columns) + 1;
    return { ...document, blocks: inserted(document.blocks, block, below) };
  }
  const blocks = document.blocks.map((other) =>
    other.type === "columns" && other.id === place.columns
      ? { ...other, [place.side]: inserted(other[place.side], block, place.index) }
      : other,
  );
  return { ...document, blocks };
}

export const removeBlock = (document: EmailDocument, id: string): EmailDocument =>
  withBlocks(document, (blocks) => blocks.filter((block) => block.id !== id));

/** @param place the new position, counted without the block */
export function moveBlock(document: EmailDocument, id: string, place: BlockPosition): EmailDocument {
  const block = blockOf(document, id);
  if (!block || place.columns === id) return document;
  return insertBlock(removeBlock(document, id), block, place);
}

/**
 * @param step 1 for below the next block, -1 for above the previous one; at the end of a column, out of the columns
 * @returns the new position, counted without the block; null at the end of the email
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

/** @param newId returns an unused id @returns the document with a copy below the block, and the copy's id */
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
  const copies = (blocks: readonly Leaf[]) => blocks.map((inner) => ({ ...inner, id: newId() }));
  return { ...block, id: newId(), left: copies(block.left), right: copies(block.right) };
};

const inserted = <B>(blocks: readonly B[], block: B, index: number): B[] => [
  ...blocks.slice(0, index),
  block,
  ...blocks.slice(index),
];

/** Applies a change to the list of the email and to those of its columns. */
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
