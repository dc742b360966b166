import { lazily } from "../async/lazily";

const list = lazily(() => new Intl.ListFormat("it"));

/** @returns an Italian enumeration: "Clusone, Gandino e Lovere" */
export const joinWithAnd = (items: readonly string[]): string => list().format(items);
