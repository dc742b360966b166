import first from "virtual:gds-classes";
import base from "./base.css?raw";
import tokens from "./tokens.css?raw";
import { runtimeLibraries, runtimeSheet } from "./twind/runtime";
import { scaleLengths, unitRule } from "./unit";

/** Added style sheets. */
const libraries: string[] = process.env.GDS_EXTRACTED === "true" ? [] : runtimeLibraries();
let classes = first;
let sheet: CSSStyleSheet | undefined;

/** @returns the text of the sheet that all roots share: tokens, reset, styles of libraries, then twind's classes */
export const sheetText = (): string => scaleLengths([tokens, base, ...libraries, classes].join("\n")) + unitRule();

const shared = (): CSSStyleSheet => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(sheetText());
  }
  return sheet;
};

/**
 * Adds styles to the shared sheet, once for each text, before our classes, so that these win. For chunks that load late.
 */
export const addStyles = (text: string): void => {
  if (libraries.includes(text)) return;
  libraries.push(text);
  sheet?.replaceSync(sheetText());
};

/**
 * Replaces twind's classes by a larger set, because the order of the rules matters. Each set of the build contains the smaller ones, so the
 * longer text is the larger set.
 */
export const setClasses = (text: string): void => {
  if (text.length <= classes.length) return;
  classes = text;
  sheet?.replaceSync(sheetText());
};

/** Adopts the shared sheet in a shadow root; in development also the sheet of run-time twind. */
export const adoptSheet = (root: ShadowRoot): void => {
  const sheets = process.env.GDS_EXTRACTED === "true" ? [shared()] : [shared(), runtimeSheet()];
  const missing = sheets.filter((candidate) => !root.adoptedStyleSheets.includes(candidate));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
};
