import { ATTRIBUTE_NAMES } from "./attribute-names";

/**
 * Inserts the element into each placeholder, such as `<div data-gds="backoffice" data-api-base="...">`, once. Editors of CMSs
 * remove unknown tags, but not `data-*`. The element gets those `data-*` that are its attributes.
 * @param tags the names of all our elements
 */
export function upgradePlaceholders(scope: ParentNode, tags: readonly string[]): void {
  for (const place of scope.querySelectorAll<HTMLElement>("[data-gds]")) {
    const tag = `gds-${place.dataset.gds}`;
    if (!tags.includes(tag)) warnOnce(place);
    if (!tags.includes(tag) || place.querySelector(tag)) continue;
    const element = document.createElement(tag);
    // no other attributes: on a page that allows data-*, visitors could add an onclick
    for (const name of ATTRIBUTE_NAMES) {
      const value = place.getAttribute(`data-${name}`);
      if (value !== null) element.setAttribute(name, value);
    }
    place.append(element);
  }
}

const warned = new WeakSet<HTMLElement>();

/** Warns about a misspelt name, which would leave an empty box. */
function warnOnce(place: HTMLElement): void {
  if (!warned.has(place)) console.warn(`data-gds="${place.dataset.gds}" names no element.`);
  warned.add(place);
}
