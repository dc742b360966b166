import { findInPage } from "../../../api/client/find-in-page";
import { NAMES, reportNames } from "./page-problems";

/** Not forms: a field with the name of a method, such as `querySelector`, would hide that method. */
const PLACEHOLDERS = "[data-gds]:not(form)";

/**
 * Replaces the content of each placeholder by its element, once the element is defined, and reports unknown names.
 * `<div data-gds="backoffice" data-api-base="...">` is for CMSs that strip unknown tags.
 */
export function upgradePlaceholders(): void {
  reportNames(PLACEHOLDERS);
  for (const place of findInPage(PLACEHOLDERS)) {
    const name = place.dataset.gds?.replace(/^gds-/, "") ?? "";
    const tag = `gds-${name}`;
    const defined = customElements.get(tag) as { observedAttributes?: string[] } | undefined;
    if (!defined || !NAMES.includes(name) || place.querySelector(tag)) continue;
    const element = document.createElement(tag);
    // no other attributes: visitors of a page that allows data-* could add an onclick
    for (const attribute of defined.observedAttributes ?? []) {
      const value = place.getAttribute(`data-${attribute}`);
      if (value !== null) element.setAttribute(attribute, value);
    }
    place.replaceChildren(element);
  }
}
