import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { useToday } from "../../../api/react/use-today";
import { useRules } from "../../../shared/settings";
import { useDonations, useDonor } from "../../../shared/donor/reads";
import { overrideTexts } from "../../../shared/donor/override-texts";
import { UNCLEAR_ERROR } from "../../../domain/texts";
import { RegisterButton } from "./buttons";
import { DonationsTab } from "./components/donations-tab";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";

let scene: RenderedPage;
type Persona = "admin" | "director";

function Part() {
  const today = useToday();
  const donations = useDonations("d1");
  const state = useDonor("d1");
  const donor = state.status === "ready" && state.data.donor;
  const rules = useRules(); // until they are read, the form asks for a confirmation
  if (!donor || donations.status !== "ready" || rules.status !== "known") return null;
  return (
    <article>
      <RegisterButton donor={donor} />
      <DonationsTab donor={donor} data={donations.data} today={today} />
    </article>
  );
}

const show = async (persona: Persona = "admin", options: RenderOptions = {}) => {
  scene = await renderPage(persona, "/app/donors/details/d1?tab=donations", {
    width: 1100,
    part: <Part />,
    ...options,
  });
  await expect.poll(() => scene.shadow.querySelectorAll("td time").length).toBeGreaterThan(0);
};
const appears = (...selector: Parameters<RenderedPage["find"]>) => until(() => scene.find(...selector));
const page = () => scene.text();

interface Listed {
  key: string;
  type: number;
  date: string;
  place: string;
}
const donations = async () =>
  ((await scene.callAs("admin", "/donors/d1/donations?limit=100")) as { donations: Listed[] }).donations;
const history = async () =>
  ((await scene.callAs("admin", "/donors/d1/history")) as { history: { reason: string | null; action: string }[] })
    .history;

it("Enter registers a donation and prepares the next one at the same place; undo removes the last one", async () => {
  await show();
  const before = await donations();
  await scene.press("button", texts.register);
  await scene.press("label", "Plasma aferesi");
  await userEvent.fill(scene.field(texts.date), "02/02/2012");
  await userEvent.fill(scene.field(texts.place), "Unità mobile, Treviglio");
  await userEvent.keyboard("{Enter}");
  await expect.poll(async () => (await donations()).length).toBe(before.length + 1);
  await expect.poll(() => scene.field(texts.date).value).toBe("");
  await expect.poll(() => scene.focused()).toBe(scene.field(texts.date));
  expect(scene.field(texts.place).value).toBe("Unità mobile, Treviglio");
  await userEvent.keyboard("03042012{Enter}");
  await expect.poll(async () => (await donations()).length).toBe(before.length + 2);
  // the newer toast is in front
  await expect.poll(() => scene.shadow.querySelectorAll("[data-sonner-toast]").length).toBe(2);
  (await appears("[data-sonner-toast][data-front=true] button", "Togli la donazione")).click();
  await expect.poll(async () => (await donations()).length).toBe(before.length + 1);
  const added = (await donations()).filter(({ key }) => before.every((one) => one.key !== key));
  expect(added).toMatchObject([{ type: 3, date: "2012-02-02", place: "Unità mobile, Treviglio" }]);
});

it("input during a save is kept", async () => {
  let release: (() => void) | undefined;
  await show("admin", {
    async answer(request) {
      if (request.method === "POST" && request.url.endsWith("/donations"))
        await new Promise<void>((resolve) => (release = resolve));
      return undefined;
    },
  });
  await scene.press("button", texts.register);
  await scene.press("label", "Plasma aferesi");
  await userEvent.fill(scene.field(texts.date), "02/02/2012");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => release).toBeTruthy();
  await userEvent.fill(scene.field(texts.place), "Treviglio");
  release?.();
  await expect.poll(() => scene.field(texts.date).value).toBe("");
  expect(scene.field(texts.place).value).toBe("Treviglio");
});

it("a donation within the rest period needs a reason, which the history keeps; a future day is rejected", async () => {
  await show();
  const before = await donations();
  const last = before[0]!.date;
  await scene.press("button", texts.register);
  await userEvent.fill(scene.field(texts.date), "01/01/2999");
  await expect.poll(page).toContain(texts.problems.future);
  await userEvent.fill(scene.field(texts.date), last.split("-").reverse().join("/"));
  await expect.poll(page).toContain("Quel giorno c’è già una donazione");
  const save = () => scene.find("article button[type=button]:not([aria-haspopup])", texts.register);
  await userEvent.click(save());
  await expect.poll(page).toContain(texts.overrideMissing);
  await scene.press("article input[type=checkbox]");
  await expect.poll(() => scene.field(overrideTexts.reason)).not.toBeNull();
  await userEvent.click(save());
  await expect.poll(page).toContain(overrideTexts.reasonMissing);
  expect((await donations()).length).toBe(before.length);
  await userEvent.fill(scene.field(overrideTexts.reason), "Anticipo deciso dal medico");
  await userEvent.click(save());
  await expect.poll(async () => (await donations()).length).toBe(before.length + 1);
  expect((await history())[0]).toMatchObject({ action: "create", reason: "Anticipo deciso dal medico" });
  await expect.poll(() => scene.field(texts.date)).toBeNull();
});

