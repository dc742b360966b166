import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { FEATURE_NAMES } from "../../../domain/features";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { navigate } from "../../../shared/navigation";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";

let scene: RenderedPage;
type Selector = Parameters<RenderedPage["find"]>;
const find = (...selector: Selector) => {
  try {
    return scene.find(...selector);
  } catch {
    return null;
  }
};
const press = async (...selector: Selector) => userEvent.click(await until(() => find(...selector)));
const page = () => scene.text();
const DUE = { combinator: "and", rules: [{ field: "awardDue", operator: "notNull" }] };

/** Shows the awards of somebody who waits for one. @returns the donor's id */
async function show(persona: "admin" | "director", options: RenderOptions = {}) {
  scene = await renderPage(persona, "/app/donors/details/d1?tab=awards", { width: 1100, ...options });
  const { donors } = (await scene.session.call("/donors", { query: { queryFilters: JSON.stringify(DUE) } })) as {
    donors: { _id: string }[];
  };
  const { _id } = donors[0]!;
  navigate(`/app/donors/details/${_id}?tab=awards`);
  await expect.poll(page).toContain(texts.due);
  return _id;
}
const awards = async (id: string) =>
  (
    (await scene.callAs("admin", `/donors/${id}/awards`)) as {
      awards: { awardDonorsGroup: string | null; award: string | null }[];
    }
  ).awards;

it("what was earned is marked as handed over, which the ladder and the counts show, and undone", async () => {
  const id = await show("admin");
  const before = await awards(id);
  await press("button", texts.handOver);
  await expect.poll(async () => (await awards(id)).length).toBe(before.length + 1);
  await expect.poll(page).not.toContain(texts.due);
  await press("[data-sonner-toast] button", "Togli");
  await expect.poll(async () => (await awards(id)).length).toBe(before.length);
  await expect.poll(page).toContain(texts.due);
});

it("an award of another kind is added with its day, changed, and removed; a day to come is refused", async () => {
  const id = await show("admin");
  await press("button", texts.add);
  await userEvent.fill(scene.field(texts.name), "Targa del sindaco");
  await userEvent.fill(scene.field(texts.day), "01/01/2999");
  await press("dialog button", uiTexts.save);
  await expect.poll(page).toContain(texts.dayWrong);
  await userEvent.fill(scene.field(texts.day), "02/06/2026");
  await press("dialog button", uiTexts.save);
  await expect
    .poll(() => awards(id))
    .toContainEqual(
      expect.objectContaining({ award: "Targa del sindaco", awardDate: "2026-06-02", awardDonorsGroup: null }),
    );
  const menu = async (action: string, name = "Targa del sindaco") => {
    await press("[aria-haspopup=menu]", texts.actions(name));
    await press("[role=menuitem]", action);
  };
  await menu(texts.edit);
  await userEvent.fill(scene.field(texts.name), "Targa del Comune");
  await press("dialog button", uiTexts.save);
  await expect.poll(page).toContain("Targa del Comune");
  // in a window as small as the tests' a toast lies over the menu
  await press("[data-sonner-toast][data-front=true] button", "Chiudi");
  await menu("Elimina", "Targa del Comune"); // it stands beside the ladder, and is gone then
  await expect.poll(async () => (await awards(id)).some(({ award }) => award === "Targa del Comune")).toBe(false);
});

it("an award that the server doesn't show after a yes without a record isn't taken for an older one of the same day", async () => {
  let keeps = true;
  const id = await show("admin", {
    answer: ({ method }) => (method === "POST" && !keeps ? Response.json({ success: true }) : undefined),
  });
  const add = async () => {
    await press("button", texts.add);
    await userEvent.fill(scene.field(texts.name), "Targa del sindaco");
    await userEvent.fill(scene.field(texts.day), "02/06/2026");
    await press("dialog button", uiTexts.save);
    await expect.poll(() => find("dialog button", uiTexts.save)).toBeNull();
  };
  await add();
  await press("[data-sonner-toast][data-front=true] button", "Chiudi");
  await expect.poll(() => scene.toasts()).toEqual([]);
  const before = await awards(id);
  keeps = false;
  await add();
  await expect.poll(() => scene.toasts()).toHaveLength(1);
  expect(find("[data-sonner-toast] button", "Togli")).toBeNull();
  expect(await awards(id)).toEqual(before);
});

it("who only reads is told what is due, and can do nothing about it", async () => {
  await show("director");
  expect(find("button", texts.handOver)).toBeNull();
  expect(find("button", texts.add)).toBeNull();
});

it("an association with tiers of its own hands over those, where its server tells them", async () => {
  const id = await show("admin", { awards: "fidas" });
  expect(page()).toMatch(/\d0 donazioni/);
  expect(page()).not.toContain("Rame");
  await press("button", texts.handOver);
  await expect.poll(async () => (await awards(id)).at(-1)?.awardDonorsGroup).toMatch(/^\d+0 donazioni$/);
});

it("a server without settings gives the usual awards", async () => {
  await show("admin", { features: FEATURE_NAMES.filter((name) => name !== "settings") });
  expect(page()).toContain("Rame");
});

it("while the settings can't be read nothing is offered to hand over", async () => {
  const id = await show("admin");
  scene = await renderPage("admin", `/app/donors/details/${id}?tab=awards`, {
    width: 1100,
    answer: ({ url }) =>
      url.endsWith("/settings") ? Response.json({ success: false, message: "" }, { status: 403 }) : undefined,
  });
  await expect.poll(page).toContain("0 maturate");
  expect(page()).not.toContain(texts.due);
});

it("a delivery that was marked by mistake is taken back, and called so: the award is due again", async () => {
  const id = await show("admin");
  await press("button", texts.handOver);
  await expect.poll(page).not.toContain(texts.due);
  const [{ awardDonorsGroup: name } = { awardDonorsGroup: null }] = await awards(id); // newest first
  await press("[aria-haspopup=menu]", texts.actions(name!));
  await until(() => find("[role=menuitem]", "Segna come non consegnata"));
  expect(find("[role=menuitem]", "Elimina")).toBeNull();
  await press("[role=menuitem]", "Segna come non consegnata");
  await expect.poll(page).toContain(texts.due);
  await expect.poll(page).toMatch(/Benemerenza segnata come non consegnata: \S+/);
});
