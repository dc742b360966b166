import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { LOST_OR_BARE, type Fate } from "../../../widgets/test-support/lost-answers";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { UNCLEAR_ERROR } from "../../../domain/texts";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";

/** What a person reads of a donation that the server has kept, and whose answer says nothing of that. */

let scene: RenderedPage;
let writes: number;
const isWrite = ({ method, url }: Request) => method !== "GET" && /\/donations\b/.test(url);
async function open(fate: Fate) {
  writes = 0;
  scene = await renderPage("admin", "/app/donors/details/d1?tab=donations", {
    width: 1100,
    answer(request, mock) {
      if (!isWrite(request)) return undefined;
      writes += 1;
      return fate(request, (sent) => mock.fetch(sent));
    },
  });
  await expect.poll(() => scene.shadow.querySelectorAll("td time").length).toBeGreaterThan(0);
}
const donations = async () =>
  ((await scene.callAs("admin", "/donors/d1/donations?limit=100")) as { donations: { key: string; place: string }[] })
    .donations;

it.each(Object.keys(LOST_OR_BARE))("a donation whose answer %s is told as registered, once", async (how) => {
  await open(LOST_OR_BARE[how]!);
  const before = (await donations()).length;
  await scene.press("button", texts.register);
  await scene.press("label", "Plasma aferesi");
  await userEvent.fill(scene.field(texts.date), "02/02/2012");
  await userEvent.fill(scene.field(texts.place), "Unità mobile, Treviglio");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => scene.toasts()).toEqual([texts.registered("D'Angelo Nicolò")]);
  // the form is ready for the next one, as after any that was registered
  await expect.poll(() => scene.field(texts.date).value).toBe("");
  expect([writes, (await donations()).length]).toEqual([1, before + 1]);
});

it.each(Object.keys(LOST_OR_BARE))("a donation whose change's answer %s is told as changed", async (how) => {
  await open(LOST_OR_BARE[how]!);
  const [first] = await donations();
  await scene.press("[aria-haspopup=menu]", "Azioni per la donazione");
  await scene.press("[role=menuitem]", texts.edit);
  await until(() => scene.find("h2", texts.change));
  await userEvent.fill(scene.field(texts.place), "Crema");
  await scene.press("button", uiTexts.save);
  await expect.poll(() => scene.toasts()).toEqual([texts.changed("D'Angelo Nicolò")]);
  expect(writes).toBe(1);
  expect((await donations()).find(({ key }) => key === first!.key)?.place).toBe("Crema");
});

it("a donation that can't be read after a yes without a record is unclear, and a second press registers it once", async () => {
  let canRead = true;
  scene = await renderPage("admin", "/app/donors/details/d1?tab=donations", {
    width: 1100,
    async answer(request, mock) {
      if (request.method === "GET" && !canRead) throw new TypeError("cut");
      if (!isWrite(request)) return undefined;
      await mock.fetch(request);
      return Response.json({ success: true });
    },
  });
  await expect.poll(() => scene.shadow.querySelectorAll("td time").length).toBeGreaterThan(0);
  const before = (await donations()).length;
  await scene.press("button", texts.register);
  await scene.press("label", "Plasma aferesi");
  await userEvent.fill(scene.field(texts.date), "02/02/2012");
  await userEvent.fill(scene.field(texts.place), "Unità mobile, Treviglio");
  canRead = false;
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => scene.shadow.textContent).toContain(UNCLEAR_ERROR);
  expect([scene.toasts(), scene.field(texts.date).value]).toEqual([[], "02/02/2012"]);
  canRead = true;
  await userEvent.click(scene.field(texts.place));
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => scene.toasts()).toEqual([texts.registered("D'Angelo Nicolò")]);
  expect((await donations()).length).toBe(before + 1);
});
