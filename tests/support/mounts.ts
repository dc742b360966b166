import type { Page } from "@playwright/test";
import { element, TAGS } from "./elements";

/** What is in an element's shadow root once it shows its first screen. */
export type Shown = Partial<Record<(typeof TAGS)[number], string>>;

/**
 * Puts all elements into the page and takes them out again, time after time: every other time when they show what they
 * have to show, else in the middle of their start. Keeps the prototype of React's roots in reach of the test, by the first tag's class.
 * @param shown selectors of what is awaited
 */
export const mountAndRemove = (page: Page, times: number, shown: Shown): Promise<void> =>
  page.evaluate(
    async ({ times, tags, markup, shown }) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let round = 0; round < times; round += 1) {
        const place = document.createElement("div");
        place.innerHTML = markup;
        document.body.append(place);
        for (const tag of tags) await customElements.whenDefined(tag);
        const isShown = () =>
          Object.entries(shown).every(([tag, selector]) =>
            place.querySelector(tag)?.shadowRoot?.querySelector(selector),
          );
        if (round % 2 === 0) {
          const began = performance.now();
          while (!isShown() && performance.now() - began < 30_000) await frame();
          if (!isShown()) throw new Error("an element doesn't show what it should");
          const root = place.querySelector(tags[0] ?? "")?.shadowRoot as unknown as Record<
            string,
            { stateNode: object }
          >;
          const key = Object.keys(root).find((name) => name.startsWith("__reactContainer$")) ?? "";
          const rootPrototype: unknown = Object.getPrototypeOf(root[key]?.stateNode);
          Object.assign(customElements.get(tags[0] ?? "") ?? {}, { rootPrototype }); // the page's own would be a trace
        } else await frame();
        place.remove();
        await frame();
        await frame();
      }
    },
    { times, tags: [...TAGS], markup: TAGS.map((tag) => element(tag)).join(""), shown },
  );

/** To nobody: the landing page, the form to sign in with, and a bell without a count. */
export const SHOWN_TO_NOBODY: Shown = { "gds-backoffice": "h1", "gds-donor-registration": "form" };
/** To staff at the list of donors. */
export const SHOWN_TO_STAFF: Shown = {
  "gds-backoffice": "tbody td",
  "gds-donor-registration": "h1, h2",
  "gds-notification-bell": "button[aria-label*='da leggere']",
};
