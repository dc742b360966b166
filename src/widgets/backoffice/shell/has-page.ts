import type { RouteName } from "../../../domain/routes";
import { pages } from "../pages";

/** Whether a route's page exists: nothing leads to one that comes later. */
export const hasPage = (route: RouteName): boolean => Object.hasOwn(pages, route);
