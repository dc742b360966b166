import { locationOf } from "./area-location";

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click on a link opens it in this window: the browser does something else with other buttons or keys. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Follows links to our routes without leaving the page (docs/decisions/elements-and-host-page.md, "wouter gets our own location
 * hook"). A link is a full address, made when it was rendered: if the host has changed its query since, the browser would load
 * the page again.
 * @param event a click anywhere in the element that listens; the link may be gone, as a menu closes when a link is pressed
 */
export function followRoutes(event: MouseEvent): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || (link.target && link.target !== "_self") || !link.hash.startsWith("#/")) return;
  if (link.origin !== location.origin || link.pathname !== location.pathname) return;
  event.preventDefault();
  const { entries, navigate, entryState } = locationOf(event.currentTarget);
  const route = link.hash.slice(1);
  // like a browser, adds no second entry for the current address
  const isCurrent = entries.current().route === route;
  navigate(route, isCurrent ? { replace: true, state: entryState() } : {});
}
