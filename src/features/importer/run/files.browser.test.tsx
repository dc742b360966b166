import { beforeEach, expect, it } from "vitest";
import { catchFiles, type CaughtFile } from "../../../widgets/test-support/catch-files";
import { renderPage } from "../../../widgets/test-support/render-page";
import { ImporterPage } from "../importer-page";
import { chooseFile, isSaved, press, titleIs } from "../test-support";

let files: CaughtFile[];
beforeEach(() => void (files = catchFiles()));

const lines = async (nth: number) => {
  await expect.poll(() => files.length).toBe(nth + 1);
  return (await files[nth]!.blob.text()).replace("\ufeff", "").trim().split("\r\n");
};

type Donor = { _id: string; version: number } & Record<string, string | null>;

/** Checks a file with three rows: an existing donor, a new one, and one with an error. */
async function toRows() {
  const page = await renderPage("admin", "/app/importer", { part: <ImporterPage />, width: 1200 });
  const { donors } = (await page.callAs("admin", "/donors?limit=30")) as { donors: Donor[] };
  const donor = donors.find((one) => one.fiscalCode && one.city)!;
  const { lastName, firstName, fiscalCode, area } = donor;
  const text =
    "Cognome;Nome;Codice fiscale;Data di nascita;Zona;Città\n" +
    `${lastName};${firstName};${fiscalCode};;${area};Seriate\n` +
    `Nuovi;Piera;;14/03/1963;${area};Crema\n` +
    `Zanchi;Ivan;;31/02/1984;${area};Lodi\n`;
  await chooseFile(page, new File([text], "soci.csv"));
  await titleIs(page, "Abbina le colonne");
  await press(page, "Controlla le righe");
  await titleIs(page, "Controlla le righe");
  return { page, donor };
}

it("skipped and refused rows are downloaded as in the file, each with its reason, and can be imported again", async () => {
  const { page, donor } = await toRows();
  await press(page, "Salta la riga e continua");
  await titleIs(page, "Prima di importare");
  await press(page, "scarica le righe");
  const skipped = await lines(0);
  expect(files[0]!.name).toBe("righe-saltate.csv");
  expect(skipped).toHaveLength(2);
  expect(skipped[1]).toMatch(/^Zanchi;Ivan;;31\/02\/1984;.*Febbraio non ha 31 giorni/);

  const body = { version: donor.version, city: "Pavia" };
  await page.callAs("admin", `/donors/${donor._id}`, { method: "PUT", body });
  await press(page, "Importa 2 righe");
  await titleIs(page, "Importazione conclusa");
  expect(page.text()).toContain("Il conto torna: 1 + 0 + 0 + 1 + 1 = 3.");
  await expect.poll(page.text).toContain("ha modificato i dati");
  await press(page, "Scarica la riga");
  const refused = await lines(1);
  expect(files[1]!.name).toBe("righe-rifiutate.csv");
  expect(refused[0]).toBe("Cognome;Nome;Codice fiscale;Data di nascita;Zona;Città;Motivo del rifiuto");
  expect(refused[1]).toContain(`;${donor.fiscalCode};`);
  expect(refused[1]).toContain("ha modificato i dati");

  await press(page, "Nuova importazione");
  await chooseFile(page, new File([files[1]!.blob], files[1]!.name));
  await titleIs(page, "Abbina le colonne");
  await expect.element(page.getByRole("button", { name: "Controlla le righe" })).toBeEnabled();
  await expect.poll(() => isSaved(page)).toBe(true);
});
