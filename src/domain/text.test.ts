import { describe, expect, it } from "vitest";
import { fold, foldSearched, plainApostrophes } from "./text";

describe("a text as it is compared", () => {
  it.each([
    ["NICOLÒ", "nicolo"],
    ["Nicolo\u0300", "nicolo"],
    ["Ètna\nlodi", "etna\nlodi"],
    ["plain Text 12-3", "plain text 12-3"],
    ["", ""],
  ])("%j is %j", (text, folded) => expect(fold(text)).toBe(folded));

  it.each(["D'Angelo", "D’Angelo", "D‘Angelo", "D`Angelo", "D´Angelo", "Dʼangelo", "D′ANGELO"])(
    "%s has the same apostrophe as all the others",
    (name) => expect(fold(name)).toBe("d'angelo"),
  );
});

it("one kind of apostrophe leaves case and accents alone", () =>
  expect(plainApostrophes("Nicolò D’Angelo")).toBe("Nicolò D'Angelo"));

it.each(["Dangelo", "D'Angelo", "D’ANGELO", "D´Angelo"])("%s is found by any writing of it", (name) =>
  expect(foldSearched(name)).toBe("dangelo"),
);
