import { strToU8, zipSync, type Zippable } from "fflate";

export const file = (bytes: BlobPart, name: string) => new File([bytes], name);

const zipped = (files: Zippable) => zipSync(files) as Uint8Array<ArrayBuffer>;

interface XlsxParts {
  /** The XML of `sheetData`, by name of the sheet. */
  sheets: Record<string, string>;
  hidden?: readonly string[];
  strings?: readonly string[];
  /** Number formats: style 2 has the first one (0 is plain, 1 a date). */
  formats?: readonly string[];
  date1904?: boolean;
  /** Further entries of the zip, by name. */
  more?: Zippable;
}

/** @returns the entries of a workbook, reduced to what the reader needs */
export function xlsxFiles({ sheets, hidden = [], strings = [], formats = [], date1904, more }: XlsxParts): Zippable {
  const names = Object.keys(sheets);
  const sheet = (name: string, at: number) =>
    `<sheet name="${name}" sheetId="${at + 1}" ${hidden.includes(name) ? 'state="hidden" ' : ""}r:id="rId${at + 1}"/>`;
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  return {
    "[Content_Types].xml": strToU8(`${xml}<Types/>`),
    "xl/workbook.xml": strToU8(
      `${xml}<workbook xmlns:r="r"><workbookPr${date1904 ? ' date1904="1"' : ""}/><sheets>${names.map(sheet).join("")}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `${xml}<Relationships>${names.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`).join("")}</Relationships>`,
    ),
    "xl/styles.xml": strToU8(
      `${xml}<styleSheet><numFmts>${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join("")}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/>${formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join("")}</cellXfs></styleSheet>`,
    ),
    "xl/sharedStrings.xml": strToU8(`${xml}<sst>${strings.map((text) => `<si>${text}</si>`).join("")}</sst>`),
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        strToU8(
          `${xml}<worksheet><dimension ref="A1"/><sheetData>${sheets[name] ?? ""}</sheetData><pageMargins/></worksheet>`,
        ),
      ]),
    ),
    ...more,
  };
}

export const xlsx = (parts: XlsxParts, name = "soci.xlsx") => file(zipped(xlsxFiles(parts)), name);

const letters = (at: number): string =>
  (at < 26 ? "" : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** @returns the XML of rows with plain texts */
export const textRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells, row) => {
      const cell = (text: string, at: number) =>
        `<c r="${letters(at)}${row + 1}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
      return `<row r="${row + 1}">${cells.map(cell).join("")}</row>`;
    })
    .join("");

/** @param tables the XML of the rows, by name of the sheet @returns a spreadsheet of LibreOffice */
export function ods(tables: Record<string, string>, more: Zippable = {}, name = "soci.ods") {
  const body = Object.entries(tables).map(
    ([sheet, rows]) =>
      `<table:table table:name="${sheet}" table:style-name="ta1"><table:table-column/>${rows}</table:table>`,
  );
  return file(
    zipped({
      mimetype: [strToU8("application/vnd.oasis.opendocument.spreadsheet"), { level: 0 }],
      "content.xml": strToU8(
        `<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet>${body.join("")}</office:spreadsheet></office:body></office:document-content>`,
      ),
      "META-INF/manifest.xml": strToU8("<manifest:manifest/>"),
      ...more,
    }),
    name,
  );
}

/** @returns an old Office file, or a new one with a password: only its head and its directory */
export function ole(entry: string, name: string) {
  const bytes = new Uint8Array(4096);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  Array.from(entry).forEach((letter, at) => bytes.set([letter.charCodeAt(0), 0], 1024 + at * 2));
  return file(bytes, name);
}

/** @returns a zip with an entry that is much larger than its directory states */
export function zipWithFalseSize(parts: XlsxParts, entry: string, name = "soci.xlsx") {
  const bytes = zipped(xlsxFiles(parts));
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 46; at++)
    if (view.getUint32(at, true) === 0x02014b50) {
      const length = view.getUint16(at + 28, true);
      const found = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length));
      if (found === entry) view.setUint32(at + 24, 100, true);
    }
  return file(bytes, name);
}

/** A CSV of donors with typical problems. */
export const DONORS =
  "Cognome;Nome;Zona;Data di nascita;Codice fiscale;E-mail;CAP\n" +
  "Pesenti;Laura;Lodi;02/11/1990;PSNLRA90S42A794Q;laura.pesenti@esempio.it;4011\n" +
  "Zanchi;Ivan;Lodi;31/02/1984;;ivan@gmial.com;24121\n" +
  "Morandi;Sara;Milano;19/07/1978;;sara.morandi@;24121\n" +
  "Rossi;Mario;Lodi;;RSSMRA80A01H501U;#N/D;24121\n" +
  "Rossi;Mario;Lodi;;RSSMRA80A01H501U;;24121\n" +
  "Neri;;Lodi;01/01/1899;;;24121\n";
