import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";

let scene: RenderedPage;
let cut: (request: Request) => boolean;

const page = () => scene.text();
const buttons = (name: string) =>
  [...scene.shadow.querySelectorAll<HTMLElement>("button")].filter(
    (button) => button.textContent.trim() === name && button.checkVisibility(),
  );
const press = async (name: string) => {
  const button = await until(() => buttons(name).at(-1));
  await userEvent.click(button);
};
/** Clicks the element itself, because its container may rerender. */
const retry = () => buttons("Riprova").at(-1)?.click();
const show = async (persona: "admin" | "donor", path: string) => {
  scene = await renderPage(persona, path, {
    width: 1100,
    answer: (request) => (cut(request) ? Promise.reject(new TypeError("cut")) : undefined),
  });
};
const isCall =
  (method: string, end: RegExp) =>
  ({ method: used, url }: Request) =>
    used === method && end.test(new URL(url).pathname);

/** The reads of a donor's pages, with a text that they show. */
const READS: [what: string, persona: "admin" | "donor", path: string, end: RegExp, there: string][] = [
  ["the record", "admin", "/app/donors/details/d1", /\/donors\/d1$/, "Dati della scheda"],
  ["the donations", "admin", "/app/donors/details/d1?tab=donations", /\/donors\/d1\/donations$/, "Sangue Intero"],
  ["the awards", "admin", "/app/donors/details/d1?tab=awards", /\/donors\/d1\/awards$/, "Aggiungi benemerenza"],
  ["the history", "admin", "/app/donors/details/d1?tab=history", /\/donors\/d1\/history$/, "Scheda creata"],
  ["the record for its form", "admin", "/app/donors/edit/d1", /\/donors\/d1$/, "Via e numero"],
  ["the own profile", "donor", "/app/profile/d1", /\/registration\/d1$/, "Al centro trasfusionale mostra il codice"],
  ["the own donations", "donor", "/app/profile/d1", /\/donors\/d1\/donations$/, "Sangue Intero"],
  ["the own awards", "donor", "/app/profile/d1", /\/donors\/d1\/awards$/, "Argento"],
  ["the own form", "donor", "/app/profile/edit/d1", /\/registration\/d1$/, "Via e numero"],
  ["the own page", "donor", "/app/dashboard", /\/registration\/d1$/, "Ciao Nicolò"],
];

it.each(READS)('a failed read of %s shows an error, and "Riprova" reads it again', async (...row) => {
  const [, persona, path, end, there] = row;
  cut = isCall("GET", end);
  await show(persona, path);
  await until(() => buttons("Riprova")[0]);
  cut = () => false;
  retry();
  await expect.poll(page).toContain(there);
  await expect.poll(() => buttons("Riprova")).toEqual([]);
});

it("a failed change of status keeps the dialog open, and a second submit changes it once", async () => {
  cut = isCall("PUT", /\/donors\/d1$/);
  await show("admin", "/app/donors/details/d1");
  await press("Stato");
  const line = await until(() =>
    [...scene.shadow.querySelectorAll<HTMLElement>("[role=menuitem]")].find((one) =>
      one.textContent.startsWith("Disattiva"),
    ),
  );
  await userEvent.click(line);
  const reason = await until(() => scene.shadow.querySelector<HTMLInputElement>("dialog[open] input"));
  await userEvent.fill(reason, "Trasferito");
  await press("Disattiva");
  await until(() => scene.shadow.querySelector("dialog[open] [role=alert]")?.textContent);
  expect(reason.value).toBe("Trasferito");
  cut = () => false;
  await press("Disattiva");
  const donor = async () =>
    ((await scene.callAs("admin", "/donors/d1")) as { donor: { status: string; version: number } }).donor;
  await expect.poll(donor).toMatchObject({ status: "inactive", version: 2 });
});

it("an award is handed over once, even if the response is lost and the user clicks again", async () => {
  const filter = encodeURIComponent('{"combinator":"and","rules":[{"field":"awardDue","operator":"notNull"}]}');
  let id = "d1";
  let lost = true;
  scene = await renderPage("admin", "/app/donors", { part: null });
  const { donors } = (await scene.callAs("admin", `/donors?limit=1&queryFilters=${filter}`)) as {
    donors: { _id: string }[];
  };
  id = donors[0]!._id;
  scene = await renderPage("admin", `/app/donors/details/${id}?tab=awards`, {
    width: 1100,
    async answer(request, mock) {
      if (!lost || !isCall("POST", /\/awards$/)(request)) return undefined as unknown as Response;
      lost = false;
      await mock.fetch(request.clone());
      throw new TypeError("cut");
    },
  });
  const awards = async () => ((await scene.callAs("admin", `/donors/${id}/awards`)) as { total: number }).total;
  const before = await awards();
  await press("Segna come consegnata");
  await until(() => scene.find("[data-sonner-toast][data-type=success]"));
  const again = buttons("Segna come consegnata").length > 0;
  if (again) await press("Segna come consegnata");
  await expect.poll(awards).toBe(before + 1);
});
