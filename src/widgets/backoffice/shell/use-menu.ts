import { useLacking } from "../../../api/react/use-lacking";
import type { User } from "../../../domain/entities";
import type { MenuRoute } from "../../../domain/menu";
import type { RouteName } from "../../../domain/routes";
import { mainMenuItems } from "../../../shared/navigation";
import type { MainMenuItem } from "../../../ui/main-menu/items";
import { hasPage } from "./has-page";

/** The collection that a page needs, by the name under which it is read (`useOptionalQuery`). */
const NEEDS: Partial<Record<MenuRoute, string>> = {
  managers: "users",
  admins: "users",
  integrations: "integrations",
  documents: "documents",
};

/** The main menu of somebody, without the rooms that this server was found to lack (decisions §2). */
export function useMenu({ role }: User, path: string): MainMenuItem[] {
  const lacking = useLacking();
  const needs: Partial<Record<RouteName, string>> = NEEDS;
  const leads = (route: RouteName) => hasPage(route) && !lacking.has(needs[route] ?? "");
  return mainMenuItems(role, path, leads, !lacking.has("zones"));
}
