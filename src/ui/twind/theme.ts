import type { TailwindTheme } from "@twind/preset-tailwind";
import type { ThemeConfig } from "@twind/core";

const token = (name: string) => `var(--gds-${name})`;

/** The 4px grid of tailwind's numbers, in px. unit.ts scales them by the visitor's default font size. */
const grid = Object.fromEntries(
  [...Array.from({ length: 25 }, (_, i) => i / 2), 14, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 96].map(
    (step) => [String(step), `${step * 4}px`],
  ),
);

const spacing = {
  ...grid,
  px: "1px",
  pad: token("pad"),
  section: token("space-6"),
  end: token("space-7"),
  control: token("control"),
  "control-sm": token("control-s"),
  row: token("row"),
};

const intrinsic = { full: "100%", min: "min-content", max: "max-content", fit: "fit-content" };

const meaning = (name: string) => ({
  subtle: token(`${name}-subtle`),
  solid: token(`${name}-solid`),
  text: token(`${name}-text`),
});

const colors = {
  inherit: "inherit",
  current: "currentColor",
  transparent: "transparent",
  canvas: token("canvas"),
  surface: token("surface"),
  raised: token("surface-raised"),
  sunken: token("surface-sunken"),
  hover: token("hover"),
  selected: token("selected"),
  scrim: token("scrim"),
  ink: token("text"),
  muted: token("text-muted"),
  faint: token("text-faint"),
  disabled: token("text-disabled"),
  inverse: token("inverse"),
  "on-inverse": { DEFAULT: token("inverse-text"), muted: token("inverse-muted") },
  line: { DEFAULT: token("border"), control: token("border-control"), input: token("border-input") },
  accent: {
    DEFAULT: token("accent"),
    hover: token("accent-hover"),
    text: token("accent-text"),
    mark: token("accent-mark"),
    subtle: token("accent-subtle"),
  },
  "on-accent": token("accent-contrast"),
  drop: token("drop"),
  focus: token("focus"),
  // system colours, for forced colours
  sys: {
    canvas: "Canvas",
    text: "CanvasText",
    button: "ButtonText",
    gray: "GrayText",
    highlight: "Highlight",
    "on-highlight": "HighlightText",
  },
  // the background colour of a badge, for lines that look cut out of its glyph
  ground: token("ground"),
  success: meaning("success"),
  info: meaning("info"),
  warn: meaning("warn"),
  danger: { ...meaning("danger"), line: token("danger-border") },
  rose: meaning("rose"),
  neutral: meaning("neutral"),
  data: {
    blood: token("data-blood"),
    platelets: token("data-platelets"),
    plasma: token("data-plasma"),
    grid: token("data-grid"),
    rest: token("data-rest"),
  },
};

/** The tokens by the names of the classes. `tokens.css` has their values. */
export const theme: ThemeConfig<TailwindTheme> = {
  colors,
  spacing,
  screens: {},
  fontFamily: { sans: token("font"), mono: token("mono") },
  fontSize: {
    caption: token("type-caption"),
    label: token("type-label"),
    body: token("type-body"),
    lead: token("type-lead"),
    title: token("type-title"),
    figure: "24px",
    page: token("type-page"),
    display: token("type-display"),
  },
  fontWeight: { normal: token("weight"), medium: token("weight-medium"), strong: token("weight-strong") },
  lineHeight: { none: "1", tight: "1.2", snug: "1.3", normal: "1.45" },
  letterSpacing: { tight: "-0.016em", snug: "-0.006em", normal: "0", wide: "0.02em" },
  borderRadius: {
    none: "0",
    DEFAULT: token("radius"),
    sm: token("radius-s"),
    md: `calc(${token("radius")} * 0.75)`,
    in: `max(0px, calc(${token("radius")} - 2px))`,
    lg: token("radius-l"),
    full: token("radius-full"),
  },
  borderColor: { ...colors, DEFAULT: token("border") },
  transitionDuration: { fast: token("fast"), slow: token("slow"), DEFAULT: token("fast") },
  transitionTimingFunction: { DEFAULT: token("ease"), linear: "linear" },
  minWidth: { ...spacing, ...intrinsic },
  minHeight: { ...spacing, ...intrinsic },
  maxHeight: { ...spacing, ...intrinsic, none: "none" },
  maxWidth: {
    ...spacing,
    ...intrinsic,
    none: "none",
    form: "880px",
    page: "1600px",
    prose: "65ch",
  },
  animation: {
    none: "none",
    // slower, not stopped, with reduced motion: a spinner that doesn't move looks broken
    spin: "gds-spin var(--gds-spin) linear infinite",
    breathe: "gds-breathe var(--gds-breathe) var(--gds-ease) infinite alternate",
  },
};
