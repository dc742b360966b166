import { tw } from "../tw";

/** Which columns stay when there is less room: 1 always, 2 from 640px, 3 from 900, 4 from 1100, 5 from 1240, 6 from 1360. */
export type Priority = 1 | 2 | 3 | 4 | 5 | 6;

export const priorityClass: Record<Priority, string | false> = {
  1: false,
  2: tw`narrow:hidden`,
  3: tw`hidden wide:table-cell`,
  4: tw`hidden w1100:table-cell`,
  5: tw`hidden w1240:table-cell`,
  6: tw`hidden w1360:table-cell`,
};
