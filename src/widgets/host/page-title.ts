import { useEffect, useMemo, useState } from "react";

/** Titles that elements have set, the last one in force, and the host's own before the first of them. */
const claims = new Map<object, string>();
let hostTitle: string | null = null;

/**
 * Sets the page's title for an element. The host's own comes back with {@link releaseTitle}, unless the host has set
 * another one meanwhile.
 * @param owner whose title it is
 */
function claimTitle(owner: object, title: string): void {
  if (claims.size === 0) hostTitle = document.title;
  claims.delete(owner);
  claims.set(owner, title);
  document.title = title;
}

/** Gives the title back: to the element that had it before, else to the host. */
function releaseTitle(owner: object): void {
  const own = claims.get(owner);
  if (own === undefined) return;
  claims.delete(owner);
  if (document.title === own) document.title = [...claims.values()].at(-1) ?? hostTitle ?? "";
}

/**
 * For a widget that has screens with titles.
 * @param allowed whether `page-title` lets the element set the page's
 * @returns how to set it, stable; the host's own comes back when the widget goes
 */
export function usePageTitle(allowed: boolean): (title: string) => void {
  const [owner] = useState(() => ({}));
  useEffect(() => () => releaseTitle(owner), [owner, allowed]);
  return useMemo(() => (allowed ? (title: string) => claimTitle(owner, title) : () => undefined), [allowed, owner]);
}
