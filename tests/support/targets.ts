import type { Page } from "@playwright/test";
import { still } from "./settled";

/** px: what a finger needs; a pixel at the edge may be a neighbour's border. */
const SIDE = 44;

/**
 * Presses around the middle of everything that can be pressed in an element of ours, as far out as a target of 44 px
 * reaches, and sees what would have got it. Links within a sentence are as high as its line (WCAG 2.5.8).
 * @param within a part of it, such as a dialog over the rest
 * @returns those that wouldn't, by their name
 */
export async function smallTargets(page: Page, host = "gds-backoffice", within?: string): Promise<string[]> {
  await still(page); // what slides in may be smaller until it is there
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
          // a message under another one is drawn smaller, and comes out whole when the stack is touched
          !target.closest("[data-sonner-toast][data-front=false]") &&
          !inSentence(target),
      );
      return targets.flatMap((target) => {
        target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        // a press on its label is one on the box
        const places = [target, ...(target instanceof HTMLInputElement ? (target.labels ?? []) : [])];
        const isLarge = (place: Element) => {
          const { left, top, width, height } = place.getBoundingClientRect();
          const gets = (dx: number, dy: number) => {
            const hit = root.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
            return hit !== null && places.some((candidate) => candidate.contains(hit));
          };
          return (
            (width >= reach * 2 || (gets(-reach, 0) && gets(reach, 0))) &&
            (height >= reach * 2 || (gets(0, -reach) && gets(0, reach)))
          );
        };
        if (places.some(isLarge)) return [];
        const { width, height } = target.getBoundingClientRect();
        const name = target.getAttribute("aria-label") ?? (target.textContent.trim() || target.outerHTML.slice(0, 80));
        return `${name} (${Math.round(width)} x ${Math.round(height)})`;
      });
    },
    { host, reach: SIDE / 2 - 1, within },
  );
}
