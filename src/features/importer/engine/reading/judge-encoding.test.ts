import { describe, expect, it } from "vitest";
import { createEngine } from "../engine";
import { NO_PACE } from "../test-support/no-pace";
import { judgeEncoding } from "./judge-encoding";

// Node's decoder of windows-1252 lacks the characters from 0x80 to 0x9F: see browser-reading.browser.test.ts.
const mac = new TextDecoder("macintosh");
const codes = new Map(Array.from({ length: 256 }, (_, code) => [mac.decode(Uint8Array.of(code)), code]));
const asMac = (text: string) => Uint8Array.from([...text], (letter) => codes.get(letter) ?? 63);
const asWindows = (text: string) => Uint8Array.from([...text], (letter) => letter.charCodeAt(0));
const asUtf8 = (text: string) => new TextEncoder().encode(text);

const judge = (...parts: Uint8Array<ArrayBuffer>[]) => judgeEncoding(new Blob(parts), NO_PACE);
const open = (...parts: Uint8Array<ArrayBuffer>[]) =>
  createEngine({ today: "2026-11-20", zones: ["Lodi"] }).open(new File(parts, "soci.csv"), () => undefined);

describe("a text that isn't UTF-8", () => {
  const TEXTS = ["Nicolò;Forlì;Cantù", "CITTÀ;FORLÌ;NICOLÒ", "NICOLò;CITTà", "Zoè;perché;Müller", "GESÙ; MÜLLER"];

  it.each(TEXTS)("is MacRoman without a question: %s", async (text) =>
    expect(await judge(asMac(text))).toEqual({ encoding: "macintosh", doubt: null }),
  );

  it.each([...TEXTS, "Müller;Peña", "è;E'", "n° 5"])("is Windows-1252 without a question: %s", async (text) =>
    expect(await judge(asWindows(text))).toEqual({ encoding: "windows-1252", doubt: null }),
  );

  it("is decoded correctly in MacRoman with the line ends of old Macs", async () => {
    const reading = await open(
      asMac("Cognome;Nome;Zona;Città\rRossi;Nicolò;Lodi;Forlì\rVerdi;Niccolò;Lodi;Cantù\rNeri;Zoè;Lodi;Crema\r"),
    );
    expect(reading).toMatchObject({ options: { encoding: "macintosh" }, doubt: null, rows: 3 });
    expect(reading.preview.slice(1)).toEqual([
      ["Rossi", "Nicolò", "Lodi", "Forlì"],
      ["Verdi", "Niccolò", "Lodi", "Cantù"],
      ["Neri", "Zoè", "Lodi", "Crema"],
    ]);
  });

  it("in an encoding of DOS has a question with three cells in both other encodings", async () => {
    const dos = Uint8Array.from([..."Nicol\x95;Forl\x8d;Citt\x85;Cant\x97"], (letter) => letter.charCodeAt(0));
    const { doubt } = await judge(dos);
    expect(doubt?.encodings.toSorted()).toEqual(["macintosh", "windows-1252"]);
    expect(doubt?.examples).toHaveLength(3);
    const shown = doubt?.examples.map((cells) => cells[doubt.encodings.indexOf("macintosh")]);
    expect(shown).toEqual(["Nicolï", "Forlç", "CittÖ"]);
  });

  it("has no question after the user has chosen the encoding", async () => {
    const engine = createEngine({ today: "2026-11-20", zones: ["Lodi"] });
    const bytes = Uint8Array.from([..."Cognome;Nome\nRossi;Nicol\x95"], (letter) => letter.charCodeAt(0));
    expect((await engine.open(new File([bytes], "a.csv"), () => undefined)).doubt).not.toBeNull();
    expect((await engine.read({ encoding: "windows-1252" })).doubt).toBeNull();
  });
});

describe("a text with wrongly encoded parts", () => {
  const HEAD = asUtf8("Cognome;Nome;Zona\n");

  it("names the rows in Windows-1252 if most are UTF-8", async () => {
    const rows = asUtf8("Rossi;Nicolò;Lodi\nVerdi;Zoè;Lodi\n");
    const reading = await open(HEAD, rows, asWindows("Neri;Niccolò;Lodi\n"), rows, asWindows("Bo;Noè;Lodi\n"));
    expect(reading.options.encoding).toBe("utf-8");
    expect(reading.damaged).toEqual({ lines: [4, 7], example: "Niccol\ufffd" });
    expect(reading.preview[1]?.[1]).toBe("Nicolò");
  });

  it("names the rows in UTF-8 if most are Windows-1252", async () => {
    const rows = asWindows("Rossi;Nicolò;Lodi\nVerdi;Zoè;Lodi\n");
    const reading = await open(HEAD, rows, rows, asUtf8("Neri;Cantù;Lodi\n"), rows, asUtf8("Bo;Città;Lodi\n"));
    expect(reading.options.encoding).toBe("windows-1252");
    expect(reading.damaged.lines).toEqual([6, 9]);
    expect(reading.preview[1]?.[1]).toBe("Nicolò");
  });

  it("names all rows with the same damaged cell", async () => {
    const reading = await open(HEAD, asUtf8("Rossi;CittÃ²;Lodi\nVerdi;Ada;Lodi\nNeri;CittÃ²;Lodi\n"));
    expect(reading.damaged).toEqual({ lines: [2, 4], example: "CittÃ²" });
  });

  it("names no row if all letters are valid", async () => {
    const reading = await open(HEAD, asUtf8("Ângelo;JOÃO;São Tomé\nŁukasz;Nicolò «Pino»;Lodi – ‰\n"));
    expect(reading.damaged.lines).toEqual([]);
  });

  it("names the row of a pasted lone surrogate; invisible characters are removed", async () => {
    const engine = createEngine({ today: "2026-11-20", zones: ["Lodi"] });
    const { damaged, preview } = await engine.open(
      { text: "Cognome;Nome;Zona\nRo\0ssi;Ma\ud800rio;Lodi\n" },
      () => undefined,
    );
    expect(preview[1]).toEqual(["Rossi", "Ma\ufffdrio", "Lodi"]);
    expect(damaged.lines).toEqual([2]);
  });
});
