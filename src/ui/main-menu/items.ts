import type { IconType } from "../icons/icon";

/** A link of the menu. */
export interface MenuPage {
  label: string;
  href: string;
  /** Whether the current page is this one, or below it. */
  current: boolean;
  icon: IconType;
  /** A sentence about the page, shown if there is room. */
  description?: string;
}

/** A group of links. */
export interface MenuPages {
  label: string;
  pages: readonly MenuPage[];
}

/** The content of a main menu. */
export type MainMenuItem = MenuPage | MenuPages;
