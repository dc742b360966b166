import { label } from "./labels";
import type { Role } from "./roles";
import { hrefFor, type RouteName } from "./routes";

/** Routes in the main menu. */
export type MenuRoute = Extract<
  RouteName,
  | "dashboard"
  | "donors"
  | "managers"
  | "admins"
  | "settings"
  | "importer"
  | "emailTemplates"
  | "integrations"
  | "documents"
>;

/** The page of an item: its route, and the path of specification §3. */
interface MenuTarget {
  route: MenuRoute;
  path: string;
}

/** The main menu (specification §2, §6) in the shape of specification §3. The `roles` of an item see it. */
export interface MenuChild extends MenuTarget {
  label: string;
  description: string;
  roles: readonly Role[];
}

export type MenuItem =
  | (MenuTarget & { label: string; roles: readonly Role[]; has_children: false })
  | { label: string; roles: readonly Role[]; has_children: true; children: readonly MenuChild[] };

interface MenuDefinition {
  name: string;
  slug: "main-menu";
  items: readonly MenuItem[];
}

const ADMIN: readonly Role[] = ["admin"];
const STAFF: readonly Role[] = ["admin", "manager"];
const to = (route: MenuRoute): MenuTarget => ({ route, path: hrefFor(route) });

/** All items. {@link menuFor} drops those without a page. */
export const MAIN_MENU: MenuDefinition = {
  name: "Menu principale",
  slug: "main-menu",
  items: [
    { label: label("Dashboard"), ...to("dashboard"), roles: ["admin", "manager", "donor"], has_children: false },
    {
      label: "Utenti",
      roles: STAFF,
      has_children: true,
      children: [
        { ...to("donors"), label: "Donatori", description: "L’anagrafe e le schede", roles: STAFF },
        { ...to("managers"), label: "Responsabili", description: "Chi segue ogni zona", roles: ADMIN },
        { ...to("admins"), label: "Amministratori", description: "Chi ha accesso a tutto", roles: ADMIN },
      ],
    },
    {
      label: "Impostazioni",
      roles: STAFF,
      has_children: true,
      children: [
        {
          ...to("settings"),
          label: label("Zone & Associazioni"),
          description: "Le zone e i loro gruppi",
          roles: ADMIN,
        },
        {
          ...to("importer"),
          label: label("Importer"),
          description: "Porta dentro i dati da un file csv",
          roles: ADMIN,
        },
        {
          ...to("emailTemplates"),
          label: label("Emails Template"),
          description: "Modelli per e-mail personalizzate",
          roles: STAFF,
        },
        {
          ...to("integrations"),
          label: label("Integrations"),
          description: "Aruba, Mailgun e altri servizi",
          roles: ADMIN,
        },
      ],
    },
    { label: "Documenti", ...to("documents"), roles: STAFF, has_children: false },
  ],
};

/**
 * @param exists whether a route has a page
 * @returns the menu of a role without empty groups. A director's is empty; the dashboard has links instead (decisions §6)
 */
export function menuFor(role: string, exists: (route: MenuRoute) => boolean = () => true): MenuItem[] {
  const isVisible = (item: { roles: readonly string[] }) => item.roles.includes(role);
  return MAIN_MENU.items.filter(isVisible).flatMap((item): MenuItem[] => {
    if (!item.has_children) return exists(item.route) ? [item] : [];
    const children = item.children.filter((child) => isVisible(child) && exists(child.route));
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** Whether a path is the item's page or below it. `/app` belongs to the dashboard. */
export const isWithin = (path: string, item: string): boolean =>
  path === item || path.startsWith(`${item}/`) || (path === hrefFor("app") && item === hrefFor("dashboard"));
