import fc from "fast-check";
import { expect, it } from "vitest";
import { compareDocuments } from "./compare";
import { allBlocks, type EmailDocument } from "./document";
import { changeBlock, IN_MAIL, insertBlock, moveBlock, removeBlock } from "./edit-blocks";
import { words } from "./lines";
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
const told = (before: EmailDocument, after: EmailDocument) =>
  compareDocuments(before, after).map((one) =>
    "after" in one ? `${one.kind} ${one.after.id}` : "before" in one ? `${one.kind} ${one.before.id}` : one.kind,
  );

it("what was added, changed, moved and taken out is told, and nothing else", () => {
  const added = insertBlock(document, newBlock("spacer", "n", BRAND), IN_MAIL(1));
  expect(told(document, added)).toEqual(["added n"]);
  expect(told(added, document)).toEqual(["removed n"]);
  const heading = { ...newBlock("heading", "b", BRAND), line: words("Altro") } as EmailDocument["blocks"][number];
  expect(told(document, changeBlock(document, heading))).toEqual(["changed b"]);
  expect(told(document, moveBlock(document, "a", IN_MAIL(3)))).toEqual(["moved a"]);
  expect(told(document, removeBlock(document, "c"))).toEqual(["removed c"]);
  expect(told(document, { ...document, subject: words("Ciao"), brand: "#000000" })).toEqual(["subject", "brand"]);
});

it("a block that is put into a column was moved, its columns weren't changed", () => {
  const columns = insertBlock(document, newBlock("columns", "k", BRAND), IN_MAIL(4));
  const moved = moveBlock(columns, "a", { columns: "k", side: "left", index: 0 });
  expect(told(columns, moved)).toEqual(["moved a"]);
});

it("a document that a server gives back in another order is the same", () => {
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

it("any document is as itself, and against none all of its blocks were added", () => {
  fc.assert(
    fc.property(anyDocument, (one) => {
      expect(compareDocuments(one, one)).toEqual([]);
      expect(compareDocuments({ ...one, blocks: [] }, one).length).toBe(allBlocks(one).length);
    }),
    { numRuns: 100, seed: 29 },
  );
});
