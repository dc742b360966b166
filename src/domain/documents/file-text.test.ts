import { expect, it } from "vitest";
import { fileTitle, fileText, formatSize } from "./file-name";

it("sizes have the largest unit that fits", () => {
  const nbsp = (text: string) => text.replace(/\u00a0/g, " ");
  expect([0, 999, 1_000, 184_320, 999_600, 2_100_000, 3_000_000_000].map(formatSize).map(nbsp)).toEqual([
    "0 byte",
    "999 byte",
    "1 kB",
    "184 kB",
    "1 MB",
    "2,1 MB",
    "3 GB",
  ]);
});

it("a title has no extension of a known type; the type and size are shown beside it", () => {
  expect(fileTitle("Modulo.2026.pdf")).toBe("Modulo.2026");
  expect(fileTitle("programma.exe")).toBe("programma.exe");
  expect(fileText({ name: "Turni.xlsx", type: "", size: null })).toBe("XLSX");
  expect(fileText({ name: "senza nome", type: "", size: 12 })).toMatch(/^File, 12/);
});
