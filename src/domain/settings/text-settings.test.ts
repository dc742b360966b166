import { expect, it } from "vitest";
import { checkText, DEFAULT_TEXTS, fillText, TEXT_NAMES } from "./text-settings";

it("the reader's name stands where the text says so, and closes its place where nobody knows it", () => {
  expect(fillText("Grazie {nome}, ci vediamo.", "Ada $&")).toBe("Grazie Ada $&, ci vediamo.");
  expect(fillText("Grazie {nome}, ci vediamo.", " ")).toBe("Grazie, ci vediamo.");
  expect(fillText("{nome}, grazie!\n\n{nome} è qui. {nome}: èccoti.", "")).toBe("Grazie!\n\nÈ qui. Èccoti.");
  expect(fillText("Ciao {nome}! Grazie.", "")).toBe("Ciao! Grazie.");
});

it("only what stands for something may be in braces, and only where somebody is known who reads it", () => {
  const say = (text: string) => ({ title: "Titolo", text });
  expect(checkText("registered", say("Ciao {nome}"))).toEqual([]);
  expect(checkText("registered", say("Ciao {telefono}"))).toEqual([{ field: "text", code: "placeholder" }]);
  expect(checkText("welcome", say("Ciao {nome}"))).toEqual([{ field: "text", code: "placeholder" }]);
  expect(checkText("welcome", say("Ciao { tutti }, o {"))).toEqual([]);
  for (const name of TEXT_NAMES) expect(checkText(name, DEFAULT_TEXTS[name])).toEqual([]);
});
