import { readParams } from "../boot/params";

/** Applies the parameter `theme` to a page without elements. @returns the theme; null for the browser's */
export function applyPageTheme(): "light" | "dark" | null {
  const { theme } = readParams(location.search);
  if (theme !== "light" && theme !== "dark") return null;
  document.documentElement.dataset.theme = theme;
  return theme;
}
