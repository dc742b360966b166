import { createContext, useContext, useEffect, useLayoutEffect } from "react";

const nothing = () => undefined;

/** Sets the page's part of the browser's title; null for the route's own title. */
export const PageTitleContext = createContext<(title: string | null) => void>(nothing);

/**
 * Replaces the route's title in the browser's title while the page is mounted. Never pass what a user typed: titles stay in the
 * browser's history.
 * @param title null for the route's own title
 */
export function usePageTitlePart(title: string | null): void {
  const setTitle = useContext(PageTitleContext);
  useEffect(() => {
    if (title !== null) setTitle(title);
  }, [title, setTitle]);
  // before the layout effect in which the next page sets its title
  useLayoutEffect(() => (title === null ? undefined : () => setTitle(null)), [title, setTitle]);
}
