import { describe, expect, it, onTestFinished, vi } from "vitest";
import { caretAfterMask, dayFromMask, dayMessage, dayOnBlur, maskDay, maskFromDay } from "./typed-day";

describe("masking a day", () => {
  it.each([
    ["", ""],
    ["1", "1"],
    ["14", "14"],
    ["140", "14/0"],
    ["14/", "14/"],
    ["14031980", "14/03/1980"],
    ["140319801", "14/03/1980"],
    ["1/3/1980", "01/03/1980"],
    ["14.03.1980", "14/03/1980"],
    ["14-3-1980", "14/03/1980"],
    ["14 marzo", "14 marzo"],
    ["14/mar", "14/mar"],
    ["14 x", "14 x"],
    ["14/03x/1980", "14/03x/1980"],
    ["1o/03/1980", "1o/03/1980"],
    ["sabato", "sabato"],
    ["il 14 marzo 1980", "14/03/1980"],
    ["19800314", "14/03/1980"],
    ["1980.03.14", "14/03/1980"],
    ["/", ""],
    ["1980-03-14", "14/03/1980"],
    ["1980-3-4", "04/03/1980"],
  ])("%j becomes %j", (typed, masked) => expect(maskDay(typed)).toBe(masked));

  it("deleting one character at a time empties the field", () => {
    let text = "14/03/1980";
    for (let steps = 0; text && steps < 20; steps++) text = maskDay(text.slice(0, -1));
    expect(text).toBe("");
  });

  it("the caret stays after the typed digit", () => {
    expect(caretAfterMask("14/003/1980", 4, "14/00/3198")).toBe(4);
    expect(caretAfterMask("9114/03/1980", 1, "91/14/0319")).toBe(1);
    expect(caretAfterMask("14/03/1980", 10, "14/03/1980")).toBe(10);
  });
});

describe("the form's text of a day", () => {
  it("is the ISO day if the day exists, otherwise the typed text", () => {
    expect(dayFromMask("14/03/1980")).toBe("1980-03-14");
    expect(dayFromMask("30/02/1980")).toBe("30/02/1980");
    expect(dayFromMask("14/0")).toBe("14/0");
  });

  it("is the ISO day also with a month's name or the year first", () => {
    expect(dayFromMask("14/marzo 1980")).toBe("1980-03-14");
    expect(dayFromMask("14/marzo 19")).toBe("14/marzo 19");
    expect(dayFromMask(maskDay("19/80/0314"))).toBe("1980-03-14");
  });

  it("on blur a year of two digits is understood, and digits are padded", () => {
    expect(dayOnBlur("14/03/80")).toBe("1980-03-14");
    expect(dayOnBlur("14 mar 80")).toBe("1980-03-14");
    expect(dayOnBlur("14/3/1980")).toBe("1980-03-14");
    expect(dayOnBlur("14/0")).toBe("14/0");
    expect(dayOnBlur("14/03")).toBe("14/03");
    expect(dayOnBlur("")).toBe("");
  });

  it("is shown as gg/mm/aaaa", () => {
    expect(maskFromDay("1980-03-14")).toBe("14/03/1980");
    expect(maskFromDay("14/0")).toBe("14/0");
    expect(maskFromDay("")).toBe("");
  });
});

describe("a day that is typed", () => {
  const typed = (text: string) => [...text].reduce((before, letter) => maskDay(before + letter), "");
  it.each([
    ["4.10.87", "04/10/87"],
    ["4 ottobre 1987", "04/10/1987"],
    ["4 ott 87", "04/ott 87"],
    ["19871004", "04/10/1987"],
    ["1987-10-04", "04/10/1987"],
    ["4/10/1987", "04/10/1987"],
    ["041087", "04/10/87"],
  ])("%s is understood", (text, shown) => {
    expect(typed(text)).toBe(shown);
    expect(dayOnBlur(shown)).toBe("1987-10-04");
  });

  it.each([
    ["25/11", "25/11", "Aggiungi l’anno: 25/11/2026"],
    ["25", "25", "Aggiungi il mese e l’anno: 25/11/2026"],
    ["1o/03/1980", "1o/03/1980", "Scrivi un giorno."],
  ])("%s stays in a field that needs the year, with a message", (text, shown, message) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-26T12:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    expect(dayOnBlur(typed(text))).toBe(shown);
    expect(dayMessage(shown, "Scrivi un giorno.")).toBe(message);
  });
});

it("a day without a year is one of this year, or the latest one in the past", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T12:00:00Z") });
  try {
    expect(dayOnBlur("14/03", "this-year")).toBe("2026-03-14");
    expect(dayOnBlur("24 dicembre", "this-year")).toBe("2026-12-24");
    expect(dayOnBlur("24/12", "latest")).toBe("2025-12-24");
    expect(dayOnBlur("23/11", "latest")).toBe("2026-11-23");
    expect(dayOnBlur("29/2", "this-year")).toBe("29/2");
    expect(dayOnBlur("14", "this-year")).toBe("14");
    expect(dayOnBlur("14/03/1980", "latest")).toBe("1980-03-14");
  } finally {
    vi.useRealTimers();
  }
});
