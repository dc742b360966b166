import { expect, it } from "vitest";
import { checkText, DEFAULT_TEXTS, fillText, TEXT_NAMES } from "./text-settings";

it("the reader's name replaces the placeholder; without a name, the placeholder and its comma disappear", () => {
  expect(fillText("Grazie {nome}, ci vediamo.", "Ada $&")).toBe("Grazie Ada $&, ci vediamo.");
  expect(fillText("Grazie {nome}, ci vediamo.", " ")).toBe("Grazie, ci vediamo.");
  expect(fillText("{nome}, grazie!\n\n{nome} è qui. {nome}: èccoti.", "")).toBe("Grazie!\n\nÈ qui. Èccoti.");
  expect(fillText("Ciao {nome}! Grazie.", "")).toBe("Ciao! Grazie.");
});

it("only the placeholder of the name is allowed, and only in texts for a known reader", () => {
  const withText = (text: string) => ({ title: "Titolo", text });
  expect(checkText("registered", withText("Ciao {nome}"))).toEqual([]);
  expect(checkText("registered", withText("Ciao {telefono}"))).toEqual([{ field: "text", code: "placeholder" }]);
  expect(checkText("welcome", withText("Ciao {nome}"))).toEqual([{ field: "text", code: "placeholder" }]);
  expect(checkText("welcome", withText("Ciao { tutti }, o {"))).toEqual([]);
  for (const name of TEXT_NAMES) expect(checkText(name, DEFAULT_TEXTS[name])).toEqual([]);
});
