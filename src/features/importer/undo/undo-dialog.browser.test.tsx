import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPage } from "../../../widgets/test-support/render-page";
import { ImportRun } from "../import-run";
import { importElsewhere, person, press } from "../test-support";

const BATCHES = [[person(2), person(3)], [person(4)]];

/** Opens the undo dialog of an import that added three donors, two of them edited since. @param refused calls that fail first */
async function changedSince(refused = 0) {
  let left = refused;
  const scene = await renderPage("admin", "/app/importer", {
    part: null,
    answer: ({ url }) =>
      url.endsWith("/undo") && left-- > 0
        ? Response.json({ success: false, message: "Non adesso." }, { status: 400 })
        : undefined,
  });
  const donors = async () => ((await scene.callAs("admin", "/donors?limit=1")) as { total: number }).total;
  const before = await donors();
  const { id, people } = await importElsewhere(scene, BATCHES);
  for (const donorId of people.slice(0, 2))
    await scene.callAs("admin", `/donors/${donorId}`, {
      method: "PUT",
      body: { version: 1, mobile: "+39 347 555 0142" },
    });
  await scene.show(<ImportRun importId={id} engine={null} onNew={() => undefined} />);
  await press(scene, "Annulla l’importazione…");
  const dialog = () => scene.dialog() ?? "";
  const choice = (name: string) => scene.getByRole("combobox", { name: `Che fare di ${name}` });
  return { scene, before, donors, dialog, choice };
}

it("the undo can't start before its preview was read; it keeps the donors edited since, except those that the user chooses", async () => {
  const { scene, dialog, choice, donors, before } = await changedSince(1);
  await expect.poll(dialog).toContain("Non riusciamo a sapere che cosa si annullerebbe");
  expect(dialog()).toContain("Non adesso.");
  const undo = scene.getByRole("button", { name: "Annulla l’importazione", exact: true });
  await expect.element(undo).toBeDisabled();
  await press(scene, /^Riprova/);
  await expect.poll(dialog).toContain("1 donatore nuovo si toglie: nessuno l’ha toccato.");
  expect(dialog()).toContain("2 sono cambiati da allora");
  expect(dialog()).toMatch(/nuovo; poi .+ ha cambiato cellulare/);
  expect(dialog()).toContain("1 + 0 + 2 = 3 righe scritte");
  await expect.element(choice("Nuovi2 Piera")).toHaveDisplayValue("Lascia com’è");
  await userEvent.selectOptions(choice("Nuovi2 Piera"), "Togli lo stesso");
  await press(scene, "Annulla l’importazione");
  await expect.poll(scene.text).toContain("Il conto torna: 2 + 0 + 1 + 0 = 3.");
  await expect.poll(scene.text).toContain("Qualcuno l’ha modificato dopo l’importazione");
  expect(await donors()).toBe(before + 1);
});

it("one button keeps all edited donors; “Tieni tutto” undoes nothing", async () => {
  const { scene, dialog, choice, donors, before } = await changedSince();
  await expect.poll(dialog).toContain("2 sono cambiati da allora");
  await userEvent.selectOptions(choice("Nuovi3 Piera"), "Togli lo stesso");
  await press(scene, "Lasciali tutti come sono");
  await expect.element(choice("Nuovi3 Piera")).toHaveDisplayValue("Lascia com’è");
  await press(scene, "Tieni tutto");
  await expect.poll(dialog).toBe("");
  expect(await donors()).toBe(before + 3);
});
