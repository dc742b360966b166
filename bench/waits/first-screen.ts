import type { Page } from "playwright";
import { allowFunctions } from "../../tests/support/page-functions.ts";

/** What a page shows first. */
export interface FirstScreen {
  /** The tag of our element; null for a page without one. */
  element: string | null;
  /** Nodes of the first screen, in the element or in the page. */
  selector: string;
  count: number;
}

/** The list of donors shows ten rows first. */
export const TEN_ROWS: FirstScreen = { element: "gds-backoffice", selector: "a[data-row-link]", count: 10 };

declare global {
  /** Milliseconds from the navigation until the first screen was shown. */
  var gdsShown: Promise<number>;
}

/** Lets each document that the page opens from now on mark when its first screen is shown. */
export async function markFirstScreen(page: Page, screen: FirstScreen): Promise<void> {
  await allowFunctions(page);
  await page.addInitScript(markShown, screen);
}

/** Not by waitForFunction, whose script would be 0.5 MB of the heap. @returns milliseconds since the navigation */
export const firstScreenTime = (page: Page): Promise<number> => page.evaluate(() => gdsShown);

/** It reads no layout and asks for no frame before the screen is there, because these would be a part of what is measured. */
function markShown({ element, selector, count }: FirstScreen): void {
  globalThis.gdsShown = new Promise((done) => {
    const look = () => {
      const root = element === null ? document : document.querySelector(element)?.shadowRoot;
      if ((root?.querySelectorAll(selector).length ?? 0) < count) return void setTimeout(look, 10);
      // the screen is painted between two frames
      const mark = () => done(performance.mark("gds shown").startTime);
      requestAnimationFrame(() => requestAnimationFrame(mark));
    };
    look();
  });
}
