import { ATTRIBUTE_NAMES } from "./attribute-names";

/**
 * Editors of CMSs strip tags they don't know, so `<div data-gds="backoffice" data-api-base="...">` is as good as the
 * element: it is put inside, with those of the div's `data-*` that are its attributes. Once for each div.
 * @param tags the elements that exist
 */
export function upgradePlaceholders(scope: ParentNode, tags: readonly string[]): void {
  for (const place of scope.querySelectorAll<HTMLElement>("[data-gds]")) {
    const tag = `gds-${place.dataset.gds}`;
    if (!tags.includes(tag)) warnOnce(place);
    if (!tags.includes(tag) || place.querySelector(tag)) continue;
    const element = document.createElement(tag);
    // no other attributes: visitors of a page that allows data-* could add an onclick
    for (const name of ATTRIBUTE_NAMES) {
      const value = place.getAttribute(`data-${name}`);
      if (value !== null) element.setAttribute(name, value);
    }
    place.append(element);
  }
}

const warned = new WeakSet<HTMLElement>();

/** A misspelt name would leave an empty box without a reason. */
function warnOnce(place: HTMLElement): void {
  if (!warned.has(place)) console.warn(`data-gds="${place.dataset.gds}" names no element.`);
  warned.add(place);
}
