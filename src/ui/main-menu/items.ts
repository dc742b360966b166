import type { IconType } from "../icons/icon";

/** A page to which the menu leads. */
export interface MenuPage {
  label: string;
  href: string;
  /** The page that is shown is this one, or below it. */
  here: boolean;
  icon: IconType;
  /** What it is for: read where the menu has room. */
  description?: string;
}

/** Pages under one name. */
export interface MenuPages {
  label: string;
  pages: readonly MenuPage[];
}

/** The content of a main menu. */
export type MainMenuItem = MenuPage | MenuPages;
