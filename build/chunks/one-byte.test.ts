import { expect, it } from "vitest";
import { oneByte } from "./one-byte";

it.each(["`l’altro…`", '"è"', '"😀"', '/[–—😀]/u.exec("-—")[0]', "`${1}℞`", "({'“':1})['“']"])(
  "%s means the same in one byte for each character",
  (code) => {
    const written = oneByte(code);
    expect([...written].every((character) => character <= "\xff")).toBe(true);
    expect(evaluate(written)).toEqual(evaluate(code));
  },
);

const evaluate = (code: string): unknown => new Function(`return ${code}`)();
