import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { LOST_OR_BARE, type Fate } from "../../../widgets/test-support/lost-answers";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";

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
const press = async (...selector: Parameters<RenderedPage["find"]>) =>
  userEvent.click(await until(() => scene.find(...selector)));
const field = (label: string) => {
  const found = [...scene.shadow.querySelectorAll("label")].find((one) => one.textContent === label);
  return scene.shadow.getElementById(found?.getAttribute("for") ?? "") as HTMLInputElement;
};
const toasts = () =>
  [...scene.shadow.querySelectorAll("[data-sonner-toast] [data-title]")].map((toast) => toast.textContent);
const donations = async () =>
  ((await scene.callAs("admin", "/donors/d1/donations?limit=100")) as { donations: { key: string; place: string }[] })
    .donations;

it.each(Object.keys(LOST_OR_BARE))("a donation whose answer %s is told as registered, once", async (how) => {
  await open(LOST_OR_BARE[how]!);
  const before = (await donations()).length;
  await press("button", texts.register);
  await press("label", "Plasma aferesi");
  await userEvent.fill(field(texts.date), "02/02/2012");
  await userEvent.fill(field(texts.place), "Unità mobile, Treviglio");
  await userEvent.keyboard("{Enter}");
  await expect.poll(toasts).toEqual([texts.registered("D'Angelo Nicolò")]);
  // the form is ready for the next one, as after any that was registered
  await expect.poll(() => field(texts.date).value).toBe("");
  expect([writes, (await donations()).length]).toEqual([1, before + 1]);
});

it.each(Object.keys(LOST_OR_BARE))("a donation whose change's answer %s is told as changed", async (how) => {
  await open(LOST_OR_BARE[how]!);
  const [first] = await donations();
  await press("[aria-haspopup=menu]", "Azioni per la donazione");
  await press("[role=menuitem]", texts.edit);
  await until(() => scene.find("h2", texts.change));
  await userEvent.fill(field(texts.place), "Crema");
  await press("button", texts.save);
  await expect.poll(toasts).toEqual([texts.changed("D'Angelo Nicolò")]);
  expect(writes).toBe(1);
  expect((await donations()).find(({ key }) => key === first!.key)?.place).toBe("Crema");
});
