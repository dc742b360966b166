import { describe, expect, it } from "vitest";
import { isCommon, strengthOf } from "./strength";

describe("a very common password", () => {
  const LISTED = "password Password1 QWERTYUIOP juventus forzainter amoremio iloveyou Donatori".split(" ");
  it.each([...LISTED, " password "])("%s is common", (password) => expect(isCommon(password)).toBe(true));
  it.each(["12345678", "87654321", "aaaaaaaa", "abcdefgh", "asdfghjkl"])("the run %s is common", (password) =>
    expect(isCommon(password)).toBe(true),
  );
  it.each(["cavallo batteria", "Donatori2026!", "x7kq9mzp", "perché no, poi"])("%s isn't common", (password) =>
    expect(isCommon(password)).toBe(false),
  );
});

describe("how hard it is to guess", () => {
  it("a short password is only short", () => {
    expect(strengthOf("", 8)).toBe("short");
    expect(strengthOf("x7$kQ9m", 8)).toBe("short");
    expect(strengthOf("x7$kQ9mz", 12)).toBe("short");
  });
  it.each([
    ["weak", "password"],
    ["weak", "P@ssw0rd2026"],
    ["weak", "Donatori2026!"],
    ["weak", "abababab"],
    ["weak", "20262026"],
    ["weak", "tavolino"],
    ["fair", "tavolino rosso"],
    ["fair", "x7$kQ9mz"],
    ["good", "giardinetto verde"],
    ["strong", "cavallo batteria graffetta"],
    ["strong", "cavallobatteriagraffetta"],
    ["strong", "x7$kQ9mzP2&wL4!"],
  ] as const)("%s: %s", (strength, password) => expect(strengthOf(password, 8)).toBe(strength));
  it("words alone can be as strong as signs", () => expect(strengthOf("mirtillo forchetta nuvola", 12)).toBe("strong"));
  it("the person's name and address add little strength", () => {
    expect(strengthOf("viganogiulia", 8)).not.toBe("weak");
    expect(strengthOf("viganogiulia", 8, ["giulia.vigano@posta.example"])).toBe("weak");
  });
});
