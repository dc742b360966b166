import { userEvent } from "vitest/browser";
import { expect } from "vitest";
import { resumeStoreOf } from "../../api/session/kept-for-user/resume-store";
import type { Session } from "../../api/session/session";
import type { Rendered } from "../../ui/test-support";
import type { ImportWork } from "./shell/work-state";

/** Clicks a button as soon as it is enabled. */
export const press = ({ getByRole }: Pick<Rendered, "getByRole">, name: string | RegExp): Promise<void> =>
  userEvent.click(getByRole("button", { name, exact: true }));

/** Waits until the page has a heading. */
export async function titleIs({ getByRole }: Pick<Rendered, "getByRole">, title: string): Promise<void> {
  await expect.element(getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
}

/** Chooses a file, as the browser's file dialog does, as soon as the page can read one. */
export async function chooseFile({ getByRole, find }: Pick<Rendered, "getByRole" | "find">, file: File): Promise<void> {
  await expect.element(getByRole("button", { name: "Scegli il file", exact: true })).toBeEnabled();
  const input = find("input", "File da importare") as HTMLInputElement;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** @returns the user's import; undefined before the page was shown */
export const workOf = ({ session }: { session: Session }): ImportWork | undefined =>
  resumeStoreOf(session).get("importer") as ImportWork | undefined;

/** @returns whether the draft has everything. A test that ends earlier leaves the draft on the device */
export function isSaved(page: { session: Session }): boolean {
  const state = workOf(page)?.state();
  return state?.phase === "open" && state.isSaved;
}

interface Scene {
  callAs(persona: "admin", path: string, init?: { method: string; body: object }): Promise<unknown>;
}

const ZONE = "Lodi";
export const person = (row: number, values: object = {}) => ({
  row,
  values: { lastName: `Nuovi${row}`, firstName: "Piera", area: ZONE, birthday: "1980-04-02", ...values },
});

type Answer = { import: { _id: string }; rows: { outcome: string; match: { id: string } | null }[] };

/** Imports batches of rows as another user. @param written the number of batches to commit @returns its id, and the donors */
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
