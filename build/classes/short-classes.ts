/** Names for classes in the bundle: "bg-surface" is "b7" there, in the scripts and in the sheet. A third of a sheet is names. */
export type ShortNames = ReadonlyMap<string, string>;

/** No vowel, so no word: blockers of advertisements hide what is called "ad", in shadow roots, too. */
const FIRST = "bcdfghjklmnpqrstvwxz";
/** No capital: a page without a doctype takes ".b" and ".B" for the same. */
const NEXT = `${FIRST}0123456789`;

/** @param texts of classes, as they stand in the product; those that stand most often get the shortest names */
export function shortNames(texts: readonly string[]): ShortNames {
  const counts = new Map<string, number>();
  for (const name of texts.flatMap(split)) counts.set(name, (counts.get(name) ?? 0) + 1);
  // of two that stand as often the first in the alphabet: the same sources give the same names
  const sorted = [...counts].sort(([a, times], [b, others]) => others - times || (a < b ? -1 : 1));
  return new Map(sorted.map(([name], index) => [name, nth(index)]));
}

/** "b" to "z", then "bb". */
function nth(index: number): string {
  if (index < FIRST.length) return FIRST.charAt(index);
  const rest = index - FIRST.length;
  return nth(Math.floor(rest / NEXT.length)) + NEXT.charAt(rest % NEXT.length);
}

const split = (classes: string) => classes.split(/\s+/).filter(Boolean);

/** @throws Error at a class that has no name */
export const shortClasses = (classes: string, names: ShortNames): string =>
  split(classes)
    .map((name) => {
      const short = names.get(name);
      if (!short) throw new Error(`The class ${name} has no short name`);
      return short;
    })
    .join(" ");

const SELECTOR = /[^{}]+\{/g;
const CLASS = /\.((?:[\w-]|\\[0-9a-f]{1,6} ?|\\.)+)/gi;
const ESCAPED = /\\(?:([0-9a-f]{1,6}) ?|(.))/gi;

/** @returns rules whose selectors have the short names; classes of others (the root's, a library's) stay as they are */
export const shortRules = (css: string, names: ShortNames): string =>
  css.replace(SELECTOR, (selector) =>
    selector.replace(CLASS, (text, escaped: string) => {
      const name = escaped.replace(ESCAPED, (_, code: string | undefined, character: string) =>
        code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
      );
      const short = names.get(name);
      return short ? `.${short}` : text;
    }),
  );
