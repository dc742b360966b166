/**
 * The one twind configuration: the tokens of tokens.css as class names.
 *
 * ## Vocabulary (write literal classes only: tw`bg-surface text-muted p-4`; a class twind does not know fails the build)
 *
 * Colours (`bg-*`, `text-*`, `border-*`, `fill-*`, `stroke-*`, `outline-*`, `divide-*`, `decoration-*`, `caret-*`)
 * - surfaces: `canvas` < `surface` < `raised`; `sunken` (heads, wells), `hover`, `selected` (neutral), `scrim`
 * - text: `ink` (loud), `muted` (sentences), `faint` (meta), `disabled`; on dark bars `inverse` (ground), `on-inverse`, `on-inverse-muted`
 * - lines: `line` (separates), `line-control` (buttons, chips), `line-input` (3:1, inputs); a bare `border` is in `line`
 * - brand: `accent`, `accent-hover`, `on-accent`, `accent-text` (type), `accent-mark` (lines, dots), `accent-subtle`; `focus`
 * - meaning, each `-subtle` (ground), `-solid` (icon, bar, fill), `-text`: `success info warn danger rose neutral`
 * - under `forced:` only: `sys-canvas sys-text sys-button sys-gray sys-highlight sys-on-highlight`
 * - data: `data-blood data-platelets data-plasma data-grid data-rest`; also `current transparent inherit`
 *
 * Type: `text-caption|label|body|lead|title|page|display` (they grow in a narrow container), `text-figure` (24px);
 * `font-normal|medium|strong`, `font-sans|mono`; `leading-none|tight|snug|normal`; `tracking-tight|wide`; `num` (tabular, end-aligned)
 *
 * Space: tailwind's numbers, in px on the 4px grid (`p-4` = 16px; halves exist, `gap-1.5` = 6px; `px` = 1px), 0 to 12 in halves,
 * then 14 16 18 20 24 28 32 36 40 48 56 64 72 80 96; named ones that change with the container: `pad` (page padding 32/24/16),
 * `section` (32/28), `end` (48/36), `control` (36/44: buttons, inputs), `control-sm` (28/36), `row` (table row)
 *
 * Shape: `rounded` (knob), `rounded-sm` (badges), `rounded-md` (small buttons), `rounded-in` (inside a control), `rounded-lg` (cards, dialogs),
 * `rounded-full`; `shadow` (cards, none in the dark), `shadow-float` (what floats); `hairline` (inset 1px ring in `line`)
 * Motion: `transition` (colours), `transition-transform|opacity`, `duration-fast|slow` (120, 220 ms; 0 when reduced), `ease`, `animate-spin|breathe`
 * Paper and fingers: `print-exact` (its ground is printed), `hit` (44px to press where fingers press; takes the element's `::after`)
 * Size: `max-w-form` (880) `max-w-page` (1600) `max-w-prose`, and the space numbers; arbitrary values in px: `w-[72px]`
 *
 * Variants: `wide:` (container >= 900) `medium:` (640 to 899) `narrow:` (< 640) `cards:` (< 700, tables become cards) `tiny:` (< 280, a phone with 200 % zoom) `w480:` `w700:` `w760:` `w900:`
 * `w1040:` `w1080:` `w1100:` `w1180:` `w1240:` `w1360:` (at least that wide), `coarse:` (touch) `fine:` (mouse) `forced:` (forced colours) `motion-reduce:`,
 * `print:`, `short:` (a window lower than 420px; for layers and what sticks to the window alone),
 * `hover: active: focus-visible: disabled: off: checked: placeholder: before: after: first: last: group-hover:`,
 * `aria-pressed: aria-selected: aria-current: aria-expanded: aria-busy: aria-invalid:` (= "true"; `aria-current` any value but false),
 * `data-[closing]:` and other `data-[...]:`.
 * Nothing is merged: never join (`cx`) two classes for one property without a variant, which of them wins is chance; use a table.
 * Order does not matter: what asks more of the container wins over what asks less.
 */
import { defineConfig, matchTheme, type CSSObject, type Rule, type Variant } from "@twind/core";
import presetAutoprefix from "@twind/preset-autoprefix";
import presetTailwind, { type TailwindTheme } from "@twind/preset-tailwind";
import { theme } from "./twind/theme";

