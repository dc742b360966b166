import { userEvent } from "vitest/browser";
import { afterEach, expect, it } from "vitest";
import { ownChanges } from "../../shared/record-form/person";
import { texts as formTexts } from "../../shared/record-form/texts";
import { until } from "../../ui/test-support";
import { uiTexts } from "../../ui/texts";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { texts as profileTexts } from "./profile/texts";

/** The association changes a record that the donor has open. */

let scene: RenderedPage;
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function open(persona: "donor" | "pending", address: string) {
  scene = await renderPage(persona, address, { width: 400, live: true });
}
const page = () => scene.text();
const field = (name: string) => scene.find(`[name=${name}]`) as HTMLInputElement;
const press = (label: string) => scene.press("button", label);
/** An administrator changes the record on another device. @returns its version */
async function staffSaves(id: string, body: object): Promise<number> {
  const { donor } = (await scene.callAs("admin", `/donors/${id}`)) as { donor: { version: number } };
  await scene.callAs("admin", `/donors/${id}`, { method: "PUT", body: { version: donor.version, ...body } });
  return donor.version + 1;
}

it("the form announces a change of the staff, merges it on demand, and keeps and saves the typed values", async () => {
  await open("donor", "/app/profile/edit/d1");
  await until(() => field("mobile"));
  await userEvent.fill(field("mobile"), "347 555 0142");
  await staffSaves("d1", { street: "Via Corridoni 8" });
  await expect.poll(page).toContain(ownChanges.newer.title);
  expect(field("street").value).not.toBe("Via Corridoni 8");
  await press(formTexts.conflictLoad);
  await expect.poll(() => field("street").value).toBe("Via Corridoni 8");
  expect(field("mobile").value).toBe("347 555 0142");
  expect(page()).not.toContain(ownChanges.newer.title);
  await press(uiTexts.save);
  const record = async () => ((await scene.callAs("admin", "/donors/d1")) as { donor: object }).donor;
  await expect.poll(record).toMatchObject({ street: "Via Corridoni 8", mobile: "347 555 0142" });
});

it("a form without typed values shows the new data and a message", async () => {
  await open("donor", "/app/profile/edit/d1");
  await until(() => field("street"));
  await staffSaves("d1", { street: "Via Corridoni 8" });
  await expect.poll(() => field("street").value).toBe("Via Corridoni 8");
  await expect.poll(page).toContain(ownChanges.updated);
  expect(page()).not.toContain(ownChanges.newer.title);
});

it("the donor's own save shows no message about a change", async () => {
  await open("donor", "/app/profile/edit/d1");
  await until(() => field("street"));
  await press(uiTexts.save);
  await expect.poll(page).toContain(profileTexts.saved);
  for (const news of [ownChanges.updated, ownChanges.newer.title]) expect(page()).not.toContain(news);
});

it("the steps of the registration merge a change, too, and keep the typed values", async () => {
  await open("pending", "/registration");
  await until(() => field("firstName"));
  await userEvent.fill(field("firstName"), "Giulia Maria");
  await staffSaves("d2", { birthplace: "Rovetta" });
  await expect.poll(page).toContain(ownChanges.newer.title);
  await press(formTexts.conflictLoad);
  await expect.poll(() => field("birthplace").value).toBe("Rovetta");
  expect(field("firstName").value).toBe("Giulia Maria");
});

it("a donor's home page shows a suspension as soon as the staff save it", async () => {
  await open("donor", "/app/dashboard");
  await expect.poll(scene.heading).toContain("Ciao");
  const version = await staffSaves("d1", { firstName: "Carlotta" });
  await expect.poll(page).toContain("Carlotta");
  await scene.callAs("admin", "/donors/d1/suspend", {
    method: "POST",
    body: { status: "suspended", suspension: { reason: "Antibiotici", from: "2026-01-01" }, version },
  });
  await expect.poll(page).toContain("Sospes");
});
