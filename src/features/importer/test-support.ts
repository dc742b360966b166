import { resumeStoreOf } from "../../api/session/resume-store";
import type { Session } from "../../api/session/session";
import { until } from "../../ui/test-support/until";
import type { ImportWork } from "./shell/work-state";

/** A part of the page on a stage, as far as it is asked here. */
interface Page {
  shadow: ShadowRoot;
  find(selector: string, name?: string): HTMLElement;
}

/** What the screen is called. */
export const heading = ({ shadow }: Page): string | undefined => shadow.querySelector("h1")?.textContent?.trim();

/** Chooses a file, as the browser's own window gives it, once one can be read. */
export async function chooseFile(page: Page, file: File): Promise<void> {
  await until(() => !page.find("button", "Scegli il file").hasAttribute("disabled"));
  const input = page.shadow.querySelector<HTMLInputElement>("input[type=file]");
  const transfer = new DataTransfer();
  transfer.items.add(file);
  if (!input) throw new Error("no field for a file");
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** @returns the import that the user has open; undefined before the page was shown */
export const workOf = ({ session }: { session: Session }): ImportWork | undefined =>
  resumeStoreOf(session).get("importer") as ImportWork | undefined;

/** @returns whether the draft has all of the open file. A test that ends before leaves the draft on the device */
export function isSaved(page: { session: Session }): boolean {
  const state = workOf(page)?.state();
  return state?.phase === "open" && state.isSaved;
}

/** A page on a stage, as far as it is asked here. */
interface Scene {
  callAs(persona: "admin", path: string, init?: { method: string; body: object }): Promise<unknown>;
}

const ZONE = "Lodi";
export const person = (row: number, values: object = {}) => ({
  row,
  values: { lastName: `Nuovi${row}`, firstName: "Piera", area: ZONE, birthday: "1980-04-02", ...values },
});

type Answer = { import: { _id: string }; rows: { outcome: string; match: { id: string } | null }[] };

/** As somebody else imports, elsewhere: tried, in batches, and some of them written. @returns its id, and whom it wrote */
export async function importElsewhere(
  { callAs }: Scene,
  batches: ReturnType<typeof person>[][],
  {
    written = batches.length,
    name = "soci-2026.csv",
    ...more
  }: { written?: number; name?: string; invite?: boolean } = {},
): Promise<{ id: string; people: string[] }> {
  const send = (path: string, body: object) => callAs("admin", path, { method: "POST", body }) as Promise<Answer>;
  const file = { name, size: 900, rows: batches.flat().length, columns: 4 };
  const left = { skipped: 0, refused: 0 };
  const form = { entity: "donors", file, left, shape: "abc", checksum: "all", update: "overwrite", invite: false };
  const { _id: id } = (await send("/imports", { ...form, ...more })).import;
  for (const [batch, rows] of batches.entries())
    await send(`/imports/${id}/rows`, { batch, checksum: `c${batch}`, rows });
  const people: string[] = [];
  for (let batch = 0; batch < written; batch++) {
    const { rows } = await send(`/imports/${id}/commit`, { batch });
    people.push(...rows.flatMap(({ match }) => match?.id ?? []));
  }
  return { id, people };
}
