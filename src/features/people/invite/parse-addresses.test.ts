import { describe, expect, it } from "vitest";
import { parseAddresses } from "./parse-addresses";

const emails = (text: string) => parseAddresses(text).map(({ email }) => email);

describe("parseAddresses", () => {
  it.each([
    ["a@b.it, c@d.it;e@f.it", ["a@b.it", "c@d.it", "e@f.it"]],
    ["a@b.it\nc@d.it\r\n\r\ne@f.it\t", ["a@b.it", "c@d.it", "e@f.it"]],
    ["a@b.it c@d.it", ["a@b.it", "c@d.it"]],
    ["Anna Rossi <a@b.it>, c@d.it;", ["a@b.it", "c@d.it"]],
    ["Anna <a@b.it> Bruno <c@d.it>", ["a@b.it", "c@d.it"]],
    ['"Rossi, Anna" <a@b.it>; c@d.it', ["a@b.it", "c@d.it"]],
    ["mailto:a@b.it, <mailto:c@d.it>", ["a@b.it", "c@d.it"]],
    ["\u202aa@b.it\u202c; \u2066Anna Rossi <c@d.it>\u2069", ["a@b.it", "c@d.it"]],
    [" ,;\n", []],
    ["", []],
  ])("%j", (text, expected) => expect(emails(text)).toEqual(expected));

  it("splits names into first and last name", () => {
    expect(parseAddresses("Anna Maria Rossi <a@b.it>, Bruno c@d.it")).toMatchObject([
      { firstName: "Anna Maria", lastName: "Rossi" },
      { firstName: "Bruno", lastName: "" },
    ]);
    // as address books have them
    expect(parseAddresses("MARIO DE'ROSSI <a@b.it>, anna mcdonald <c@d.it>, Anna de Luca <e@f.it>")).toMatchObject([
      { firstName: "Mario", lastName: "De'Rossi" },
      { firstName: "Anna", lastName: "Mcdonald" },
      { firstName: "Anna de", lastName: "Luca" },
    ]);
  });

  it("reports texts that aren't addresses, and duplicates", () => {
    const problems = parseAddresses("anna.ferri@esempio, Bruno Bianchi, a@b.it, A@B.IT, x@@y.it").map(
      ({ problem }) => problem,
    );
    expect(problems).toEqual(["no-end", "form", null, "twice", "form"]);
  });

  it("parses 500 addresses", () =>
    expect(emails(Array.from({ length: 500 }, (_, at) => `p${at}@b.it`).join("; "))).toHaveLength(500));
});
