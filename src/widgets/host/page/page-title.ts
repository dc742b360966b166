import { useLayoutEffect, useMemo, useState } from "react";

/** The titles that elements have set; the last one applies. */
const claims = new Map<object, string>();
/** The host's title before the first of them. */
let hostTitle: string | null = null;

/**
 * Sets the page's title for an element, until {@link releaseTitle}.
 * @param owner identifies the element
 */
function claimTitle(owner: object, title: string): void {
  if (claims.size === 0) hostTitle = document.title;
  claims.delete(owner);
  claims.set(owner, title);
  document.title = title;
}

/** Restores the title of the previous element, else of the host, unless the host has set another one meanwhile. */
function releaseTitle(owner: object): void {
  const title = claims.get(owner);
  if (title === undefined) return;
  claims.delete(owner);
  if (document.title === title) document.title = [...claims.values()].at(-1) ?? hostTitle ?? "";
}

/**
 * @param allowed whether `page-title` lets the element set the page's title
 * @returns a stable function that sets the title; the host's title is restored when the widget unmounts
 */
export function usePageTitle(allowed: boolean): (title: string) => void {
  const [owner] = useState(() => ({}));
  // releases before the layout effects that set a title
  useLayoutEffect(() => () => releaseTitle(owner), [owner, allowed]);
  return useMemo(() => (allowed ? (title: string) => claimTitle(owner, title) : () => undefined), [allowed, owner]);
}
