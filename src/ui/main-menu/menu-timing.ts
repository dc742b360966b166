import { MENU_CLOSE_DELAY, MENU_OPEN_DELAY, MENU_SKIP_DELAY } from "../../domain/constants";

/** When the groups of the main menu open and close (specification §9), without React. */
export interface MenuTiming {
  /** The pointer comes onto a group. */
  enter(group: string): void;
  /** The pointer leaves a group and its panel. */
  leave(): void;
  /** The group's button is pressed. */
  press(group: string): void;
  /** Opens at once and stays, for the keyboard. */
  open(group: string): void;
  close(): void;
  /** Cancels all timers. */
  stop(): void;
}

/** @param show called with the open group, null for none */
export function createMenuTiming(show: (group: string | null) => void): MenuTiming {
  let open: string | null = null;
  /** Opened on purpose: the pointer alone doesn't close it. */
  let pinned = false;
  /** A menu has just been closed: the next one needs no wait. */
  let skipping = false;
  let soon: ReturnType<typeof setTimeout> | undefined;
  let skip: ReturnType<typeof setTimeout> | undefined;

  const set = (group: string | null, pin: boolean) => {
    clearTimeout(soon);
    if (group === null && open !== null) {
      skipping = true;
      clearTimeout(skip);
      skip = setTimeout(() => (skipping = false), MENU_SKIP_DELAY);
    }
    open = group;
    pinned = pin;
    show(group);
  };

  return {
    enter(group) {
      clearTimeout(soon);
      if (open === group) return;
      if (open !== null || skipping) set(group, false);
      else soon = setTimeout(() => set(group, false), MENU_OPEN_DELAY);
    },
    leave() {
      clearTimeout(soon);
      if (open !== null && !pinned) soon = setTimeout(() => set(null, false), MENU_CLOSE_DELAY);
    },
    press(group) {
      // A press on what the pointer has just opened means to keep it, not to close it again.
      if (open === group && pinned) set(null, false);
      else set(group, true);
    },
    open: (group) => set(group, true),
    close: () => set(null, false),
    stop() {
      clearTimeout(soon);
      clearTimeout(skip);
    },
  };
}