/** Converts `1.5rem` to `24px`, because our lengths must not depend on the page's root font size. unit.ts scales px. */
const remToPx = (value: string) =>
  value.replace(/(-?\d*\.?\d+)rem\b/g, (_, amount: string) => `${Number(amount) * 16}px`);

/** @returns a new configuration, so that the build and a running page don't share one */
export const createTwindConfig = () =>
  defineConfig({
    // base.css resets our shadow roots only, because html and body belong to the host page
    preflight: false,
    hash: false,
    presets: [presetAutoprefix(), presetTailwind({ disablePreflight: true })],
    theme,
    rules,
    variants,
    finalize: (rule) => (rule.d?.includes("rem") ? { ...rule, d: remToPx(rule.d) } : rule),
  });

type V = Variant<TailwindTheme>;

/**
 * Container variants depend on the element (container `gds`), not on the viewport. Dialogs and overlays are containers of the same name.
 */
const container = (condition: string) => `@container gds (${condition})`;

const minWidths: V[] = [480, 700, 760, 900, 1040, 1080, 1100, 1180, 1240, 1360].map((px) => [
  `w${px}`,
  container(`min-width:${px}px`),
]);

/** See the vocabulary above. */
const variants: V[] = [
  ["wide", container("min-width:900px")],
  ["medium", "@container gds (min-width:640px) and (max-width:899.98px)"],
  ["narrow", container("max-width:639.98px")],
  ["cards", container("max-width:699.98px")],
  // A phone at 200 % zoom has 180px.
  ["tiny", container("max-width:279.98px")],
  ...minWidths,
  ["coarse", "@media (pointer:coarse)"],
  ["fine", "@media (hover:hover)"],
  // only for elements that fill the window or stick to it: at 400 % zoom a laptop has 256px
  ["short", "@media (max-height:420px)"],
  // min-width orders it after the plain classes, because twind sorts by media query
  ["print", "@media print and (min-width:1px)"],
  ["forced", "@media (forced-colors:active)"],
  ["aria-current", '&[aria-current]:not([aria-current="false"])'],
  // also a disabled button that stays focusable (aria-disabled), but not a busy one
  ["off", '&:is(:disabled,[aria-disabled="true"]:not([aria-busy="true"]))'],
  ["placeholder", "&::placeholder"],
];

const HIT_AREA: CSSObject = {
  content: "''",
  position: "absolute",
  top: "50%",
  left: "50%",
  width: "max(100%,44px)",
  height: "max(100%,44px)",
  translate: "-50% -50%",
};

/** Utilities that the preset lacks, or for which it makes more rules than we need. */
const rules: Rule<TailwindTheme>[] = [
  ["num", { textAlign: "end", fontVariantNumeric: "tabular-nums" }],
  ["hairline", { boxShadow: "inset 0 0 0 1px var(--gds-border)" }],
  // one declaration each: the preset's custom properties are invalid with `none`, the dark theme's shadow
  ["shadow", { boxShadow: "var(--gds-shadow)" }],
  ["shadow-float", { boxShadow: "var(--gds-shadow-float)" }],
  ["shadow-none", { boxShadow: "none" }],
  ["tabular-nums", { fontVariantNumeric: "tabular-nums" }],
  // a hit area of 44px on touch screens, larger than the visible element
  [
    "hit",
    {
      position: "relative",
      "@media (pointer:coarse)": { "&::after": HIT_AREA },
      "@container gds (max-width:639.98px)": { "&::after": HIT_AREA },
    },
  ],
  // for backgrounds with a meaning, because browsers omit backgrounds in print
  ["print-exact", { WebkitPrintColorAdjust: "exact", printColorAdjust: "exact" }],
  matchTheme("size-", "spacing", ({ _ }) => ({ width: _, height: _ })),
  ["line-clamp-2", { overflow: "hidden", display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: "2" }],
  ["line-clamp-3", { overflow: "hidden", display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: "3" }],
  ["text-balance", { textWrap: "balance" }],
  ["text-pretty", { textWrap: "pretty" }],
  ["break-anywhere", { overflowWrap: "anywhere" }],
  ["scrollbar-none", { scrollbarWidth: "none" }],
  ["scrollbar-thin", { scrollbarWidth: "thin" }],
];
