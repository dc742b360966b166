import { encode } from "uqr";

/** The white margin around a code, in modules: without it readers don't find the code. */
export const QUIET_ZONE = 4;

/** The length of the longest number that a code on a card holds, with modules of at least 0.6 mm, which readers find. */
export const MAX_CODED = 30;

/** Returns the QR code of a card number, and nothing else of the donor: its size in modules, and the path of the dark ones. */
export function cardCode(number: string): { size: number; path: string } {
  const { size, data } = encode(number, { ecc: "M", border: 0 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size, path };
}
