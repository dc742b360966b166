import { expect, it } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { formatFullDate } from "../domain/format";
import { OwnRecordView } from "../features/own-data/record/own-record-page";
import { texts as statusTexts } from "../features/donors/status/texts";
import type { Persona } from "../mocks/index";
import { until } from "../ui/test-support";
import { dayFromToday } from "./test-support/days";
import { renderPage, type RenderOptions } from "./test-support/render-page";

/** The screens on a server without any feature, which sends the specification's fields alone. */

/** Plasma 5 days ago: the next whole blood is possible in 9 days, unless it was given shortly before. */
const GIVEN = { lastDonationDate: dayFromToday(-5), lastDonationType: 3, donationsNumber: 12, birthday: "1985-03-14" };
const NOT_BEFORE = `Non prima di ${formatFullDate(dayFromToday(9))}.`;

type Donor = Record<string, unknown>;
const withDonations = (donor: Donor) => (donor.key === "d1" ? { ...donor, ...GIVEN } : donor);

async function open(persona: Persona, path: string, options: RenderOptions = {}) {
  await browser.viewport(1200, 900);
  return renderPage(persona, path, {
    features: [],
    width: 1200,
    async answer(request, mock) {
      const { pathname } = new URL(request.url);
      if (request.method !== "GET" || !/\/(donors|donors\/d1|registration\/d1)$/.test(pathname)) return undefined;
      const body = (await (await mock.fetch(request)).json()) as { donor?: Donor; donors?: Donor[] };
      return Response.json({
        ...body,
        ...(body.donor && { donor: withDonations(body.donor) }),
        ...(body.donors && { donors: body.donors.map(withDonations) }),
      });
    },
    ...options,
  });
}

it("the registry doesn't promise a day, and says what is missing", async () => {
  const { shadow } = await open("admin", "/app/donors?pageSize=100");
  const row = await until(() => shadow.querySelector('a[href$="/app/donors/details/d1"]')?.closest("tr"));
  await expect.poll(() => row?.textContent).toContain("da verificare");
  const title = `Non si conoscono tutte le donazioni. ${NOT_BEFORE}`;
  expect([...(row?.querySelectorAll("[title]") ?? [])].map((cell) => cell.getAttribute("title"))).toContain(title);
});

it("a record names the donation that is known and the maximum", async () => {
  const scene = await open("admin", "/app/donors/details/d1");
  await expect.poll(scene.text).toContain("Non lo sappiamo");
  expect(scene.text()).toContain(
    `Conosciamo solo la donazione di plasma di ${formatFullDate(GIVEN.lastDonationDate)}. Controlla le altre:`,
  );
  expect(scene.text()).toContain(NOT_BEFORE);
  // on the first days of January the last donation is of the former year
  const year = dayFromToday(0).slice(0, 4);
  const isOfThisYear = GIVEN.lastDonationDate.startsWith(year);
  expect(scene.text()).toContain(
    isOfThisYear ? `Sangue Intero: nel ${year} non sappiamo quante, al massimo 4` : `Sangue Intero: 0 su 4 nel ${year}`,
  );
});

it("a suspension promises no day after it, and keeps the donor's reason for joining", async () => {
  const scene = await open("admin", "/app/donors/details/d1");
  const read = async () => ((await scene.callAs("admin", "/donors/d1")) as { donor: Donor }).donor;
  const { reason } = await read();
  (await until(() => scene.find("[aria-haspopup=menu]", statusTexts.menu))).focus();
  await userEvent.keyboard("{Enter}");
  await scene.press("[role=menuitem]", statusTexts.actions.suspend[0]);
  await until(() => scene.find("dialog[open]"));
  await userEvent.click(await until(() => scene.find("dialog label", "Cure dentali lievi")));
  await expect
    .poll(scene.dialog)
    .toMatch(/Non potrà donare prima di .+: non conosciamo tutte le donazioni, controllale\./);
  await scene.press("dialog button", "Sospendi fino");
  await expect.poll(read).toMatchObject({ status: "temporarilySuspended", suspended: true, reason });
  expect(typeof reason).toBe("number");
});

it.each([
  ["home", "/app/dashboard", "Per sapere quando potrai donare, senti la tua sede"],
  ["profile", "/app/profile/d1", "Per sapere quando potrai donare, senti la tua sede"],
  ["record on a partner's page", null, "Per sapere quando potrai donare, chiedi al medico della tua sede."],
])("a donor reads on the own %s what is missing", async (_name, path, sentence) => {
  const part = path === null ? { part: <OwnRecordView onFillIn={() => undefined} /> } : {};
  const scene = await open("donor", path ?? "/app/dashboard", part);
  await expect.poll(scene.text).toContain(sentence);
  expect(scene.text()).toContain(
    `Non conosciamo tutte le tue donazioni, e quelle che mancano possono spostare il giorno. ${NOT_BEFORE}`,
  );
  expect(scene.text()).not.toContain("Oggi puoi donare");
});

it("a donor changes the own data", async () => {
  const scene = await open("donor", "/app/profile/edit/d1");
  await userEvent.fill(await until(() => scene.field("Città")), "Seriate");
  await scene.press("button", "Salva");
  await expect.poll(scene.text).toContain("Dati salvati");
  expect(await scene.callAs("donor", "/registration/d1")).toMatchObject({ donor: { city: "Seriate" } });
});

it.each([
  ["the list", "/app/emails-template", 'a[href*="/app/emails-template/t"]'],
  ["the editor", "/app/emails-template/t1/edit", "[data-block]"],
])("%s of templates shows the templates", async (_name, path, content) => {
  const { shadow } = await open("admin", path);
  await until(() => shadow.querySelector(content));
});
