import type { Pace } from "../../pace";
import { FileRefused } from "../file-refused";
import { refusals } from "../refusals";
import { codeFormat, type CodeFormat } from "./sheet-cells";
import { wholePieces, xmlReader } from "./xml";
import { unpackText, unpackWhole, type ZipEntry } from "./zip";

/** What is asked of a workbook's zip. */
export interface Package {
  readonly file: Blob;
  entry(name: string): ZipEntry | undefined;
}

export interface Sheet {
  readonly name: string;
  readonly entry: ZipEntry;
}

const wholeText = async ({ file, entry }: Package, name: string): Promise<string> => {
  const found = entry(name);
  return found ? unpackWhole(file, found) : "";
};

/** A piece begins with "<?xml ...?>", which may stand at the beginning alone. */
const body = (xml: string) => xml.replace(/^\ufeff?\s*<\?xml[^>]*\?>/, "");

function readXml(xml: string, open: (name: string, attribute: (name: string) => string | undefined) => void): void {
  xmlReader({ open, close: () => undefined, text: () => undefined })(body(xml));
}

/** @returns the sheets that one sees, in their order, and whether days are counted from 1904 */
export async function readSheets(from: Package): Promise<{ sheets: Sheet[]; from1904: boolean }> {
  const targets = new Map<string, string>();
  readXml(await wholeText(from, "xl/_rels/workbook.xml.rels"), (name, attribute) => {
    if (name === "Relationship") targets.set(attribute("Id") ?? "", attribute("Target") ?? "");
  });
  const all: (Sheet & { hidden: boolean })[] = [];
  let from1904 = false;
  readXml(await wholeText(from, "xl/workbook.xml"), (name, attribute) => {
    if (name === "workbookPr") from1904 = /^(1|true)$/.test(attribute("date1904") ?? "");
    if (name !== "sheet") return;
    const target = targets.get(attribute("id") ?? "") ?? "";
    const entry = from.entry(target.startsWith("/") ? target.slice(1) : `xl/${target}`);
    const hidden = (attribute("state") ?? "visible") !== "visible";
    if (entry) all.push({ name: attribute("name") ?? target, entry, hidden });
  });
  const seen = all.filter(({ hidden }) => !hidden);
  const sheets = seen.length > 0 ? seen : all;
  if (sheets.length === 0) throw new FileRefused(refusals.noSheet);
  return { sheets, from1904 };
}

/** Formats of days that have a number and no text, in every language that counts years so. */
const DAY_FORMATS = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** @returns whether a format's text says a day: letters in quotes and brackets are none of it */
const saysDay = (code: string) => /[dy]|g{1,4}\/|a{2,4}/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_./g, "").replace(/general|am\/pm/gi, "")); // prettier-ignore

/** How a cell shows its number. */
export interface CellStyle {
  readonly isDay: boolean;
  /** A format of digits alone ("00000"), as postal codes and telephones have it; null for others. */
  readonly code: CodeFormat | null;
}

/** @returns the styles of cells, by their number */
export async function readStyles(from: Package): Promise<CellStyle[]> {
  const codes = new Map<number, string>();
  const styles: CellStyle[] = [];
  let within = false;
  xmlReader({
    open(name, attribute) {
      if (name === "cellXfs") within = true;
      if (name === "numFmt") codes.set(Number(attribute("numFmtId")), attribute("formatCode") ?? "");
      if (name !== "xf" || !within) return;
      const id = Number(attribute("numFmtId") ?? 0);
      const code = codes.get(id);
      const isDay = code === undefined ? DAY_FORMATS(id) : saysDay(code);
      styles.push({ isDay, code: code === undefined || isDay ? null : codeFormat(code) });
    },
    close(name) {
      if (name === "cellXfs") within = false;
    },
    text: () => undefined,
  })(body(await wholeText(from, "xl/styles.xml")));
  return styles;
}

/** What XML can't hold is written so: _x000B_ */
export const spoken = (text: string): string =>
  text.includes("_x")
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;

/** @returns the texts that cells point to by their number */
export async function readStrings(from: Package, pace: Pace): Promise<string[]> {
  const entry = from.entry("xl/sharedStrings.xml");
  const strings: string[] = [];
  if (!entry) return strings;
  let [text, within, aside] = ["", false, false];
  const read = xmlReader({
    open(name) {
      if (name === "si") text = "";
      else if (name === "t") within = true;
      else if (name === "rPh") aside = true;
    },
    close(name) {
      if (name === "t") within = false;
      else if (name === "rPh") aside = false;
      else if (name === "si") strings.push(spoken(text));
    },
    text(piece) {
      // how Japanese is read aloud isn't the text
      if (within && !aside) text += piece;
    },
  });
  let first = true;
  for await (const piece of wholePieces(unpackText(from.file, entry), ["si"])) {
    const start = first ? piece.search(/<(?:\w+:)?si[\s>/]/) : 0;
    if (start < 0) break;
    first = false;
    read(piece.slice(start).replace(/<\/(?:\w+:)?sst>\s*$/, ""));
    if (pace.due()) await pace.rest();
  }
  return strings;
}
