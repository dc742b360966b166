import { describe, expect, it } from "vitest";
import { cleanFileName, freeFileName } from "./file-name";
import { extensionOf, fileTypeOf, kindOfType } from "./file-types";

describe("a file's name", () => {
  it.each([
    ["Verbale 2026.pdf", "Verbale 2026.pdf"],
    ["../../x.svg<script>", "x.svgscript"],
    ["C:\\Users\\ada\\referto.pdf", "referto.pdf"],
    ["..\\..\\..", "documento"],
    ["/etc/", "documento"],
    [".htaccess", "htaccess"],
    ["fattura\u202efdp.exe", "fatturafdp.exe"],
    ["a\u0000b\r\nSet-Cookie: x.pdf", "abSet-Cookie x.pdf"],
    ["  spazi   molti .pdf. ", "spazi molti.pdf"],
    ['il "mio" file?.pdf', "il mio file.pdf"],
    ["perché.pdf", "perché.pdf"],
  ])("%j is kept as %j", (name, clean) => expect(cleanFileName(name)).toBe(clean));

  it("is cut before its extension, and never within a surrogate pair", () => {
    const clean = cleanFileName(`${"🩸".repeat(200)}.pdf`);
    expect(clean).toMatch(/^🩸+\.pdf$/u);
    expect([...clean]).toHaveLength(120);
  });

  it("that is taken gets the first free number", () => {
    const taken = ["Verbale.pdf", "Verbale (2).pdf"];
    expect(freeFileName("Verbale.pdf", (name) => taken.includes(name))).toBe("Verbale (3).pdf");
    expect(freeFileName("Altro.pdf", (name) => taken.includes(name))).toBe("Altro.pdf");
  });
});

it("the extension decides the type, in any case; extensions that browsers run have none", () => {
  expect(fileTypeOf("TURNI.XLSX")?.kind).toBe("sheet");
  expect(["x.svg", "x.html", "x.exe", "pdf", ".pdf"].map((name) => fileTypeOf(name))).toEqual(Array(5).fill(undefined));
  expect(extensionOf("a.b.PDF")).toBe("pdf");
  expect([kindOfType("image/tiff"), kindOfType("text/x-log"), kindOfType("video/mp4")]).toEqual([
    "image",
    "text",
    "other",
  ]);
});
