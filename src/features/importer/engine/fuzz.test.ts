import fc from "fast-check";
import { zipSync } from "fflate";
import { expect, it } from "vitest";
import { createEngine } from "./engine";
import { FileRefused } from "./reading/refusals";
import { file, ods, textRows, xlsx, xlsxFiles } from "./test-support/make-files";

const noProgress = () => undefined;

/** Fails if a file is neither read nor refused with a message. */
async function outcome(given: File | { text: string }): Promise<"read" | "refused"> {
  const engine = createEngine({ today: "2026-11-20", zones: ["Lodi"] });
  try {
    const { rows, preview } = await engine.open(given, noProgress);
    expect(preview.join()).not.toMatch(/[\0\p{Cs}]/u);
    expect((await engine.check(noProgress)).all).toBe(rows);
    return "read";
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    expect(error.refusal).toEqual({
      title: expect.any(String) as unknown,
      remedy: expect.stringMatching(/\.$/) as unknown,
    });
    return "refused";
  }
}

const utf8 = (text: string) => new TextEncoder().encode(text);
/** NUL, single bytes of UTF-8, Latin-1 and MacRoman, quotes, spaces, line ends. */
const junk = fc.oneof(
  fc.uint8Array({ maxLength: 6 }),
  fc.constantFrom(
    ...["\0", '"', ' "', '""', ";", "\t", "\r", "\r\n", "\ufeff", "Ã²", "&#0;", "=1+1", "50 %"].map(utf8),
  ),
  fc.constantFrom([0xe0], [0x98], [0xc3], [0xed, 0xa0, 0x80]).map((bytes) => Uint8Array.from(bytes)),
);
const joined = (parts: readonly Uint8Array[]) => new File(parts as Uint8Array<ArrayBuffer>[], "a.csv");

it("a CSV with junk between its cells is read or refused with a message", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom("Rossi;Ada;Lodi\n", "Nicolò;È;Lodi\n", "a;").map(utf8), junk)),
      async (parts) => {
        await outcome(joined([utf8("Cognome;Nome;Zona\n"), ...parts.flat()]));
      },
    ),
    { numRuns: 25 },
  ));

it("a paste with lone surrogates and invisible characters is read or refused with a message", () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 80 }), async (text) => {
      await outcome({ text: `Cognome\tNome\n${text}\ud800\n` });
    }),
    { numRuns: 20 },
  ));

const XML = [
  "<",
  ">",
  "</row>",
  "<row>",
  "<c/>",
  "&amp;",
  "&lt",
  "&#xD800;",
  "&#0;",
  "]]>",
  "<![CDATA[x]]>",
  "<!--",
  "-->",
  '"',
  "\0",
  "<?x?>",
  "<a:b c='>'>",
];

it("a workbook with junk in its parts is read or refused with a message", () =>
  fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        "xl/worksheets/sheet1.xml",
        "xl/workbook.xml",
        "xl/styles.xml",
        "xl/sharedStrings.xml",
        "content.xml",
      ),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.array(fc.constantFrom(...XML), { minLength: 1, maxLength: 6 }),
      async (name, where, pieces) => {
        const isOds = name === "content.xml";
        const rows = textRows([
          ["Cognome", "Nome", "Zona"],
          ["Rossi", "Ada", "Lodi"],
        ]);
        const row = "<table:table-row><table:table-cell><text:p>Rossi</text:p></table:table-cell></table:table-row>";
        const files = xlsxFiles({ sheets: { A: rows }, strings: ["<t>a</t>"], formats: ["0%"] });
        const whole = isOds ? contentOf(row) : new TextDecoder().decode(files[name] as Uint8Array);
        const at = Math.floor(where * whole.length);
        const changed = utf8(whole.slice(0, at) + pieces.join("") + whole.slice(at));
        const given = isOds
          ? ods({ A: row }, { "content.xml": changed })
          : file(zipSync({ ...files, [name]: changed }) as Uint8Array<ArrayBuffer>, "a.xlsx");
        await outcome(given);
      },
    ),
    { numRuns: 40 },
  ));

const contentOf = (rows: string) =>
  `<?xml version="1.0"?><o:d><table:table table:name="A">${rows}${rows}</table:table></o:d>`;

it("a truncated workbook is refused, not read in part", async () => {
  const whole = xlsx({ sheets: { A: textRows([["Cognome"], ["Rossi"], ["Verdi"]]) } });
  for (let end = 2; end < whole.size; end += 37)
    expect(await outcome(new File([whole.slice(0, end)], "a.xlsx"))).toBe("refused");
});
