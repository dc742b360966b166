import { useCallback } from "react";
import { useFeatures } from "../../../api/react/use-feature";
import { isOffered, type RouteName } from "../../../domain/routes";
import { pages } from "../pages";

/** @returns whether a route has a page and the server has its features; no link leads to other routes */
export function useHasPage(): (route: RouteName) => boolean {
  const has = useFeatures();
  return useCallback((route) => Object.hasOwn(pages, route) && isOffered(route, has), [has]);
}
