import { strToU8, zipSync } from "fflate";
import { drawPng } from "./pictures";

type Bytes = Uint8Array<ArrayBuffer>;

export type SeedContent =
  | { make: "pdf"; title: string; pages: readonly (readonly string[])[] }
  | { make: "png" }
  | { make: "xlsx"; rows: readonly (readonly string[])[] }
  | { make: "text"; text: string };

/** @returns the bytes of a seeded document: a valid file of its type */
export function makeContent(content: SeedContent): Bytes {
  switch (content.make) {
    case "pdf":
      return pdf(content.title, content.pages);
    case "png":
      return poster();
    case "xlsx":
      return workbook(content.rows);
    case "text":
      return strToU8(content.text) as Bytes;
  }
}

/** Pages of A4 with a title and lines of text; "..." becomes a line to write on. */
function pdf(title: string, pages: readonly (readonly string[])[]): Bytes {
  const objects: string[] = [];
  const kids = pages.map((_, page) => `${4 + page * 2} 0 R`).join(" ");
  objects.push("<< /Type /Catalog /Pages 2 0 R >>");
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  objects.push("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  pages.forEach((lines, page) => {
    const head = page === 0 ? `BT /F1 18 Tf 72 760 Td (${escaped(title)}) Tj ET\n` : "";
    const body = lines.map((line, i) => drawLine(line, 716 - i * 28)).join("\n");
    const foot = `BT /F1 9 Tf 72 40 Td (Pagina ${page + 1} di ${pages.length}) Tj ET`;
    const stream = `${head}${body}\n${foot}`;
    const resources = "/Resources << /Font << /F1 3 0 R >> >>";
    const sheet = `/MediaBox [0 0 595 842] ${resources} /Contents ${5 + page * 2} 0 R`;
    objects.push(`<< /Type /Page /Parent 2 0 R ${sheet} >>`);
    objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
  });
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}

function drawLine(line: string, y: number): string {
  const text = `BT /F1 12 Tf 72 ${y} Td (${escaped(line.replace("...", ""))}) Tj ET`;
  return line.includes("...") ? `${text}\n0.5 w 240 ${y - 2} m 523 ${y - 2} l S` : text;
}

/** Accented letters of Italian are one byte each in WinAnsi, as in Latin-1. */
const escaped = (text: string) => text.replace(/[\\()]/g, "\\$&").replace(/[’‘]/g, "'");

/** A poster: a drop of blood above a table. */
function poster(): Bytes {
  const drop = (x: number, y: number) => {
    const [dx, dy] = [(x - 0.5) * 1.33, y - 0.45];
    return dy > 0 ? dx ** 2 + dy ** 2 < 0.028 : Math.abs(dx) < 0.168 * (1 + dy / 0.33) ** 1.4;
  };
  return drawPng({ width: 480, height: 360 }, [0xfbf7f0, 0xb4172a, 0xe3d8c8, 0x7c2f3c], (x, y) => {
    if (y > 0.12 && y < 0.63 && drop(x, y)) return 1;
    if (y > 0.74 && y < 0.78) return 3;
    return y >= 0.78 ? 2 : 0;
  });
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OPEN = "http://schemas.openxmlformats.org";
const SHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${OPEN}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
const relations = (body: string) =>
  `${XML}<Relationships xmlns="${OPEN}/package/2006/relationships">${body}</Relationships>`;

/** A workbook with one sheet of text cells. */
function workbook(rows: readonly (readonly string[])[]): Bytes {
  const cell = (text: string) =>
    `<c t="inlineStr"><is><t>${text.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</t></is></c>`;
  const data = rows.map((row) => `<row>${row.map(cell).join("")}</row>`).join("");
  const files = {
    "[Content_Types].xml": `${XML}<Types xmlns="${OPEN}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
    "_rels/.rels": relations(relation("rId1", "officeDocument", "xl/workbook.xml")),
    "xl/workbook.xml": `${XML}<workbook xmlns="${OPEN}/spreadsheetml/2006/main" xmlns:r="${OPEN}/officeDocument/2006/relationships"><sheets><sheet name="Turni" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations(relation("rId1", "worksheet", "worksheets/sheet1.xml")),
    "xl/worksheets/sheet1.xml": `${XML}<worksheet xmlns="${OPEN}/spreadsheetml/2006/main"><sheetData>${data}</sheetData></worksheet>`,
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  // a fixed time, so that the bytes are always the same
  return zipSync(Object.fromEntries(entries), { mtime: new Date(2026, 0, 1) }) as Bytes;
}
