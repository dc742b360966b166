import { expect, it } from "vitest";
import { createEngine } from "../engine";

// In a browser, because Node's decoder of windows-1252 lacks the characters from 0x80 to 0x9F (euro sign, apostrophe).
const HEADING = "Cognome;Nome;Note";
const ROW = "D’Angelò;Zoë;“due” … 10 € – ‰ Š ž";

/** Characters that windows-1252 has and Latin 1 hasn't. */
const WINDOWS: Readonly<Record<string, number>> = {
  "€": 0x80,
  "…": 0x85,
  "‰": 0x89,
  Š: 0x8a,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "–": 0x96,
  ž: 0x9e,
};

const windows = (text: string) =>
  Uint8Array.from([...text], (letter) => WINDOWS[letter] ?? letter.charCodeAt(0)) as Uint8Array<ArrayBuffer>;

function utf16(text: string, little: boolean, mark: boolean): Uint8Array<ArrayBuffer> {
  const all = (mark ? "\ufeff" : "") + text;
  const view = new DataView(new ArrayBuffer(all.length * 2));
  for (let at = 0; at < all.length; at++) view.setUint16(at * 2, all.charCodeAt(at), little);
  return new Uint8Array(view.buffer);
}

/** @returns the detected encoding and the only row of a file */
async function read(bytes: Uint8Array<ArrayBuffer>) {
  const engine = createEngine({ today: "2026-11-20", zones: [] });
  const { options, columns } = await engine.open(new File([bytes], "soci.csv"), () => undefined);
  return { encoding: options.encoding, row: columns.map(({ examples }) => examples[0]).join(";"), engine };
}

const TEXT = `${HEADING}\r\n${ROW}\r\n`;

it.each([
  ["windows-1252", windows(TEXT), "windows-1252"],
  ["UTF-8", new TextEncoder().encode(TEXT), "utf-8"],
  ["UTF-8 with a byte order mark", new TextEncoder().encode(`\ufeff${TEXT}`), "utf-8"],
  ["UTF-16", utf16(TEXT, true, true), "utf-16le"],
  ["UTF-16 without a byte order mark", utf16(TEXT, true, false), "utf-16le"],
  ["UTF-16 big endian", utf16(TEXT, false, true), "utf-16be"],
  ["UTF-16 big endian without a byte order mark", utf16(TEXT, false, false), "utf-16be"],
])("a file in %s is decoded correctly", async (_, bytes, encoding) => {
  const { row, ...found } = await read(bytes);
  expect(row).toBe(ROW);
  expect(found.encoding).toBe(encoding);
});

it("the user can read the file in another encoding", async () => {
  const { engine, row } = await read(windows(TEXT));
  expect(row).toBe(ROW);
  const mac = await engine.read({ encoding: "macintosh" });
  expect(mac.columns[0]?.examples[0]).toBe("DíAngelÚ");
  const back = await engine.read({ encoding: "windows-1252" });
  expect(back.columns[0]?.examples[0]).toBe("D’Angelò");
});

it("letters on the border of two pieces of a long file are decoded correctly", async () => {
  // longer than a piece, with an odd number of bytes in the heading
  const long = `Cognome;Nome;Note\r\n${"D’Angelò;Zoë;€\r\n".repeat(40_000)}`;
  for (const bytes of [windows(long), new TextEncoder().encode(long), utf16(long, true, true)]) {
    const engine = createEngine({ today: "2026-11-20", zones: [] });
    const { rows, columns } = await engine.open(new File([bytes], "soci.csv"), () => undefined);
    expect(rows).toBe(40_000);
    expect(columns.map(({ examples }) => examples)).toEqual([["D’Angelò"], ["Zoë"], ["€"]]);
  }
});
