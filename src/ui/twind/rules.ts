import { matchTheme } from "@twind/core";
import type { CSSObject, Rule } from "@twind/core";
import type { TailwindTheme } from "@twind/preset-tailwind";

const HIT_AREA: CSSObject = {
  content: "''",
  position: "absolute",
  top: "50%",
  left: "50%",
  width: "max(100%,44px)",
  height: "max(100%,44px)",
  translate: "-50% -50%",
};

/** Utilities of ours that the preset lacks or does with more rules than we need. See twind.config.ts for the vocabulary. */
export const rules: Rule<TailwindTheme>[] = [
  ["num", { textAlign: "end", fontVariantNumeric: "tabular-nums" }],
  ["hairline", { boxShadow: "inset 0 0 0 1px var(--gds-border)" }],
  // One declaration each: the preset's go through custom properties, which `none` (the dark theme's shadow) makes invalid.
  ["shadow", { boxShadow: "var(--gds-shadow)" }],
  ["shadow-float", { boxShadow: "var(--gds-shadow-float)" }],
  ["shadow-none", { boxShadow: "none" }],
  ["tabular-nums", { fontVariantNumeric: "tabular-nums" }],
  // A press within 44px counts where fingers press, though what is seen is smaller.
  [
    "hit",
    {
      position: "relative",
      "@media (pointer:coarse)": { "&::after": HIT_AREA },
      "@container gds (max-width:639.98px)": { "&::after": HIT_AREA },
    },
  ],
  // Backgrounds with a meaning: a printer omits others.
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
