import type { Page } from "@playwright/test";
import { element, TAGS } from "./elements";

/** Selectors that match in the shadow roots once the elements show their first screen. */
export type Shown = Partial<Record<(typeof TAGS)[number], string>>;

/**
 * Adds all elements to the page and removes them, several times: alternately after their first screen and during their
 * start. Stores the prototype of React's roots as `rootPrototype` at the class of the first tag.
 */
export const mountAndRemove = (page: Page, times: number, shown: Shown): Promise<void> =>
  page.evaluate(
    async ({ times, tags, markup, shown }) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (let round = 0; round < times; round += 1) {
        const container = document.createElement("div");
        container.innerHTML = markup;
        document.body.append(container);
        for (const tag of tags) await customElements.whenDefined(tag);
        const isShown = () =>
          Object.entries(shown).every(([tag, selector]) =>
            container.querySelector(tag)?.shadowRoot?.querySelector(selector),
          );
        if (round % 2 === 0) {
          const startedAt = performance.now();
          while (!isShown() && performance.now() - startedAt < 30_000) await frame();
          if (!isShown()) throw new Error("an element doesn't show its first screen");
          const root = container.querySelector(tags[0] ?? "")?.shadowRoot as unknown as Record<
            string,
            { stateNode: object }
          >;
          const key = Object.keys(root).find((name) => name.startsWith("__reactContainer$")) ?? "";
          const rootPrototype: unknown = Object.getPrototypeOf(root[key]?.stateNode);
          Object.assign(customElements.get(tags[0] ?? "") ?? {}, { rootPrototype }); // a global would be a trace
        } else await frame();
        container.remove();
        await frame();
        await frame();
      }
    },
    { times, tags: [...TAGS], markup: TAGS.map((tag) => element(tag)).join(""), shown },
  );

/** Signed out: the landing page, the registration form, and no notifications. */
export const SHOWN_TO_NOBODY: Shown = { "gds-backoffice": "h1", "gds-donor-registration": "form" };
/** Signed in as staff, at the list of donors. */
export const SHOWN_TO_STAFF: Shown = {
  "gds-backoffice": "tbody td",
  "gds-donor-registration": "h1, h2",
  "gds-notification-bell": "button[aria-label*='da leggere']",
};
