import { describe, expect, it } from "vitest";
import { checkDocument } from "./checks";
import { readDocument, type Block, type EmailDocument } from "./document";
import { mergeValues, fillTemplate } from "./merge-fields";
import { newBlock } from "./new-block";
import { EMPTY_MAIL, STARTERS, withOwnLook } from "./starters";
import { writeHtml, writeSubject } from "./write/write-html";
import { writeText } from "./write/write-text";

const PAGE = "https://esempio.it/area";
const starters = STARTERS.map(({ name, document }) => [name, document(PAGE)] as const);

it("the starters are valid documents with unique ids", () => {
  expect(starters.map(([name]) => name)).toEqual([
    "Convocazione",
    "Grazie",
    "Benemerenze",
    "Compleanno",
    "Fine sospensione",
    "Prima donazione",
  ]);
  for (const [, document] of starters) expect(readDocument(document)).toEqual({ type: "ready", document });
});

describe.each(starters)("%s", (_, document) => {
  it("passes all checks", () => {
    expect(checkDocument(document).checks.filter(({ result }) => result !== "passed")).toEqual([]);
  });

  it("shows the logo and the name on a band in the brand colour, without images", () => {
    const html = writeHtml(document);
    const [band = ""] = /<td[^>]*bgcolor="#b1172c".*?Gruppo Donatori di Sangue/s.exec(html) ?? [];
    expect(band.match(/<td height="1" bgcolor="#ffffff"/g)).toHaveLength(29);
    expect(html).not.toContain("<img");
  });

  it("has a button that opens the donor's own page", () => {
    expect(writeHtml(document)).toMatch(/<a href="https:\/\/esempio\.it\/area"[^>]*font-weight:700/);
    expect(writeText(document)).toContain(`(${PAGE})`);
  });
});

describe("a new email of an association that already has one", () => {
  const BRAND = "#1f6b3a";
  const header = { ...newBlock("header", "h", BRAND), name: "AVIS Lovere", logo: "https://a.it/logo.png" } as Block;
  const footer = { ...newBlock("footer", "f", BRAND), unsubscribe: "Basta" } as Block;
  const own: EmailDocument = { ...EMPTY_MAIL, brand: BRAND, blocks: [header, footer] };

  it.each(starters)("has the colour, the logo and the footer of the existing one (%s)", (_, document) => {
    const styled = withOwnLook(document, own);
    expect(styled.blocks.map(({ id }) => id)).toEqual(document.blocks.map(({ id }) => id));
    expect(styled.blocks[0]).toMatchObject({ name: "AVIS Lovere", logo: "https://a.it/logo.png" });
    expect(styled.blocks.at(-1)).toMatchObject({ unsubscribe: "Basta" });
    const html = writeHtml(styled);
    expect(html).toContain('<img src="https://a.it/logo.png"');
    expect(html).not.toContain("#b1172c");
  });

  it("keeps its header and footer if the existing one has none", () => {
    const styled = withOwnLook(EMPTY_MAIL, { ...own, blocks: [] });
    expect(styled).toEqual({ ...EMPTY_MAIL, brand: BRAND });
  });
});

describe("a convocation to a donor without donations", () => {
  const convocation = STARTERS.find(({ id }) => id === "convocation")?.document(PAGE) ?? EMPTY_MAIL;
  const names = { firstName: "Marco", lastName: "Bianchi", area: "Bergamo", association: "Gruppo di Bergamo" };
  const never = mergeValues(
    {
      ...names,
      gender: "M",
      bloodGroup: null,
      cardNumber: null,
      donationsNumber: 0,
      awards: null,
      lastDonationDate: null,
      lastDonationType: null,
      nextDonationDate: null,
    },
    true,
    PAGE,
  );
  const often = { ...never, bloodGroup: "0-", cardNumber: "1234", donationsNumber: "12" };

  it.each([
    ["its subject", writeSubject(convocation)],
    ["its text", writeText(convocation)],
    ["its HTML", writeHtml(convocation)],
  ])("doesn't mention earlier donations in %s", (_, template) => {
    expect(fillTemplate(template, never)).not.toMatch(/tempo fa|le tue|prossima donazione|di nuovo|è stata/);
  });

  it("has no rows for unknown data", () => {
    expect(fillTemplate(writeText(convocation), never)).not.toMatch(/^(Gruppo|Tessera|Donazioni):/m);
    expect(fillTemplate(writeHtml(convocation), never)).not.toContain('scope="row"');
    expect(fillTemplate(writeText(convocation), often)).toContain("Gruppo: 0-\nTessera: 1234\nDonazioni: 12\n");
    expect(fillTemplate(writeHtml(convocation), often).match(/scope="row"/g)).toHaveLength(3);
  });
});
