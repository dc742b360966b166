import { TYPEAHEAD_RESET } from "../../domain/constants";

/**
 * Finds an entry by its first letters, which are forgotten after a second (specification §9).
 * The same letter again goes on to the next entry that begins with it.
 * @returns takes a key, the labels and the index of the entry with the focus; gives the index of the entry to go to, or -1
 */
export function createTypeAhead(): (key: string, labels: readonly string[], focused: number) => number {
  let typed = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (key, labels, focused) => {
    clearTimeout(timer);
    timer = setTimeout(() => (typed = ""), TYPEAHEAD_RESET);
    typed += key.toLocaleLowerCase("it");
    const [letter] = typed;
    const isRepeated = typed.length > 1 && [...typed].every((one) => one === letter);
    const prefix = isRepeated ? (letter ?? "") : typed;
    const fits = (label: string) => label.toLocaleLowerCase("it").startsWith(prefix);
    const next = isRepeated ? labels.findIndex((label, index) => index > focused && fits(label)) : -1;
    return next >= 0 ? next : labels.findIndex(fits);
  };
}

/**
 * Returns the index of the entry that a key goes to, by arrows, Home, End and letters; -1 for a letter that no entry begins
 * with. Undefined for any other key.
 * @param find of {@link createTypeAhead}
 * @param focused the index of the entry with the focus; -1 for none
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
