import type { Role } from "./roles";
import { hrefFor } from "./routes";

/** The main menu (specification §2, §6) in the shape of specification §3. Who sees an item says its own `roles`. */
export interface MenuChild {
  path: string;
  label: string;
  description: string;
  roles: readonly Role[];
}

export type MenuItem =
  | { label: string; path: string; roles: readonly Role[]; has_children: false }
  | { label: string; roles: readonly Role[]; has_children: true; children: readonly MenuChild[] };

export interface MenuDefinition {
  name: string;
  slug: "main-menu";
  items: readonly MenuItem[];
}

const ADMIN: readonly Role[] = ["admin"];
const STAFF: readonly Role[] = ["admin", "manager"];

/** Every item, also of pages that don't exist yet: {@link menuFor} drops them. */
export const MAIN_MENU: MenuDefinition = {
  name: "Menu principale",
  slug: "main-menu",
  items: [
    { label: "Dashboard", path: hrefFor("dashboard"), roles: ["admin", "manager", "donor"], has_children: false },
    {
      label: "Utenti",
      roles: STAFF,
      has_children: true,
      children: [
        {
          path: hrefFor("donors"),
          label: "Donatori",
          description: "Anagrafe, donazioni e benemerenze",
          roles: STAFF,
        },
        { path: hrefFor("managers"), label: "Responsabili", description: "Chi segue ogni zona", roles: ADMIN },
        { path: hrefFor("admins"), label: "Amministratori", description: "Chi ha accesso a tutto", roles: ADMIN },
      ],
    },
    {
      label: "Impostazioni",
      roles: STAFF,
      has_children: true,
      children: [
        {
          path: hrefFor("settings"),
          label: "Zone & Associazioni",
          description: "Le zone e i loro gruppi",
          roles: ADMIN,
        },
        {
          path: hrefFor("importer"),
          label: "Importer",
          description: "Porta dentro i dati da un file csv",
          roles: ADMIN,
        },
        {
          path: hrefFor("emailTemplates"),
          label: "Emails Template",
          description: "Modelli per e-mail personalizzate",
          roles: STAFF,
        },
        {
          path: hrefFor("integrations"),
          label: "Integrations",
          description: "Aruba, Mailgun e altri servizi",
          roles: ADMIN,
        },
      ],
    },
    { label: "Documenti", path: hrefFor("documents"), roles: STAFF, has_children: false },
  ],
};

/**
 * @param exists whether the page at a path can be shown
 * @returns what a role finds in the menu, without groups left empty; a director nothing: the dashboard's cards lead on
 *   (decisions §6)
 */
export function menuFor(role: string, exists: (path: string) => boolean = () => true): MenuItem[] {
  const mine = ({ roles }: { roles: readonly Role[] }) => roles.some((mine) => mine === role);
  return MAIN_MENU.items.filter(mine).flatMap((item): MenuItem[] => {
    if (!item.has_children) return exists(item.path) ? [item] : [];
    const children = item.children.filter((child) => mine(child) && exists(child.path));
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** Whether a path is the item's own page or one below it; `/app` is the dashboard's, too. */
export const isWithin = (path: string, item: string): boolean =>
  path === item || path.startsWith(`${item}/`) || (path === hrefFor("app") && item === hrefFor("dashboard"));
