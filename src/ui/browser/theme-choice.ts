import { useSyncExternalStore } from "react";

/** What a person may choose for themselves; without a choice the element's `theme` attribute holds, which is the host's. */
export const THEME_CHOICES = ["light", "dark", "auto"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Where a choice is kept, in this browser; nothing is stored before there is one. */
export const THEME_KEY = "gds:theme:v1";

const listeners = new Set<() => void>();
/** Holds where storage can't be used (a sandboxed frame): the choice then lasts as long as the page. */
let unstored: ThemeChoice | null = null;

const known = (value: string | null): ThemeChoice | null =>
  THEME_CHOICES.find((candidate) => candidate === value) ?? null;

function read(): ThemeChoice | null {
  try {
    return known(localStorage.getItem(THEME_KEY)) ?? unstored;
  } catch {
    return unstored;
  }
}

/** Chooses for all elements of the page and of the site's other tabs; null is "as the site has it" and stores nothing. */
export function chooseTheme(choice: ThemeChoice | null): void {
  unstored = null;
  try {
    if (choice) localStorage.setItem(THEME_KEY, choice);
    else localStorage.removeItem(THEME_KEY);
  } catch {
    unstored = choice;
  }
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  const inOtherTab = ({ key }: StorageEvent) => {
    if (key === THEME_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", inOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", inOtherTab);
  };
};

/** The person's choice, up to date; null without one. */
export const useThemeChoice = (): ThemeChoice | null => useSyncExternalStore(subscribe, read);
