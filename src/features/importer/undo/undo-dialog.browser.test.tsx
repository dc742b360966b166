import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPage } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";
import { ImportRun } from "../import-run";
import { importElsewhere, person } from "../test-support";

const BATCHES = [[person(2), person(3)], [person(4)]];

/** An import that is written; somebody has changed two of the three whom it added. @param refused calls that fail first */
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
  for (const one of people.slice(0, 2))
    await scene.callAs("admin", `/donors/${one}`, { method: "PUT", body: { version: 1, mobile: "+39 347 555 0142" } });
  await scene.show(<ImportRun importId={id} engine={null} onNew={() => undefined} />);
  const press = async (name: string) =>
    userEvent.click(
      await until(() =>
        [...scene.shadow.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === name),
      ),
    );
  await press("Annulla l’importazione…");
  const dialog = () => scene.dialog() ?? "";
  const choice = (who: string) => scene.find(`select[aria-label='Che fare di ${who}']`) as HTMLSelectElement;
  return { ...scene, before, donors, press, dialog, choice };
}

it("names whom somebody has changed since, leaves them as they are, and undoes those who are chosen all the same", async () => {
  const { press, dialog, choice, shadow, donors, before } = await changedSince();
  await expect.poll(dialog).toContain("1 donatore nuovo si toglie: nessuno l’ha toccato.");
  expect(dialog()).toContain("2 sono cambiati da allora");
  expect(dialog()).toMatch(/nuovo; poi .+ ha cambiato cellulare/);
  expect(dialog()).toContain("1 + 0 + 2 = 3 righe scritte");
  expect(choice("Nuovi2 Piera").selectedOptions[0]?.label).toBe("Lascia com’è");
  await userEvent.selectOptions(choice("Nuovi2 Piera"), "Togli lo stesso");
  await press("Annulla l’importazione");
  await expect.poll(() => shadow.textContent).toContain("Il conto torna: 2 + 0 + 1 + 0 = 3.");
  expect(await donors()).toBe(before + 1);
});

it("all can be left as they are by one press; “Tieni tutto” undoes nothing", async () => {
  const { press, dialog, choice, donors, before } = await changedSince();
  await expect.poll(dialog).toContain("2 sono cambiati da allora");
  await userEvent.selectOptions(choice("Nuovi3 Piera"), "Togli lo stesso");
  await press("Lasciali tutti come sono");
  expect(choice("Nuovi3 Piera").selectedOptions[0]?.label).toBe("Lascia com’è");
  await press("Tieni tutto");
  await expect.poll(dialog).toBe("");
  expect(await donors()).toBe(before + 3);
});

it("undoes nothing as long as it isn't known what that would be, and asks again", async () => {
  const { press, dialog, find } = await changedSince(1);
  await expect.poll(dialog).toContain("Non riusciamo a sapere che cosa si annullerebbe");
  expect(dialog()).toContain("Non adesso.");
  const undo = () => find("dialog[open] button", "Annulla l’importazione") as HTMLButtonElement;
  expect(undo().disabled).toBe(true);
  await press("Riprova");
  await expect.poll(dialog).toContain("1 donatore nuovo si toglie");
  expect(undo().disabled).toBe(false);
});
