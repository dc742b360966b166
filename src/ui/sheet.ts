import first from "virtual:gds-classes";
import base from "./base.css?raw";
import content from "./base-content.css?raw";
import tokens from "./tokens.css?raw";
import { runtimeSheet } from "./twind/runtime";
import { scaleLengths, unitRule } from "./unit";

/** In development, where twind writes the classes that anybody shows, all of the reset is there for them. */
const libraries: string[] = process.env.GDS_EXTRACTED === "true" ? [] : [content];
let classes = first;
let sheet: CSSStyleSheet | undefined;

/** The text of the one sheet that all roots share: tokens, reset, styles of libraries, then twind's classes. */
export const sheetText = (): string => scaleLengths([tokens, base, ...libraries, classes].join("\n")) + unitRule();

const shared = (): CSSStyleSheet => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(sheetText());
  }
  return sheet;
};

/**
 * Adds a library's own styles to the shared sheet, before our classes so that these win. Once for each text;
 * meant for chunks that load late (the toaster's).
 */
export const addStyles = (text: string): void => {
  if (libraries.includes(text)) return;
  libraries.push(text);
  sheet?.replaceSync(sheetText());
};

/**
 * Replaces twind's classes by a larger set, in its own order: a rule's place decides which of two wins. The build makes
 * each set contain the smaller ones, so the longer text is the larger set.
 */
export const setClasses = (text: string): void => {
  if (text.length <= classes.length) return;
  classes = text;
  sheet?.replaceSync(sheetText());
};

/** Gives a shadow root the shared sheet (in development also the one that run-time twind writes to). */
export const adoptSheet = (root: ShadowRoot): void => {
  const sheets = process.env.GDS_EXTRACTED === "true" ? [shared()] : [shared(), runtimeSheet()];
  const missing = sheets.filter((candidate) => !root.adoptedStyleSheets.includes(candidate));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
};
