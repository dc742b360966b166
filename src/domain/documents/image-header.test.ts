import { expect, it } from "vitest";
import { imageHeader } from "./image-header";

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const headerOf = (...bytes: (number | number[])[]) => imageHeader(Uint8Array.from(bytes.flat()));
const PNG = letters("\x89PNG\r\n\x1a\n");
const webp = (...chunk: (number | number[])[]) => headerOf(letters("RIFF"), 0, 0, 0, 0, letters("WEBP"), ...chunk);

it("the header of a picture has its size", () => {
  expect(headerOf(PNG, 0, 0, 0, 13, letters("IHDR"), 0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x21)).toEqual({
    kind: "png",
    width: 20_000,
    height: 20_001,
  });
  const notes = [0xff, 0xe1, 0, 6, 1, 2, 3, 4];
  expect(headerOf(0xff, 0xd8, notes, 0xff, 0xff, 0xc2, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0)).toEqual({
    kind: "jpeg",
    width: 4_000,
    height: 3_000,
  });
  expect(webp(letters("VP8X"), 10, 0, 0, 0, 0, 0, 0, 0, 0xff, 0x0f, 0, 0xff, 0x07, 0)).toEqual({
    kind: "webp",
    width: 4_096,
    height: 2_048,
  });
  expect(webp(letters("VP8L"), 5, 0, 0, 0, 0x2f, 0xff, 0xc1, 0x7f, 0)).toEqual({
    kind: "webp",
    width: 512,
    height: 512,
  });
  expect(webp(letters("VP8 "), 0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0, 2, 0, 1)).toEqual({
    kind: "webp",
    width: 512,
    height: 256,
  });
});

it("other files and incomplete headers have none", () => {
  expect(headerOf()).toBeNull();
  expect(headerOf(letters("<svg onload=alert(1)>"))).toBeNull();
  expect(headerOf(PNG)).toBeNull();
  expect(headerOf(0xff, 0xd8, 0xff, 0xe1, 0xff)).toBeNull();
  expect(headerOf(0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0)).toBeNull();
  expect(webp(letters("ALPH"), 0, 0, 0, 0)).toBeNull();
});