it("a donation is changed and removed, and both are undone", async () => {
  await show();
  const [first] = await donations();
  const choose = async (action: string) => {
    await scene.press("[aria-haspopup=menu]", "Azioni per la donazione");
    await scene.press("[role=menuitem]", action);
  };
  const now = async () => (await donations()).find(({ key }) => key === first!.key);
  await choose(texts.edit);
  await appears("h2", texts.change);
  await userEvent.fill(scene.field(texts.place), "Crema");
  await scene.press("button", uiTexts.save);
  await expect.poll(async () => (await now())?.place).toBe("Crema");
  await expect.poll(() => scene.find("tbody").textContent).toContain("Crema");
  (await appears("[data-sonner-toast][data-front=true] button", "Ripristina i dati di prima")).click();
  await expect.poll(async () => (await now())?.place).toBe(first!.place);
  // the row has the undone donation's version
  await expect.poll(() => scene.find("tbody").textContent).not.toContain("Crema");
  await choose(texts.remove);
  await expect.poll(now).toBeUndefined();
  const removed = texts.removed("D'Angelo Nicolò");
  await until(() => scene.find("[data-sonner-toast]", removed));
  const undo = [...scene.shadow.querySelectorAll("[data-sonner-toast]")].find((toast) =>
    toast.textContent.includes(removed),
  );
  await userEvent.click(undo!.querySelector("button:not([aria-label])")!);
  await expect.poll(now).toMatchObject({ key: first!.key });
});

it("a donation that is changed right after an undo is sent with the version that the undo has given", async () => {
  let isHeld = false;
  let release = (): void => undefined;
  let held = Promise.resolve();
  await show("admin", {
    async answer({ method, url }) {
      if (isHeld && method === "GET" && url.includes("/donations")) await held;
      return undefined;
    },
  });
  const [first] = await donations();
  const now = async () => (await donations()).find(({ key }) => key === first!.key);
  const edit = async (place: string) => {
    await scene.press("[aria-haspopup=menu]", "Azioni per la donazione");
    await scene.press("[role=menuitem]", texts.edit);
    await appears("h2", texts.change);
    await userEvent.fill(scene.field(texts.place), place);
  };
  const undoHeld = async () => {
    held = new Promise<void>((resolve) => (release = resolve));
    isHeld = true;
    (await appears("[data-sonner-toast][data-front=true] button", "Ripristina i dati di prima")).click();
  };
  await edit("Crema");
  await scene.press("button", uiTexts.save);
  await expect.poll(async () => (await now())?.place).toBe("Crema");
  await edit("Lodi");
  await undoHeld();
  await scene.press("button", uiTexts.save);
  isHeld = false;
  release();
  await expect.poll(async () => (await now())?.place).toBe("Lodi");
});

it("two donations that are removed while an undo is under way are both removed after it", async () => {
  let isHeld = false;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await show("admin", {
    async answer({ method, url }) {
      if (isHeld && method === "GET" && url.includes("/donations")) await held;
      return undefined;
    },
  });
  const before = await donations();
  const choose = async (action: string, row: number) => {
    const menus = scene.shadow.querySelectorAll<HTMLElement>(
      "[aria-haspopup=menu][aria-label^='Azioni per la donazione']",
    );
    await userEvent.click(menus[row]!);
    await scene.press("[role=menuitem]", action);
  };
  await choose(texts.edit, 0);
  await appears("h2", texts.change);
  await userEvent.fill(scene.field(texts.place), "Crema");
  await scene.press("button", uiTexts.save);
  const undo = await appears("[data-sonner-toast][data-front=true] button", "Ripristina i dati di prima");
  isHeld = true;
  undo.click();
  await choose(texts.remove, 0);
  await choose(texts.remove, 1);
  isHeld = false;
  release();
  await expect.poll(async () => (await donations()).length).toBe(before.length - 2);
});

it("after two lost responses the form stays open, and the donation is listed once", async () => {
  let left = 2;
  await show("admin", {
    async answer(request, mock) {
      if (left === 0 || request.method !== "POST" || !request.url.endsWith("/donations")) return undefined;
      left -= 1;
      await mock.fetch(request.clone());
      throw new TypeError("cut");
    },
  } as RenderOptions);
  const before = await donations();
  await scene.press("button", texts.register);
  await userEvent.fill(scene.field(texts.date), "02/02/2012");
  await userEvent.keyboard("{Enter}");
  await expect.poll(page).toContain(UNCLEAR_ERROR);
  expect(scene.field(texts.date).value).toBe("02/02/2012");
  expect((await donations()).length).toBe(before.length + 1);
  await expect
    .poll(() => [...scene.shadow.querySelectorAll("td time")].map((day) => day.getAttribute("dateTime")))
    .toContain("2012-02-02");
});

it("a user who may only read has no buttons to write", async () => {
  await show("director");
  expect(scene.getByRole("button", { name: texts.register }).query()).toBeNull();
  expect(scene.getByRole("button", { name: "Azioni" }).query()).toBeNull();
});

it("at 650 px no type or place is cut off", async () => {
  await show("admin", { width: 650 });
  const cells = [...scene.shadow.querySelectorAll<HTMLElement>("tbody td, tbody td *")].filter(
    (one) => one.clientWidth > 1 && getComputedStyle(one).display !== "inline",
  );
  expect(cells.length).toBeGreaterThan(10);
  expect(cells.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)).toEqual([]);
});
