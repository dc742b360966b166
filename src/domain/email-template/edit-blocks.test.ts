import fc from "fast-check";
import { expect, it } from "vitest";
import { allBlocks, readDocument, type EmailDocument } from "./document";
import {
  blockOf,
  changeBlock,
  duplicateBlock,
  IN_MAIL,
  insertBlock,
  moveBlock,
  placeBeside,
  placeOf,
  removeBlock,
} from "./edit-blocks";
import { newBlock } from "./new-block";
import { anyDocument } from "./test-support/any-document";

const BRAND = "#b1172c";
const document: EmailDocument = {
  version: 1,
  subject: [],
  preheader: [],
  brand: BRAND,
  blocks: [
    newBlock("heading", "a", BRAND),
    {
      ...newBlock("columns", "c", BRAND),
      type: "columns",
      left: [newBlock("divider", "l", BRAND) as never],
      right: [],
    },
    newBlock("text", "b", BRAND),
  ],
};
const order = (one: EmailDocument) =>
  allBlocks(one)
    .map(({ id }) => id)
    .join(" ");

it("blocks are added, moved, copied and removed, in the email and in its columns", () => {
  expect(order(insertBlock(document, newBlock("spacer", "n", BRAND), IN_MAIL(1)))).toBe("a n c l b");
  const right = { columns: "c", side: "right", index: 0 } as const;
  const moved = moveBlock(document, "b", right);
  expect(order(moved)).toBe("a c l b");
  expect(placeOf(moved, "b")).toEqual(right);
  expect(order(moveBlock(moved, "b", IN_MAIL(0)))).toBe("b a c l");
  expect(order(removeBlock(document, "c"))).toBe("a b");
  expect(order(removeBlock(document, "l"))).toBe("a c b");
  let next = 0;
  const copied = duplicateBlock(document, "c", () => `n${next++}`);
  expect(copied && [order(copied.document), copied.id]).toEqual(["a c l n0 n1 b", "n0"]);
  expect(blockOf(changeBlock(document, { ...newBlock("spacer", "l", BRAND) }), "l")?.type).toBe("spacer");
});

it("a block moves up and down, and out of a column at its end", () => {
  const moved = (one: EmailDocument, id: string, step: 1 | -1) => {
    const place = placeBeside(one, id, step);
    return place && order(moveBlock(one, id, place));
  };
  expect(moved(document, "a", 1)).toBe("c l a b");
  expect(moved(document, "a", -1)).toBeNull();
  expect(moved(document, "b", 1)).toBeNull();
  expect(moved(document, "l", -1)).toBe("a l c b");
  expect(moved(document, "l", 1)).toBe("a c l b");
  expect(placeOf(moveBlock(document, "l", placeBeside(document, "l", 1) ?? IN_MAIL(0)), "l")).toEqual(IN_MAIL(2));
});

it("columns can't be put into columns; they are put below them", () => {
  const columns = newBlock("columns", "d", BRAND);
  expect(order(insertBlock(document, columns, { columns: "c", side: "left", index: 0 }))).toBe("a c l d b");
  expect(moveBlock(document, "c", { columns: "c", side: "left", index: 0 })).toBe(document);
});

it("moving a block never loses, duplicates or changes one", () => {
  fc.assert(
    fc.property(anyDocument, fc.nat(), fc.nat(), (one, from, to) => {
      const blocks = allBlocks(one);
      const block = blocks[from % Math.max(1, blocks.length)];
      if (!block) return;
      const after = moveBlock(one, block.id, IN_MAIL(to % (one.blocks.length + 1)));
      expect(
        allBlocks(after)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(blocks.map(({ id }) => id).sort());
      expect(blockOf(after, block.id)).toEqual(block);
      expect(readDocument(after)).toEqual({ type: "ready", document: after });
    }),
    { numRuns: 200, seed: 29 },
  );
});
