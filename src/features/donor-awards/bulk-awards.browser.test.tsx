import { userEvent } from "vitest/browser";
import { expect, it, vi } from "vitest";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { texts as shared } from "../bulk/texts";
import { bulkTexts } from "./bulk-texts";
import { buttonTexts } from "./button-texts";
import { BulkAwardsButton } from "./components/bulk-awards-button";
import { texts } from "./texts";

let scene: RenderedPage;
type Selector = Parameters<RenderedPage["find"]>;
const find = (...selector: Selector) => {
  try {
    return scene.find(...selector);
  } catch {
    return null;
  }
};
const press = async (...selector: Selector) =>
  userEvent.click(await vi.waitUntil(() => find(...selector), { timeout: 5_000 }));
const page = () => scene.shadow.textContent;
const idsOf = async (operator: "null" | "notNull") => {
  const filter = { combinator: "and", rules: [{ field: "awardDue", operator, value: null }] };
  const path = `/donors?limit=2&queryFilters=${encodeURIComponent(JSON.stringify(filter))}`;
  return ((await scene.callAs("admin", path)) as { donors: { _id: string }[] }).donors.map(({ _id }) => _id);
};
const awards = async (id: string) =>
  ((await scene.callAs("admin", `/donors/${id}/awards`)) as { awards: { awardDonorsGroupDate: string | null }[] })
    .awards;

it("each of several donors gets what was earned, on the day that was chosen; one press takes all of it back", async () => {
  scene = await renderPage("admin", "/app/donors", { part: null });
  const due = await idsOf("notNull");
  const [without] = await idsOf("null");
  const before = await Promise.all(due.map(async (id) => (await awards(id)).length));
  await scene.show(<BulkAwardsButton ids={[...due, without!]} />);
  await press("button", buttonTexts.open);
  const day = await vi.waitUntil(() => scene.shadow.querySelector<HTMLInputElement>("dialog input[inputmode=numeric]"));
  await userEvent.fill(day, "01/01/2999");
  await press("dialog button", bulkTexts.apply);
  await expect.poll(page).toContain(texts.dayWrong);
  await userEvent.fill(day, "01/06/2026");
  await press("dialog button", bulkTexts.apply);
  await expect.poll(page).toContain(`${bulkTexts.done(2)}, ${bulkTexts.failed(1)}`);
  expect(page()).toContain(bulkTexts.nothingDue);
  expect(await idsOf("notNull")).not.toContain(due[0]);
  for (const [at, id] of due.entries()) {
    const now = await awards(id);
    expect(now.length).toBeGreaterThan(before[at]!);
    expect(now.map((award) => award.awardDonorsGroupDate)).toContain("2026-06-01");
  }
  await press("dialog button", shared.undo);
  await expect.poll(page).toContain(bulkTexts.undone);
  expect(await Promise.all(due.map(async (id) => (await awards(id)).length))).toEqual(before);
});

it("who hands nothing over has no button", async () => {
  scene = await renderPage("director", "/app/donors", { part: <BulkAwardsButton ids={["d1"]} /> });
  expect(find("button", buttonTexts.open)).toBeNull();
});
