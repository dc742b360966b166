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
