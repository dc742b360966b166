import {
  FileUp,
  Folder,
  LayoutDashboard,
  Mail,
  Map as MapIcon,
  MapPinned,
  Plug,
  ShieldCheck,
  Users,
} from "lucide-react";
import { isWithin, menuFor, type MenuChild, type MenuRoute } from "../../domain/menu";
import type { RouteName } from "../../domain/routes";
import type { IconType } from "../../ui/icons/icon";
import type { MainMenuItem, MenuPage } from "../../ui/main-menu/items";
import { addressOf } from "./entries";

/** The icon of each page of the main menu. */
const ICONS: Readonly<Record<MenuRoute, IconType>> = {
  dashboard: LayoutDashboard,
  donors: Users,
  managers: MapPinned,
  admins: ShieldCheck,
  settings: MapIcon,
  importer: FileUp,
  emailTemplates: Mail,
  integrations: Plug,
  documents: Folder,
};

/**
 * Returns the main menu of a role (specification §2) for the kit, which has no routes.
 * @param path the current one
 * @param hasPage whether a route has a page
 */
export function mainMenuItems(role: string, path: string, hasPage: (route: RouteName) => boolean): MainMenuItem[] {
  const pageOf = (item: Pick<MenuChild, "route" | "path" | "label"> & { description?: string }): MenuPage => ({
    label: item.label,
    href: addressOf(item.path),
    current: isWithin(path, item.path),
    icon: ICONS[item.route],
    description: item.description,
  });
  return menuFor(role, hasPage).map((item) =>
    item.has_children ? { label: item.label, pages: item.children.map(pageOf) } : pageOf(item),
  );
}
