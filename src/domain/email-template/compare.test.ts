import fc from "fast-check";
import { expect, it } from "vitest";
import { compareDocuments } from "./compare";
import { allBlocks, type EmailDocument } from "./document";
import { changeBlock, IN_MAIL, insertBlock, moveBlock, removeBlock } from "./edit-blocks";
import { toLine } from "./lines";
import { newBlock } from "./new-block";
import { STARTERS } from "./starters";
import { anyDocument } from "./test-support/any-document";

const BRAND = "#b1172c";
const document: EmailDocument = {
  version: 1,
  subject: [],
  preheader: [],
  brand: BRAND,
  blocks: ["a", "b", "c", "d"].map((id) => newBlock("heading", id, BRAND)),
};
const kindsOf = (before: EmailDocument, after: EmailDocument) =>
  compareDocuments(before, after).map((difference) => {
    const block = "after" in difference ? difference.after : "before" in difference ? difference.before : null;
    return block ? `${difference.kind} ${block.id}` : difference.kind;
  });

it("added, changed, moved and removed blocks are found, and no others", () => {
  const added = insertBlock(document, newBlock("spacer", "n", BRAND), IN_MAIL(1));
  expect(kindsOf(document, added)).toEqual(["added n"]);
  expect(kindsOf(added, document)).toEqual(["removed n"]);
  const heading = { ...newBlock("heading", "b", BRAND), line: toLine("Altro") } as EmailDocument["blocks"][number];
  expect(kindsOf(document, changeBlock(document, heading))).toEqual(["changed b"]);
  expect(kindsOf(document, moveBlock(document, "a", IN_MAIL(3)))).toEqual(["moved a"]);
  expect(kindsOf(document, removeBlock(document, "c"))).toEqual(["removed c"]);
  expect(kindsOf(document, { ...document, subject: toLine("Ciao"), brand: "#000000" })).toEqual(["subject", "brand"]);
});

it("a block that was moved into a column doesn't change the columns", () => {
  const columns = insertBlock(document, newBlock("columns", "k", BRAND), IN_MAIL(4));
  const moved = moveBlock(columns, "a", { columns: "k", side: "left", index: 0 });
  expect(kindsOf(columns, moved)).toEqual(["moved a"]);
});

it("the order of the keys in a document doesn't matter", () => {
  const [starter] = STARTERS;
  if (!starter) throw new Error("no starter");
  const document = starter.document("https://esempio.it/area");
  const turned = JSON.parse(JSON.stringify(document), (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).reverse())
      : part,
  ) as EmailDocument;
  expect(compareDocuments(document, turned)).toEqual([]);
});

it("any document is equal to itself; compared with an empty one, all its blocks were added", () => {
  fc.assert(
    fc.property(anyDocument, (one) => {
      expect(compareDocuments(one, one)).toEqual([]);
      expect(compareDocuments({ ...one, blocks: [] }, one).length).toBe(allBlocks(one).length);
    }),
    { numRuns: 100, seed: 29 },
  );
});
