import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ITALIAN_LABELS } from "../src/domain/italian-labels";
import { label, quoted } from "../src/domain/labels";

const FILES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/^mocks|^contract|test|domain[/\\](?:italian-)?labels/.test(path))
  .map((path) => join("src", path));
const KEYS = Object.keys(ITALIAN_LABELS);
const literal = (key: string) => JSON.stringify(key);

it('the sources contain labels only as label("..."), so that an association\'s choice replaces all of them', () => {
  // "Set" and "Error" are also names in JavaScript
  const bare = KEYS.filter((key) => key !== "Error" && key !== "Set").flatMap((key) =>
    FILES.filter((file) =>
      readFileSync(file, "utf8")
        .replaceAll(`label(${literal(key)})`, "")
        .replaceAll(`withLabel(${literal(key)},`, "")
        .replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, "")
        .includes(literal(key)),
    ).map((file) => `${key} in ${file}`),
  );
  expect(bare).toEqual([]);
});

it("every English label that the specification prescribes is in the table", () => {
  const page = readFileSync("tests/specification.test.ts", "utf8");
  const prescribed = [...page.matchAll(/^ {2}\["[^"]*", "[^"]*", .+, "([^"]+)"\],$/gm)].map(([, text = ""]) => text);
  const isEnglish = (text: string) =>
    /\b(?:the|to|at|is|an|our|My|Account|Sign|Page|Go|Error|Registration|oh)\b/.test(text);
  expect(prescribed.length).toBeGreaterThan(25);
  expect(prescribed).toContain("Manca il CAP at cap");
  // a label with blanks around it stands within a message
  const isInTable = (text: string) => KEYS.some((key) => (key.trim() === key ? text === key : text.includes(key)));
  expect(prescribed.filter((text) => isEnglish(text) && !isInTable(text))).toEqual([]);
});

it("texts of ours that contain an English label have an Italian form, too", () => {
  const literals = FILES.filter((file) => /texts\.ts$|brand/.test(file)).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(withLabel\(\s*)?(["`])((?:(?!\2)[^\n])*)\2/g)].filter(
      ([, isPair, , text = ""]) => !isPair && / /.test(text) && /\b(?:director|dashboard|Importer)\b/.test(text),
    ),
  );
  expect(literals.map(([, , , text]) => text)).toEqual([]);
});

it("without the attribute, the labels are exactly those of the specification", () => {
  expect(label("Emails Template")).toBe("Emails Template");
  expect(quoted("bianc")).toBe('"bianc"');
});
