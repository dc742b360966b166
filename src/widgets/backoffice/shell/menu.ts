import type { Role } from "../../../domain/roles";

interface MenuItem {
  label: string;
  route: "dashboard" | "donors";
  roles: readonly Role[];
}

/** The main menu as far as its pages exist (specification §2, §6). */
const ITEMS: readonly MenuItem[] = [
  { label: "Dashboard", route: "dashboard", roles: ["admin", "manager", "donor"] },
  { label: "Donatori", route: "donors", roles: ["admin", "manager"] },
];

/** @returns what a role finds in the menu; a director nothing: the dashboard's cards lead on (decisions §6) */
export const menuFor = (role: Role): readonly MenuItem[] => ITEMS.filter(({ roles }) => roles.includes(role));
