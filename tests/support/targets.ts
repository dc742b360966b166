import type { Page } from "@playwright/test";
import { still } from "./settled";

/** px: the minimum size of a target. */
const MIN_SIZE = 44;

/**
 * Returns the names and sizes of the controls that are smaller than 44 px. Links in a sentence are exempt (WCAG 2.5.8). The
 * border of a neighbour may cover a pixel at the edge.
 * @param within the selector of a part of the element, such as a dialog
 */
export async function smallTargets(page: Page, host = "gds-backoffice", within?: string): Promise<string[]> {
  await still(page); // some controls grow during an animation
  return page.evaluate(
    ({ host, reach, within }) => {
      const root = document.querySelector(host)?.shadowRoot;
      if (!root) throw new Error(`no ${host} in the page`);
      const part = within ? [...root.querySelectorAll(within)].at(-1) : root;
      if (!part) throw new Error(`no ${within} in ${host}`);
      const inSentence = (target: Element) =>
        target.matches("a") &&
        target.parentElement?.textContent?.trim() !== target.textContent?.trim() &&
        isInline(target);
      const isInline = (target: Element) => getComputedStyle(target).display === "inline";
      const targets = [
        ...part.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"),
      ].filter(
        (target) =>
          target.checkVisibility({ visibilityProperty: true }) &&
          target.offsetWidth > 1 &&
          getComputedStyle(target).clipPath === "none" &&
          // a toast under another one is smaller, and grows when the stack gets the focus
          !target.closest("[data-sonner-toast][data-front=false]") &&
          !inSentence(target),
      );
      return targets.flatMap((target) => {
        target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        // a click on the label counts for its checkbox
        const places = [target, ...(target instanceof HTMLInputElement ? (target.labels ?? []) : [])];
        const isLarge = (place: Element) => {
          const { left, top, width, height } = place.getBoundingClientRect();
          const isHit = (dx: number, dy: number) => {
            const hit = root.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
            return hit !== null && places.some((candidate) => candidate.contains(hit));
          };
          return (
            (width >= reach * 2 || (isHit(-reach, 0) && isHit(reach, 0))) &&
            (height >= reach * 2 || (isHit(0, -reach) && isHit(0, reach)))
          );
        };
        if (places.some(isLarge)) return [];
        const { width, height } = target.getBoundingClientRect();
        const name = target.getAttribute("aria-label") ?? (target.textContent.trim() || target.outerHTML.slice(0, 80));
        return `${name} (${Math.round(width)} x ${Math.round(height)})`;
      });
    },
    { host, reach: MIN_SIZE / 2 - 1, within },
  );
}
