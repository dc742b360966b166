import type { Variant } from "@twind/core";
import type { TailwindTheme } from "@twind/preset-tailwind";

type V = Variant<TailwindTheme>;

/**
 * Container variants ask the element (container `gds`), never the viewport. A dialog and an overlay are
 * containers of the same name, so what stands inside them answers to the room they have.
 */
const container = (condition: string) => `@container gds (${condition})`;

const minWidths: V[] = [480, 700, 760, 900, 1040, 1080, 1100, 1180, 1240, 1360].map((px) => [
  `w${px}`,
  container(`min-width:${px}px`),
]);

/** See twind.config.ts for the vocabulary. */
export const variants: V[] = [
  ["wide", container("min-width:900px")],
  ["medium", "@container gds (min-width:640px) and (max-width:899.98px)"],
  ["narrow", container("max-width:639.98px")],
  ["cards", container("max-width:699.98px")],
  // A phone at 200 % zoom has 180px.
  ["tiny", container("max-width:279.98px")],
  ...minWidths,
  ["coarse", "@media (pointer:coarse)"],
  ["fine", "@media (hover:hover)"],
  // Only for what fills the window (a layer) or sticks to it: 256px is what 400 % leaves of a laptop's.
  ["short", "@media (max-height:420px)"],
  // The width, which all paper has, puts it behind the plain classes: twind orders by what a query asks.
  ["print", "@media print and (min-width:1px)"],
  ["forced", "@media (forced-colors:active)"],
  ["aria-current", '&[aria-current]:not([aria-current="false"])'],
  // also a button that stays focusable while it is off; not one whose work is under way
  ["off", '&:is(:disabled,[aria-disabled="true"]:not([aria-busy="true"]))'],
  ["placeholder", "&::placeholder"],
];
