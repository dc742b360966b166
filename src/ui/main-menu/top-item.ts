import { tw } from "../tw";

/** What stands in the bar's menu: a link, or a group's button. */
export const topItem = tw`relative inline-flex items-center gap-1 rounded px-[11px] font-medium whitespace-nowrap text-muted no-underline hover:text-ink aria-expanded:text-ink`;
/** The page that is shown is this one, or in this group. */
export const topItemHere = tw`text-ink after:absolute after:inset-x-[11px] after:-bottom-px after:h-0.5 after:rounded-t-[2px] after:bg-accent-mark after:content-[''] forced:after:bg-sys-highlight`;
