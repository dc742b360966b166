import { ROUTES, type RouteName } from "../../../domain/routes";
import { pages } from "../pages";

const patterns = new Set((Object.keys(pages) as RouteName[]).map((name) => ROUTES[name].pattern as string));

/** Whether the page of a route's pattern exists: nothing leads to one that comes later. */
export const hasPage = (pattern: string): boolean => patterns.has(pattern);
