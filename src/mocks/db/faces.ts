import { drawPng } from "./png";
import { createRandom } from "./random";

/**
 * Faces for people who have never sent a picture: drawn from the id, always the same, so that lists have pictures and
 * initials side by side.
 */
const EDGE = 96;
const GROUNDS = [0xcfdcd8, 0xe3d8c8, 0xd3d9e6, 0xdfd3dd];
const SHIRTS = [0x7c2f3c, 0x33566b, 0x4d6b4a, 0x5a4a78];
const SKINS = [0xe6bb97, 0xd9a883, 0xb98660, 0x8a5a3c];
const HAIRS = [0x4a3328, 0x2a2320, 0x8c6a3f, 0xa8a29a];

const FACE = /^face-([a-z]\d+)\.png$/;

/** Whoever has one, by number: personas keep their initials. @returns its path at the uploads host, or null */
export function facePath(id: string): string | null {
  const number = Number(id.slice(1));
  const drawn = id.startsWith("u") ? number > 3 && number % 2 === 0 : number > 20 && number % 4 === 0;
  return drawn ? `face-${id}.png` : null;
}

/** @returns the face at a path as a PNG; null where the path names none */
export function face(path: string): Uint8Array<ArrayBuffer> | null {
  const [, id] = FACE.exec(path) ?? [];
  if (!id || facePath(id) !== path) return null;
  const random = createRandom(id.charCodeAt(0), Number(id.slice(1)));
  const palette = [GROUNDS, SHIRTS, SKINS, HAIRS].map((colours) => random.pick(colours as [number, ...number[]]));
  const long = random.chance(0.4) ? 0.62 : 0.42;
  const inside = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
  const colourAt = (x: number, y: number) => {
    if (inside(x, y, 0.5, 0.48, 0.17, 0.21) && y > 0.4) return 2;
    if (inside(x, y, 0.5, 0.42, 0.21, 0.24) && y < long) return 3;
    if (inside(x, y, 0.5, 0.68, 0.08, 0.1)) return 2;
    return inside(x, y, 0.5, 1.05, 0.34, 0.34) ? 1 : 0;
  };
  return drawPng({ width: EDGE, height: EDGE }, palette, colourAt);
}
