import { tw } from "../tw";

/** From which container width a column is visible: 1 always, 2 from 640px, 3 from 900, 4 from 1100, 5 from 1180. */
export type Priority = 1 | 2 | 3 | 4 | 5;

export const priorityClass: Record<Priority, string | false> = {
  1: false,
  2: tw`narrow:hidden`,
  3: tw`hidden wide:table-cell`,
  4: tw`hidden w1100:table-cell`,
  5: tw`hidden w1180:table-cell`,
};

const HIDDEN_BESIDE: Record<Priority, string> = {
  1: tw`hidden`,
  2: tw`hidden narrow:inline`,
  3: tw`wide:hidden`,
  4: tw`w1100:hidden`,
  5: tw`w1180:hidden`,
};

/** Returns the class of an element that repeats a column's value: it is hidden while that column is visible. */
export const hiddenBeside = (priority: Priority = 1): string => HIDDEN_BESIDE[priority];
