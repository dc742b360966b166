import { lazily } from "../async/lazily";

const list = lazily(() => new Intl.ListFormat("it"));

/** @returns words as a sentence lists them: "Clusone, Gandino e Lovere" */
export const listed = (words: readonly string[]): string => list().format(words);
