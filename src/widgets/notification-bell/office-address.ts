/**
 * Where a screen of the back office is.
 * @param path "/app/dashboard"
 * @param openIn the back office's page, where the bell was told of one
 * @returns null where there is none: no page was named, and this one has no back office of the same API
 */
export function officeAddress(path: string, openIn: string | null, apiBase: string): string | null {
  const here = [...document.querySelectorAll("gds-backoffice")].some(
    (office) => (office as { apiBase?: string | null }).apiBase?.replace(/\/+$/, "") === apiBase,
  );
  if (!openIn && !here) return null;
  const url = new URL(openIn ?? location.href);
  url.hash = path;
  return url.href;
}
