/**
 * Editors of CMSs strip tags they don't know, so `<div data-gds="backoffice" data-api-base="...">` is as good as the
 * element: it is put inside, with the div's `data-*` as its attributes. Once for each div.
 * @param tags the elements that exist
 */
export function upgradePlaceholders(scope: ParentNode, tags: readonly string[]): void {
  for (const place of scope.querySelectorAll<HTMLElement>("[data-gds]")) {
    const tag = `gds-${place.dataset.gds}`;
    if (!tags.includes(tag) || place.querySelector(tag)) continue;
    const element = document.createElement(tag);
    for (const { name, value } of place.attributes)
      if (name.startsWith("data-") && name !== "data-gds") element.setAttribute(name.slice("data-".length), value);
    place.append(element);
  }
}
