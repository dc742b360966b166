import { useSyncExternalStore } from "react";

/** The themes that a user can choose. Without a choice, the element's `theme` attribute applies. */
export const THEME_CHOICES = ["light", "dark", "auto"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The key of the choice in local storage. */
export const THEME_KEY = "gds:theme:v1";

const listeners = new Set<() => void>();
/** The choice if the storage can't be used (a sandboxed frame): it lasts as long as the page. */
let unstored: ThemeChoice | null = null;

const parse = (value: string | null): ThemeChoice | null =>
  THEME_CHOICES.find((candidate) => candidate === value) ?? null;

function read(): ThemeChoice | null {
  try {
    return parse(localStorage.getItem(THEME_KEY)) ?? unstored;
  } catch {
    return unstored;
  }
}

/** Sets the theme for all elements of the page and of the site's other tabs; null removes the choice. */
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

/** @returns the user's choice; null without one */
export const useThemeChoice = (): ThemeChoice | null => useSyncExternalStore(subscribe, read);
