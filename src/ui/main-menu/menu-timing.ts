import { MENU_CLOSE_DELAY, MENU_OPEN_DELAY, MENU_SKIP_DELAY } from "../../domain/constants";

/** Opens and closes the groups of the main menu with the delays of specification §9. */
export interface MenuTiming {
  /** The pointer enters a group. */
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
  /** Opened by a press or a key, so that the pointer doesn't close it. */
  let pinned = false;
  /** A group has just been closed, so the next one opens without a delay. */
  let skipping = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let skip: ReturnType<typeof setTimeout> | undefined;

  const set = (group: string | null, pin: boolean) => {
    clearTimeout(timer);
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
      clearTimeout(timer);
      if (open === group) return;
      if (open !== null || skipping) set(group, false);
      else timer = setTimeout(() => set(group, false), MENU_OPEN_DELAY);
    },
    leave() {
      clearTimeout(timer);
      if (open !== null && !pinned) timer = setTimeout(() => set(null, false), MENU_CLOSE_DELAY);
    },
    press(group) {
      // a press on a group that the pointer has just opened keeps it open
      if (open === group && pinned) set(null, false);
      else set(group, true);
    },
    open: (group) => set(group, true),
    close: () => set(null, false),
    stop() {
      clearTimeout(timer);
      clearTimeout(skip);
    },
  };
}
