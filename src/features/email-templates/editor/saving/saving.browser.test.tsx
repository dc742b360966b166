import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { navigate } from "../../../../shared/navigation";
import { until } from "../../../../ui/test-support";
import { openEditor, type OpenedEditor } from "../test-support/open-editor";

const state = ({ page }: OpenedEditor) => page.shadow.querySelector("header [role=status]")?.textContent;

async function writeTitle(editor: OpenedEditor, words: string): Promise<void> {
  await userEvent.click(editor.block("Titolo"));
  await until(() => editor.page.shadow.activeElement?.getAttribute("role") === "textbox");
  await editor.keys(`{End}${words}`);
  await until(() => editor.block("Titolo").textContent?.includes(words));
}

/** Somebody else saves the template under another name. */
async function saveElsewhere({ page, kept }: OpenedEditor): Promise<void> {
  const { version } = await kept();
  await page.callAs("manager", "/emails-template/t1", { method: "PUT", body: { version, name: "Altra" } });
}

const press = async ({ page }: OpenedEditor, name: string) =>
  (await until(() => [...page.shadow.querySelectorAll("button")].find((one) => one.textContent === name))).click();

it("what is written is saved by itself, and a row of such saves is one version", async () => {
  const editor = await openEditor();
  await writeTitle(editor, " uno");
  await expect.poll(() => state(editor), { timeout: 15_000 }).toMatch(/^Salvato/);
  await editor.keys(" due");
  await expect.poll(() => state(editor)).toBe("Non ancora salvato");
  await expect.poll(() => state(editor), { timeout: 15_000 }).toMatch(/^Salvato/);
  expect((await editor.kept()).html).toContain("uno due");
  const { versions } = (await editor.page.callAs("admin", "/emails-template/t1/versions")) as { versions: unknown[] };
  expect(versions).toHaveLength(1);
});

it("who saved first is shown beside one's own: over it", async () => {
  const editor = await openEditor();
  await saveElsewhere(editor);
  await writeTitle(editor, " mia");
  await press(editor, "Salva");
  const dialog = await until(() => editor.page.shadow.querySelector("dialog[open]"));
  expect(dialog.textContent).toContain("Altra");
  expect(dialog.textContent).toContain("mia");
  await press(editor, "Tieni la mia");
  await expect.poll(async () => (await editor.kept()).html).toContain(" mia</h1>");
  const { versions } = (await editor.page.callAs("admin", "/emails-template/t1/versions")) as {
    versions: { name: string }[];
  };
  expect(versions[0]?.name).toBe("Altra");
});

it("with it, and one's own can be taken back; or as a copy beside it", async () => {
  const editor = await openEditor();
  const name = () => editor.page.shadow.querySelector<HTMLInputElement>("input[aria-label='Nome del modello']")?.value;
  await saveElsewhere(editor);
  await writeTitle(editor, " mia");
  await press(editor, "Salva");
  await press(editor, "Tieni la mia come copia");
  await expect.poll(name).toBe("Altra");
  expect(editor.block("Titolo").textContent).not.toContain("mia");
  const { templates } = (await editor.page.callAs("admin", "/emails-template")) as { templates: { name: string }[] };
  expect(templates.map((one) => one.name)).toContain("Convocazione di dicembre (copia)");
  editor.button("Annulla l’ultima modifica").click();
  await expect.poll(() => editor.block("Titolo").textContent).toContain("mia");
});

it("without a network what is written is kept and told, and saved once it is back", async () => {
  let away = false;
  const editor = await openEditor("t1", {
    answer: ({ method }) => (away && method === "PUT" ? Promise.reject(new TypeError("Failed to fetch")) : undefined),
  });
  away = true;
  await writeTitle(editor, " piano");
  await press(editor, "Salva");
  await expect.poll(() => state(editor), { timeout: 20_000 }).toMatch(/^Non salvato/);
  away = false;
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => state(editor), { timeout: 20_000 }).toMatch(/^Salvato/);
  expect((await editor.kept()).html).toContain("piano");
});

it("what wasn't saved waits in the tab, and is there when one comes back", async () => {
  const editor = await openEditor("t1", {
    answer: ({ method }) => (method === "PUT" ? new Response("{}", { status: 500 }) : undefined),
  });
  await writeTitle(editor, " bozza");
  navigate("/app/dashboard");
  await press(editor, "Esci e tieni la bozza");
  const stored = Object.entries(sessionStorage).find(
    ([key]) => key.includes(editor.page.apiBase) && key.endsWith("email t1"),
  );
  expect(stored?.[1]).toContain("bozza");
});

it("who leaves has it saved first, and isn't asked", async () => {
  const editor = await openEditor();
  await writeTitle(editor, " via");
  navigate("/app/dashboard");
  await expect.poll(() => location.hash).toBe("#/app/dashboard");
  expect((await editor.kept()).html).toContain(" via</h1>");
  const drafts = Object.keys(sessionStorage).filter((key) => key.includes(editor.page.apiBase));
  expect(drafts.filter((key) => key.endsWith("email t1"))).toEqual([]);
});

it("an answer that says less than the template doesn't take the editor away", async () => {
  const editor = await openEditor("t1", {
    answer: ({ method }) => (method === "PUT" ? Response.json({ template: { _id: "t1", name: "Altra" } }) : undefined),
  });
  await writeTitle(editor, " resta");
  await press(editor, "Salva");
  await expect.poll(() => state(editor), { timeout: 20_000 }).toMatch(/^Non salvato/);
  expect(editor.block("Titolo").textContent).toContain("resta");
});

it("a former version is compared, and comes back", async () => {
  const editor = await openEditor();
  await writeTitle(editor, " nuovo");
  await press(editor, "Salva");
  await expect.poll(() => state(editor)).toMatch(/^Salvato/);
  editor.button("Versioni").click();
  (await until(() => editor.page.find("button", "Guarda la versione"))).click();
  const dialogs = () => [...editor.page.shadow.querySelectorAll("dialog[open]")].map((one) => one.textContent).join();
  await expect.poll(dialogs).toContain("cambiato");
  await press(editor, "Ripristina questa versione");
  await expect.poll(() => editor.block("Titolo").textContent).not.toContain("nuovo");
  await expect.poll(async () => (await editor.kept()).html, { timeout: 15_000 }).not.toContain("nuovo");
});
