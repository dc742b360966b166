import { ROUTES, type RouteName } from "../../../domain/routes";
import { pages } from "../pages";

const paths = new Set((Object.keys(pages) as RouteName[]).map((name) => ROUTES[name].pattern as string));

/** Whether the page at a path exists: nothing leads to one that comes later. */
export const hasPage = (path: string): boolean => paths.has(path);
