import type { Page, TestInfo } from "@playwright/test";

export type PictureKind = "element" | "host";

/** The results of a host for the report. */
export interface Row {
  differences: string[];
  messages: string[];
}

/** Attaches two pictures that should be equal: without the host, or the host without us; and together. */
export async function attachPictures(info: TestInfo, kind: PictureKind, name: string, alone: Buffer, together: Buffer) {
  const contentType = "image/png";
  await info.attach(`${kind}|${name}|alone`, { body: alone, contentType });
  await info.attach(`${kind}|${name}|together`, { body: together, contentType });
}

export const attachRow = (info: TestInfo, row: Row): Promise<void> =>
  info.attach("row", { body: JSON.stringify(row), contentType: "application/json" });

/**
 * Browsers round translucent colours differently when they paint a part in a layer of its own. Nobody sees it: of 255 levels, two
 * are less than what the eye can tell apart.
 */
const ROUNDING = 2;

/** @returns how two pictures differ: their sizes, or how many pixels and where; null if there is no visible difference */
export const differenceOf = (page: Page, one: Buffer, other: Buffer): Promise<string | null> =>
  page.evaluate(
    async ({ pictures, rounding }) => {
      const [a, b] = (await Promise.all(
        pictures.map(async (data) => {
          const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      )) as [ImageData, ImageData];
      if (a.width !== b.width || a.height !== b.height) return `${a.width} × ${a.height}, not ${b.width} × ${b.height}`;
      const [xs, ys]: [number[], number[]] = [[], []];
      for (let at = 0; at < a.data.length; at += 4) {
        if ([0, 1, 2, 3].every((channel) => Math.abs(a.data[at + channel]! - b.data[at + channel]!) <= rounding))
          continue;
        xs.push((at / 4) % a.width);
        ys.push(Math.floor(at / 4 / a.width));
      }
      const range = (values: number[]) => values.reduce(([low, high], value) => [Math.min(low!, value), Math.max(high!, value)], [Infinity, -Infinity]).join("–"); // prettier-ignore
      return xs.length === 0 ? null : `${xs.length} pixels, x ${range(xs)}, y ${range(ys)}`;
    },
    { pictures: [one.toString("base64"), other.toString("base64")], rounding: ROUNDING },
  );
