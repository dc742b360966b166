import { userEvent } from "vitest/browser";
import { beforeEach, expect, it } from "vitest";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";
import { DonorEditPage } from "./donor-form-pages";
import { texts } from "./texts";

interface Donor {
  _id: string;
  version: number;
  firstName: string;
  lastName: string;
  birthday: string;
  area: string;
}
let scene: RenderedPage;
let other: Donor;
const donor = async (id: string) => ((await scene.callAs("admin", `/donors/${id}`)) as { donor: Donor }).donor;

beforeEach(() => localStorage.clear());

/** Opens the form of a second record of d7. */
async function open() {
  scene = await renderPage("admin", "/app/donors", { part: null, width: 1100, live: true });
  const { firstName, lastName, birthday, area } = await donor("d7");
  const body = { firstName, lastName, birthday, area };
  other = ((await scene.callAs("admin", "/donors", { method: "POST", body })) as { donor: Donor }).donor;
  location.hash = `#/app/donors/edit/${other._id}`;
  await scene.show(<DonorEditPage />);
  await until(() => scene.find("form"));
}
async function merge() {
  const { version } = await donor("d7");
  const body = { survivor: "d7", other: other._id, version, otherVersion: other.version, choices: {}, same: [] };
  await scene.callAs("admin", "/merges", { method: "POST", body });
}

it("an untouched form of a record that is merged becomes that of the record that stays", async () => {
  await open();
  await merge();
  await expect.poll(() => location.hash).toContain("/donors/edit/d7");
});

it("what was typed into the form of a record that is merged stays, with a link to the record that stays", async () => {
  await open();
  await userEvent.fill(scene.field("Note"), "Al mattino");
  await merge();
  await expect.poll(scene.text).toContain(texts.gone.merged);
  expect(scene.field("Note").value).toBe("Al mattino");
  expect(scene.find("a", texts.gone.openMerged).getAttribute("href")).toContain("/donors/edit/d7");
});

it("the address of the form of a record that was merged before leads to the record that stays", async () => {
  await open();
  await merge();
  await expect.poll(() => location.hash).toContain("/donors/edit/d7");
  await scene.show(null);
  location.hash = `#/app/donors/edit/${other._id}`;
  await scene.show(<DonorEditPage />);
  await expect.poll(() => location.hash).toContain("/donors/edit/d7");
});

it("the warning of the form leads to both records side by side", async () => {
  await open();
  await userEvent.fill(scene.field("Nome"), other.firstName.toUpperCase());
  await expect.poll(scene.text).toContain(texts.compared.title);
  await scene.press("button", texts.compared.compare);
  const link = () => scene.find("dialog a", "Confronta e unisci").getAttribute("href");
  await expect.poll(link).toContain(`/donors/merge/${other._id}/d7`);
});
