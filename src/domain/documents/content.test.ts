import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { makeContent } from "../../mocks/seed/files";
import { findContent, isAsNamed } from "./content";

const bytes = (...values: number[]) => new Uint8Array(values);
const archive = (...names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8("x".repeat(9_000))])));
const find = (file: Uint8Array) => findContent(file.subarray(0, 65_557), file.subarray(-65_557));

it.each([
  ["a PDF", makeContent({ make: "pdf", title: "T", pages: [["a"]] }), "pdf"],
  ["a picture", makeContent({ make: "png" }), "png"],
  ["a photograph", bytes(0xff, 0xd8, 0xff, 0xe0), "jpg"],
  ["a WebP picture", strToU8("RIFF\0\0\0\0WEBPVP8 "), "webp"],
  ["a workbook", makeContent({ make: "xlsx", rows: [["a"]] }), "xlsx"],
  ["a document of Word", archive("[Content_Types].xml", "word/document.xml"), "docx"],
  ["a workbook with macros", archive("[Content_Types].xml", "xl/workbook.xml", "xl/vbaProject.bin"), "program"],
  ["an archive", archive("foto.jpg"), "zip"],
  ["a document of OpenDocument", zipSync({ mimetype: [strToU8("application/vnd.oasis.opendocument.text"), { level: 0 }] }), "odt"],
  ["a program of Windows", strToU8("MZ\u0090"), "program"],
  ["a program of Linux", strToU8("\x7fELF\x02"), "program"],
  ["a shell script", strToU8("#!/bin/sh\nrm -rf ~"), "program"],
  ["an HTML page", strToU8("\ufeff <!DOCTYPE html><script>alert(1)</script>"), "html"],
  ["an SVG with a script", strToU8('<?xml version="1.0"?>\n<svg onload="x()"><script>x()</script></svg>'), "svg"],
  ["a text", strToU8("Perché no?\r\n\tSì"), "text"],
  ["a text in Latin-1", bytes(0x50, 0x65, 0x72, 0x63, 0x68, 0xe9), "text"],
  ["a text that begins with <", strToU8("< 50 kg;no"), "text"],
  ["a workbook of 1997", bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), "office97"],
  ["unknown bytes", bytes(0, 1, 2, 3), null],
  ["an empty file", bytes(), null],
] as const)("%s is recognised by its bytes", (_name, file, found) => expect(find(file)).toBe(found)); // prettier-ignore

it.each([
  ["verbale.pdf", "pdf", true],
  ["foto.JPEG", "jpg", true],
  ["elenco.csv", "text", true],
  ["tutto.zip", "docx", true],
  ["tessere.pdf", "program", false],
  ["note.txt", "html", false],
  ["foto.png", "svg", false],
  ["turni.xlsx", "zip", false],
  ["vuoto.pdf", null, false],
])("%s with the content of %s has the right name: %s", (name, found, fits) =>
  expect(isAsNamed(name, found)).toBe(fits),
);
