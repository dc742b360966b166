import { runtimeTw } from "./twind/runtime";

/**
 * Names twind classes: tw`bg-surface p-4`. Literal classes only, no `${}`: in `dist` the build replaces every call by
 * its string and drops twind (docs/decisions/0012), so a variant of a component is a table of literals.
 */
export const tw = (classes: TemplateStringsArray): string =>
  process.env.GDS_EXTRACTED === "true" ? classes.join("") : runtimeTw(classes.join(""));

/** Joins class strings that were made by `tw`; what is empty, null or false is left out. */
export const cx = (...classes: (string | false | null | undefined)[]): string => classes.filter(Boolean).join(" ");
