import { TYPEAHEAD_RESET } from "../../domain/constants";

/**
 * Finds an entry by its first letters, which are forgotten after a second (specification §9).
 * @returns takes a key and the labels; gives the index of the entry that begins with what was typed, or -1
 */
export function createTypeAhead(): (key: string, labels: readonly string[]) => number {
  let typed = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (key, labels) => {
    clearTimeout(timer);
    timer = setTimeout(() => (typed = ""), TYPEAHEAD_RESET);
    typed += key.toLocaleLowerCase("it");
    return labels.findIndex((label) => label.toLocaleLowerCase("it").startsWith(typed));
  };
}
