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
const rowOf = (name: string) =>
  [...scene.shadow.querySelectorAll("dialog li")].find((row) => row.textContent.startsWith(name))?.textContent ?? "";
const awards = async (id: string) =>
  ((await scene.callAs("admin", `/donors/${id}/awards`)) as { awards: { awardDonorsGroupDate: string | null }[] })
    .awards;

it("several donors receive their due awards on the chosen day, and one undo reverts all of them", async () => {
  scene = await renderPage("admin", "/app/donors", { part: null });
  const due = await idsOf("notNull");
  const [without] = await idsOf("null");
  const people = await listDue();
  const before = await Promise.all(due.map(async (id) => (await awards(id)).length));
  await scene.show(<BulkAwardsButton rows={rowsOf(...due, without!)} />);
  await scene.press("button", buttonTexts.open);
  const named = due.map((id) => people.find(({ donorId }) => donorId === id)!);
  for (const { donor, awardDue } of named)
    await expect.poll(() => rowOf(`${donor.lastName} ${donor.firstName}`)).toContain(awardDue);
  expect(page()).toContain(bulkTexts.without(1));
  const day = await until(() => scene.shadow.querySelector<HTMLInputElement>("dialog input[inputmode=numeric]"));
  await userEvent.fill(day, "01/01/2999");
  await scene.press("dialog button", bulkTexts.apply);
  await expect.poll(page).toContain(texts.dayWrong);
  await userEvent.fill(day, "01/06/2026");
  await scene.press("dialog button", bulkTexts.apply);
  await expect.poll(page).toContain(bulkTexts.done(2));
  expect(await idsOf("notNull")).not.toContain(due[0]);
  for (const [index, id] of due.entries()) {
    const current = await awards(id);
    expect(current.length).toBeGreaterThan(before[index]!);
    expect(current.map((award) => award.awardDonorsGroupDate)).toContain("2026-06-01");
  }
  await scene.press("dialog button", shared.undo);
  await expect.poll(page).toContain(bulkTexts.undone);
  expect(await Promise.all(due.map(async (id) => (await awards(id)).length))).toEqual(before);
});

it("if the server ignores the filter, only selected donors are shown", async () => {
  const everybody = { awardsDue: [{ key: "x", awardDue: "Oro", donor: { _id: "d999" } }], total: 1, limit: 1000 };
  scene = await renderPage("admin", "/app/donors", {
    part: null,
    answer: ({ url }) => (new URL(url).pathname.endsWith("/awards-due") ? Response.json(everybody) : undefined),
  });
  await scene.show(<BulkAwardsButton rows={rowsOf("d1")} />);
  await scene.press("button", buttonTexts.open);
  await expect.poll(page).toContain(bulkTexts.nobody);
  expect(page()).not.toContain("Oro");
});

it("selected rows of the due awards are handed over and undone", async () => {
  scene = await renderPage("admin", "/app/donors", { part: null });
  const [first] = await listDue();
  const due = (await listDue()).filter(({ donorId }) => donorId === first!.donorId);
  await scene.show(<BulkDueButton rows={rowsOf(first!.key)} />);
  await scene.press("button", buttonTexts.handOver);
  const name = `${first!.donor.lastName} ${first!.donor.firstName}`;
  for (const { awardDue } of due) await expect.poll(() => rowOf(name)).toContain(awardDue);
  await scene.press("dialog button", bulkTexts.apply);
  await expect.poll(page).toContain(bulkTexts.done(1));
  expect((await listDue()).map(({ donorId }) => donorId)).not.toContain(first!.donorId);
  await scene.press("dialog button", shared.undo);
  await expect.poll(page).toContain(bulkTexts.undone);
  expect((await listDue()).map(({ key }) => key)).toContain(first!.key);
});

it("without due awards the confirm button is disabled", async () => {
  scene = await renderPage("admin", "/app/donors", { part: null });
  const [without] = await idsOf("null");
  await scene.show(<BulkAwardsButton rows={rowsOf(without!)} />);
  await scene.press("button", buttonTexts.open);
  await expect.poll(page).toContain(bulkTexts.nobody);
  expect(scene.find("dialog button", bulkTexts.apply)).toHaveProperty("disabled", true);
});

it("a user who may not hand over awards has no button", async () => {
  scene = await renderPage("director", "/app/donors", { part: <BulkAwardsButton rows={rowsOf("d1")} /> });
  expect(scene.getByRole("button", { name: buttonTexts.open }).query()).toBeNull();
});

it("without the feature `donations` there is no bulk button, because due awards can't be computed", async () => {
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
