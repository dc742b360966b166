import { entryState, navigate } from "./hash-location";
import { isPlainClick } from "./plain-click";

/**
 * Follows links to our routes without leaving the page. A link is a full address, made when it was shown; where the host
 * has changed its query since, the browser would take it for another page and load it anew.
 * @param event a click anywhere in the element
 */
export function followRoutes(event: MouseEvent): void {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link || (link.target && link.target !== "_self") || !link.hash.startsWith("#/")) return;
  if (link.origin !== location.origin || link.pathname !== location.pathname) return;
  event.preventDefault();
  const route = link.hash.slice(1);
  // as a browser does with the address where one is: no second entry
  const here = location.hash === link.hash;
  navigate(route, here ? { replace: true, state: entryState() } : {});
}
