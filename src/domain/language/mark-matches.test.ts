import { describe, expect, it } from "vitest";
import { markMatches } from "./mark-matches";

const shown = (text: string, query: string) =>
  markMatches(text, query)
    .map(({ text: part, marked }) => (marked ? `[${part}]` : part))
    .join("");

describe("the words of a query in a text", () => {
  it.each([
    ["Marco Bianchi", "bianc", "Marco [Bianc]hi"],
    ["Marco Bianchi", "bian mar", "[Mar]co [Bian]chi"],
    ["Nicolò D’Angelo", "nicolo d'ang", "[Nicolò] [D’Ang]elo"],
    ["Nicolò D’Angelo", "dange", "Nicolò [D’Ange]lo"],
    ["Dangelo", "d'ang", "[Dang]elo"],
    ["D'Angelo", "d", "[D]'Angelo"],
    ["D'Angelo", "angelo", "D'[Angelo]"],
    ["Nicolo\u0300 Rossi", "nicolo", "[Nicolo\u0300] Rossi"],
    ["anna.anna@gds.example", "anna", "[anna].[anna]@gds.example"],
    ["Amato Antonio", "Amato, Antonio", "[Amato] [Antonio]"],
    ["De Luca Anna", "deluca", "[De Luca] Anna"],
    ["Deluca Anna", "de luca", "[De]luca Anna"],
    ["Łukaszewska Groß", "lukasz gross", "[Łukasz]ewska [Groß]"],
    ["Ольга Щ", "olga s", "[Ольга] [Щ]"],
    ["Anna Susanna Giovanna", "anna", "[Anna] Susanna Giovanna"],
    ["Groß Sassari", "s", "Groß [S]assari"],
    ["Nicolo\u0300ssi", "s", "Nicolo\u0300ssi"],
    ["Ada", "zeta", "Ada"],
    ["Ada", "  ", "Ada"],
    ["", "ada", ""],
    ["Ada 👩‍🚒 Prova", "prova", "Ada 👩‍🚒 [Prova]"],
    ["<b>Ada</b>", "<b>", "[<b>]Ada</b>"],
  ])("%s, for %s", (text, query, expected) => expect(shown(text, query)).toBe(expected));

  it("are marked without changing the text", () => {
    const text = "ﬀ İstanbul ß ́ straße";
    expect(
      markMatches(text, "s i ff")
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });
});
