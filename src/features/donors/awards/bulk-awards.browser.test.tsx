import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { FEATURE_NAMES } from "../../../domain/features";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { bulkTexts as shared } from "../../../shared/lists/bulk/bulk-texts";
import { bulkTexts } from "./bulk-texts";
import { buttonTexts } from "./buttons";
import { BulkAwardsButton, BulkDueButton } from "./buttons";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";

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
const rowsOf = (...ids: string[]) => ids.map((_id) => ({ _id }));
const page = () => scene.text();
const idsOf = async (operator: "null" | "notNull") => {
  const filter = { combinator: "and", rules: [{ field: "awardDue", operator, value: null }] };
  const path = `/donors?limit=2&queryFilters=${encodeURIComponent(JSON.stringify(filter))}`;
  return ((await scene.callAs("admin", path)) as { donors: { _id: string }[] }).donors.map(({ _id }) => _id);
};
interface Due {
  key: string;
  donorId: string;
  awardDue: string;
  donor: { firstName: string; lastName: string };
}
const listDue = async () => ((await scene.callAs("admin", "/awards-due?limit=1000")) as { awardsDue: Due[] }).awardsDue;
/** What the dialog says that a person will receive. */
const rowOf = (name: string) =>
  [...scene.shadow.querySelectorAll("dialog li")].find((row) => row.textContent.startsWith(name))?.textContent ?? "";
const awards = async (id: string) =>
  ((await scene.callAs("admin", `/donors/${id}/awards`)) as { awards: { awardDonorsGroupDate: string | null }[] })
    .awards;

it("each of several donors gets what was earned, on the day that was chosen; one press takes all of it back", async () => {
  scene = await renderPage("admin", "/app/donors", { part: null });
  const due = await idsOf("notNull");
  const [without] = await idsOf("null");
  const people = await listDue();
  const before = await Promise.all(due.map(async (id) => (await awards(id)).length));
  await scene.show(<BulkAwardsButton rows={rowsOf(...due, without!)} />);
  await press("button", buttonTexts.open);
  // who gets what is told before, and who gets nothing
  const named = due.map((id) => people.find((one) => one.donorId === id)!);
  for (const { donor, awardDue } of named)
    await expect.poll(() => rowOf(`${donor.lastName} ${donor.firstName}`)).toContain(awardDue);
  expect(page()).toContain(bulkTexts.without(1));
  const day = await until(() => scene.shadow.querySelector<HTMLInputElement>("dialog input[inputmode=numeric]"));
  await userEvent.fill(day, "01/01/2999");
  await press("dialog button", bulkTexts.apply);
  await expect.poll(page).toContain(texts.dayWrong);
  await userEvent.fill(day, "01/06/2026");
  await press("dialog button", bulkTexts.apply);
  await expect.poll(page).toContain(bulkTexts.done(2));
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

it("a server that ignores the filter offers nobody who wasn't selected", async () => {
  const everybody = { awardsDue: [{ key: "x", awardDue: "Oro", donor: { _id: "d999" } }], total: 1, limit: 1000 };
  scene = await renderPage("admin", "/app/donors", {
    part: null,
    answer: ({ url }) => (new URL(url).pathname.endsWith("/awards-due") ? Response.json(everybody) : undefined),
  });
  await scene.show(<BulkAwardsButton rows={rowsOf("d1")} />);
  await press("button", buttonTexts.open);
  await expect.poll(page).toContain(bulkTexts.nobody);
  expect(page()).not.toContain("Oro");
});

it("what was selected in the list of who is due one is handed over, and taken back", async () => {
  scene = await renderPage("admin", "/app/donors", { part: null });
  const [first] = await listDue();
  const due = (await listDue()).filter(({ donorId }) => donorId === first!.donorId);
  await scene.show(<BulkDueButton rows={rowsOf(first!.key)} />);
  await press("button", buttonTexts.handOver);
  const name = `${first!.donor.lastName} ${first!.donor.firstName}`;
  for (const { awardDue } of due) await expect.poll(() => rowOf(name)).toContain(awardDue);
  await press("dialog button", bulkTexts.apply);
  await expect.poll(page).toContain(bulkTexts.done(1));
  expect((await listDue()).map(({ donorId }) => donorId)).not.toContain(first!.donorId);
  await press("dialog button", shared.undo);
  await expect.poll(page).toContain(bulkTexts.undone);
  expect((await listDue()).map(({ key }) => key)).toContain(first!.key);
});

it("of who is due nothing there is nothing to confirm", async () => {
  scene = await renderPage("admin", "/app/donors", { part: null });
  const [without] = await idsOf("null");
  await scene.show(<BulkAwardsButton rows={rowsOf(without!)} />);
  await press("button", buttonTexts.open);
  await expect.poll(page).toContain(bulkTexts.nobody);
  expect((find("dialog button", bulkTexts.apply) as HTMLButtonElement).disabled).toBe(true);
});

it("who hands nothing over has no button", async () => {
  scene = await renderPage("director", "/app/donors", { part: <BulkAwardsButton rows={rowsOf("d1")} /> });
  expect(find("button", buttonTexts.open)).toBeNull();
});

it("without the feature `donations` nobody hands awards over to many: what is due can't be worked out", async () => {
  const features = FEATURE_NAMES.filter((name) => name !== "donations");
  const part = (
    <>
      <p>Qui</p>
      <BulkAwardsButton rows={rowsOf("d1")} />
      <BulkDueButton rows={rowsOf("d1")} />
    </>
  );
  scene = await renderPage("admin", "/app/donors", { part, features });
  await expect.poll(page).toBe("Qui");
});
