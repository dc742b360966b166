import { cssom, twind, type Sheet } from "@twind/core";
import content from "../base-content.css?raw";
import { createTwindConfig } from "../twind.config";
import { scaleLengths } from "../unit";

/** In development only. */
let resolve: ((classes: string) => string) | undefined;
let sheet: CSSStyleSheet | undefined;

/** The constructable sheet for the rules of run-time twind. */
export const runtimeSheet = (): CSSStyleSheet => (sheet ??= new CSSStyleSheet());

/** In development the whole reset is included from the start. */
export const runtimeLibraries = (): string[] => [content];

/** Resolves classes with run-time twind and writes their rules into the shared sheet. */
export const runtimeTw = (classes: string): string => {
  resolve ??= twind(createTwindConfig(), scaled(cssom(runtimeSheet())));
  return resolve(classes);
};

const scaled = (target: Sheet<CSSStyleSheet>): Sheet<CSSStyleSheet> => ({
  ...target,
  insert: (css, index, rule) => target.insert(scaleLengths(css), index, rule),
});
