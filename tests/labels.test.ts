import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { hasItalianLabels, ITALIAN_LABELS, label, quoted } from "../src/domain/labels";

const FILES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/^mocks|^contract|test|domain[/\\]labels/.test(path))
  .map((path) => join("src", path));
const KEYS = Object.keys(ITALIAN_LABELS);
const literal = (key: string) => JSON.stringify(key);

it('the sources contain labels only as label("..."), so that an association\'s choice replaces all of them', () => {
  // "Set" and "Error" are also names in JavaScript
  const bare = KEYS.filter((key) => key !== "Error" && key !== "Set").flatMap((key) =>
    FILES.filter((file) =>
      readFileSync(file, "utf8")
        .replaceAll(`label(${literal(key)})`, "")
        .replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, "")
        .includes(literal(key)),
    ).map((file) => `${key} in ${file}`),
  );
  expect(bare).toEqual([]);
});

it("every English label that the specification prescribes is in the table", () => {
  const page = readFileSync("tests/specification.test.ts", "utf8");
  const prescribed = [...page.matchAll(/^ {2}\["[^"]*", "[^"]*", [\w.]+, "([^"]+)"\],$/gm)].map(
    ([, text = ""]) => text,
  );
  const isEnglish = (text: string) =>
    /\b(?:the|to|is|an|our|My|Account|Sign|Page|Go|Error|Registration|oh)\b/.test(text);
  expect(prescribed.length).toBeGreaterThan(25);
  expect(prescribed.filter((text) => isEnglish(text) && !KEYS.includes(text))).toEqual([]);
});

it("without the attribute, the labels are exactly those of the specification", () => {
  expect(hasItalianLabels).toBe(false);
  expect(label("Emails Template")).toBe("Emails Template");
  expect(quoted("bianc")).toBe('"bianc"');
});
