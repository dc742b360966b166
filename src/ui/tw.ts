import { runtimeTw } from "./twind/runtime";

/**
 * Marks twind classes: tw`bg-surface p-4`. Only literal classes, no `${}`: the build replaces each call by its string and drops twind
 * (docs/decisions/styling.md, "The build extracts the classes"). Variants of a component are a table of literals.
 */
export const tw = (classes: TemplateStringsArray): string =>
  process.env.GDS_EXTRACTED === "true" ? classes.join("") : runtimeTw(classes.join(""));

const joined = new Map<string, string>();

/** Joins class strings of `tw`, without empty ones, null and false. Equal results are one string: the rows of a table share it. */
export function cx(...classes: (string | false | null | undefined)[]): string {
  const text = classes.filter(Boolean).join(" ");
  const known = joined.get(text) ?? text;
  joined.set(known, known);
  return known;
}
