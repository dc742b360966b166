import { TYPEAHEAD_RESET } from "../../domain/constants";

/**
 * Finds an entry by its first letters, which expire after a second (specification §9). The same letter again finds the next entry that
 * begins with it.
 * @returns a function from a key, the labels and the index of the focused entry to the index of the found entry, or -1
 */
export function createTypeAhead(): (key: string, labels: readonly string[], focused: number) => number {
  let typed = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (key, labels, focused) => {
    clearTimeout(timer);
    timer = setTimeout(() => (typed = ""), TYPEAHEAD_RESET);
    typed += key.toLocaleLowerCase("it");
    const [letter] = typed;
    const isRepeated = typed.length > 1 && [...typed].every((character) => character === letter);
    const prefix = isRepeated ? (letter ?? "") : typed;
    const fits = (label: string) => label.toLocaleLowerCase("it").startsWith(prefix);
    const next = isRepeated ? labels.findIndex((label, index) => index > focused && fits(label)) : -1;
    return next >= 0 ? next : labels.findIndex(fits);
  };
}

/**
 * Returns the index of the entry to focus after a key: an arrow, Home, End or a letter. It is -1 if no entry begins with the letter, and
 * undefined for any other key.
 * @param find of {@link createTypeAhead}
 * @param focused the index of the focused entry; -1 for none
 */
export function entryForKey(
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">,
  find: ReturnType<typeof createTypeAhead>,
  labels: readonly string[],
  focused: number,
): number | undefined {
  const isLetter = key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
  if (isLetter) return find(key, labels, focused);
  const last = labels.length - 1;
  return {
    ArrowDown: focused < last ? focused + 1 : 0,
    ArrowUp: focused > 0 ? focused - 1 : last,
    Home: 0,
    End: last,
  }[key];
}
