import { expect, it } from "vitest";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";

let scene: RenderedPage;
let cut: (request: Request) => boolean;

const page = () => scene.text();
const retries = () =>
  [...scene.shadow.querySelectorAll<HTMLElement>("button")].filter(
    (button) => button.textContent.trim() === "Riprova" && button.checkVisibility(),
  );
const show = async (persona: "admin" | "donor", path: string) => {
  scene = await renderPage(persona, path, {
    width: 1100,
    answer: (request) => (cut(request) ? Promise.reject(new TypeError("cut")) : undefined),
  });
};
/** The reads of a donor's pages, with a text that they show. */
const READS: [what: string, persona: "admin" | "donor", path: string, end: RegExp, there: string][] = [
  ["the record", "admin", "/app/donors/details/d1", /\/donors\/d1$/, "Dati della scheda"],
  ["the donations", "admin", "/app/donors/details/d1?tab=donations", /\/donors\/d1\/donations$/, "Sangue Intero"],
  ["the awards", "admin", "/app/donors/details/d1?tab=awards", /\/donors\/d1\/awards$/, "Aggiungi benemerenza"],
  ["the record for its form", "admin", "/app/donors/edit/d1", /\/donors\/d1$/, "Via e numero"],
  ["the own profile", "donor", "/app/profile/d1", /\/registration\/d1$/, "Codice fiscale"],
  ["the own donations", "donor", "/app/profile/d1", /\/donors\/d1\/donations$/, "Sangue Intero"],
  ["the own awards", "donor", "/app/profile/d1", /\/donors\/d1\/awards$/, "Argento"],
  ["the own form", "donor", "/app/profile/edit/d1", /\/registration\/d1$/, "Via e numero"],
  ["the own page", "donor", "/app/dashboard", /\/registration\/d1$/, "Ciao Nicolò"],
];

it.each(READS)('a failed read of %s shows an error, and "Riprova" reads it again', async (...row) => {
  const [, persona, path, end, there] = row;
  cut = ({ method, url }) => method === "GET" && end.test(new URL(url).pathname);
  await show(persona, path);
  await until(() => retries()[0]);
  cut = () => false;
  // clicks the element itself, because its container may rerender
  retries().at(-1)?.click();
  await expect.poll(page).toContain(there);
  await expect.poll(retries).toEqual([]);
});
