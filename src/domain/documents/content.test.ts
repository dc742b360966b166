import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { makeContent } from "../../mocks/documents/seed-files";
import { findContent, isAsNamed } from "./content";

const bytes = (...values: number[]) => new Uint8Array(values);
const archive = (...names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8("x".repeat(9_000))])));
const find = (file: Uint8Array) => findContent(file.subarray(0, 65_557), file.subarray(-65_557));

it.each([
  ["a PDF", makeContent({ make: "pdf", title: "T", pages: [["a"]] }), "pdf"],
  ["a picture", makeContent({ make: "png" }), "png"],
  ["a photograph", bytes(0xff, 0xd8, 0xff, 0xe0), "jpg"],
  ["a picture of the web", strToU8("RIFF\0\0\0\0WEBPVP8 "), "webp"],
  ["a workbook", makeContent({ make: "xlsx", rows: [["a"]] }), "xlsx"],
  ["a letter", archive("[Content_Types].xml", "word/document.xml"), "docx"],
  ["a workbook with macros", archive("[Content_Types].xml", "xl/workbook.xml", "xl/vbaProject.bin"), "program"],
  ["an archive", archive("foto.jpg"), "zip"],
  ["a letter of OpenDocument", zipSync({ mimetype: [strToU8("application/vnd.oasis.opendocument.text"), { level: 0 }] }), "odt"],
  ["a program of Windows", strToU8("MZ\u0090"), "program"],
  ["a program of Linux", strToU8("\x7fELF\x02"), "program"],
  ["a script of a shell", strToU8("#!/bin/sh\nrm -rf ~"), "program"],
  ["a page", strToU8("\ufeff <!DOCTYPE html><script>alert(1)</script>"), "html"],
  ["a drawing with a script", strToU8('<?xml version="1.0"?>\n<svg onload="x()"><script>x()</script></svg>'), "svg"],
  ["a text", strToU8("Perché no?\r\n\tSì"), "text"],
  ["a text of an older computer", bytes(0x50, 0x65, 0x72, 0x63, 0x68, 0xe9), "text"],
  ["numbers below others", strToU8("< 50 kg;no"), "text"],
  ["a workbook of 1997", bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), "office97"],
  ["anything", bytes(0, 1, 2, 3), null],
  ["nothing", bytes(), null],
] as const)("%s is known by its bytes", (_what, file, found) => expect(find(file)).toBe(found)); // prettier-ignore

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
])("%s with %s in it: %s", (name, found, fits) => expect(isAsNamed(name, found)).toBe(fits));
