import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { draftKey, storeDraft } from "../../../../api/session/kept-for-user/stored-drafts";
import { FEATURE_NAMES } from "../../../../domain/features";
import { UNCLEAR_ERROR } from "../../../../domain/texts";
import { pageLocation } from "../../../../shared/navigation";
import { until } from "../../../../ui/test-support";
import { EmailEditPage } from "../editor-page";
import { versionTexts } from "../texts";
import { openEditor, type OpenedEditor } from "../test-support/open-editor";

const { navigate } = pageLocation;

const state = ({ page }: OpenedEditor) => page.shadow.querySelector("header [role=status]")?.textContent;

/** Replaces the title by one input event: the editor may save between two letters. */
async function writeTitle(editor: OpenedEditor, text: string): Promise<void> {
  await userEvent.click(editor.block("Titolo"));
  const focused = () => editor.page.shadow.activeElement;
  await userEvent.fill(await until(() => focused()?.getAttribute("role") === "textbox" && focused()), text);
  await until(() => editor.block("Titolo").textContent?.includes(text));
}

/** Somebody else saves the template under another name. */
async function saveElsewhere({ page, saved }: OpenedEditor): Promise<void> {
  const { version } = await saved();
  await page.callAs("manager", "/emails-template/t1", { method: "PUT", body: { version, name: "Altra" } });
}

const press = async ({ page }: OpenedEditor, name: string) =>
  (await until(() => [...page.shadow.querySelectorAll("button")].find((one) => one.textContent === name))).click();

it("changes are saved automatically, and consecutive automatic saves are one version", async () => {
  const editor = await openEditor();
  const states: string[] = [];
  const observer = new MutationObserver(() => states.push(state(editor) ?? ""));
  observer.observe(editor.page.find("header [role=status]"), { childList: true, characterData: true, subtree: true });
  await writeTitle(editor, "uno");
  await expect.poll(async () => (await editor.saved()).html).toContain("uno");
  await editor.keys(" due");
  await expect.poll(async () => (await editor.saved()).html).toContain("uno due");
  await expect.poll(() => state(editor)).toMatch(/^Salvato/);
  expect(states).toContain("Non ancora salvato");
  const { versions } = (await editor.page.callAs("admin", "/emails-template/t1/versions")) as { versions: unknown[] };
  expect(versions).toHaveLength(1);
});

it("a conflict shows both versions; the user can overwrite the other one, and compare both afterwards", async () => {
  const editor = await openEditor();
  await saveElsewhere(editor);
  await writeTitle(editor, "mia");
  await press(editor, "Salva");
  const dialog = await until(() => editor.page.shadow.querySelector("dialog[open]"));
  expect(dialog.textContent).toContain("Altra");
  expect(dialog.textContent).toContain("mia");
  await press(editor, "Tieni la mia");
  await expect.poll(async () => (await editor.saved()).html).toContain("mia</h1>");
  const { versions } = (await editor.page.callAs("admin", "/emails-template/t1/versions")) as {
    versions: { name: string }[];
  };
  expect(versions[0]?.name).toBe("Altra");
  await expect.poll(() => state(editor)).toMatch(/^Salvato/);
  editor.button("Versioni").click();
  (await until(() => editor.page.find("button", "Guarda la versione"))).click();
  const dialogs = () => [...editor.page.shadow.querySelectorAll("dialog[open]")].map((one) => one.textContent).join();
  await expect.poll(dialogs).toContain("cambiato");
});

it("a conflict can be solved with a copy: the editor shows the other version, and undo brings back the own one", async () => {
  const editor = await openEditor();
  const name = () => editor.page.shadow.querySelector<HTMLInputElement>("input[aria-label='Nome del modello']")?.value;
  await saveElsewhere(editor);
  await writeTitle(editor, "mia");
  await press(editor, "Salva");
  await press(editor, "Tieni la mia come copia");
  await expect.poll(name).toBe("Altra");
  expect(editor.block("Titolo").textContent).not.toContain("mia");
  const { templates } = (await editor.page.callAs("admin", "/emails-template")) as { templates: { name: string }[] };
  expect(templates.map((one) => one.name)).toContain("Convocazione di dicembre (copia)");
  editor.button("Annulla l’ultima modifica").click();
  await expect.poll(() => editor.block("Titolo").textContent).toContain("mia");
});

it("a save whose response is lost causes no conflict", async () => {
  let sent = 0;
  const editor = await openEditor("t1", {
    features: FEATURE_NAMES.filter((name) => name !== "idempotency"),
    async answer(request, mock) {
      if (request.method !== "PUT" || (sent += 1) > 1) return undefined;
      await mock.fetch(request);
      throw new TypeError("cut");
    },
  });
  await writeTitle(editor, "uno");
  await press(editor, "Salva");
  await expect.poll(() => state(editor)).toMatch(/^Salvato/);
  await editor.keys(" due");
  await press(editor, "Salva");
  await expect.poll(async () => (await editor.saved()).html).toContain("uno due");
});

const named = async ({ page }: OpenedEditor, name: string) => {
  const { templates } = (await page.callAs("admin", "/emails-template")) as { templates: { name: string }[] };
  return templates.filter((one) => one.name === name).length;
};

it("if a newer editor saved first, the user saves one copy and continues there", async () => {
  const editor = await openEditor();
  const { version } = await editor.saved();
  const body = { version, document: { version: 99 } };
  await editor.page.callAs("manager", "/emails-template/t1", { method: "PUT", body });
  await writeTitle(editor, "mia");
  await press(editor, "Salva");
  await press(editor, "Tieni la mia come copia");
  await expect.poll(() => location.hash).toMatch(/emails-template\/(?!t1\/)[^/]+\/edit/);
  expect(await named(editor, "Convocazione di dicembre (copia)")).toBe(1);
});

it("the content of a template that was deleted meanwhile can be saved as a new template", async () => {
  const editor = await openEditor();
  await editor.page.callAs("admin", "/emails-template/t1", { method: "DELETE", body: {} });
  await writeTitle(editor, "rimane");
  await press(editor, "Salva");
  await expect.poll(() => state(editor)).toBe("Non salvato: il modello non c’è più");
  await press(editor, "Tieni come modello nuovo");
  await expect.poll(() => location.hash).toMatch(/emails-template\/(?!t1\/)[^/]+\/edit/);
  expect(await named(editor, "Convocazione di dicembre")).toBe(1);
});

it("the save state is visible on tablets and phones", async () => {
  const { page } = await openEditor("t1", { width: 720 });
  const status = () => page.shadow.querySelector("header [role=status]");
  await expect.poll(() => status()?.textContent).toMatch(/^Salvato/);
  expect(status()?.getBoundingClientRect().width).toBeGreaterThan(40);
  page.host.style.width = "360px";
  await expect.poll(() => status()?.getBoundingClientRect().width).toBeGreaterThan(40);
});

it("a server with only the six basic calls saves without a version, and the editor offers no versions", async () => {
  const sent: Record<string, unknown>[] = [];
  let stored: Record<string, unknown> | null = null;
  const editor = await openEditor("t1", {
    features: [],
    async answer(request, mock) {
      const [, rest = ""] = new URL(request.url).pathname.split("/emails-template/t1");
      if (!request.url.includes("/emails-template")) return mock.fetch(request);
      if (rest !== "") return new Response("Not found", { status: 404 });
      if (request.method === "PUT") {
        const body = (await request.json()) as Record<string, unknown>;
        sent.push(body);
        stored = { ...stored, ...body };
        return Response.json({ success: true });
      }
      if (request.method !== "GET" || !request.url.includes("/t1")) return new Response("", { status: 404 });
      if (!stored) {
        const { template } = (await (await mock.fetch(request)).json()) as { template: Record<string, unknown> };
        const { _id, name, subject, document, html } = template;
        stored = { _id, name, subject, document, html };
      }
      return Response.json({ template: stored });
    },
  });
  await writeTitle(editor, "altrove");
  await press(editor, "Salva");
  await expect.poll(() => state(editor)).toMatch(/^Salvato/);
  expect(sent[0]).not.toHaveProperty("version");
  expect(sent[0]!.html).toContain("altrove</h1>");
  expect(editor.page.shadow.querySelector(`[aria-label="${versionTexts.title}"]`)).toBeNull();
});

it("a stored draft that equals the saved content is ignored", async () => {
  const { page, saved } = await openEditor();
  const { name, document, version } = await saved();
  await page.show(null);
  storeDraft(draftKey(page.apiBase, "u1", "email t1"), { name, document, version });
  await page.show(<EmailEditPage />);
  await until(() => page.shadow.querySelector("[data-block]"));
  expect(page.shadow.querySelector("header [role=status]")?.textContent).toMatch(/^Salvato/);
  expect(page.text()).not.toContain("Ho ripreso");
});

it("offline, the editor says that the save is unclear, and saves when the network is back", async () => {
  let away = false;
  const editor = await openEditor("t1", {
    answer: ({ method }) => (away && method === "PUT" ? Promise.reject(new TypeError("Failed to fetch")) : undefined),
  });
  away = true;
  await writeTitle(editor, "piano");
  await press(editor, "Salva");
  await expect.poll(() => state(editor)).toBe(UNCLEAR_ERROR);
  away = false;
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => state(editor)).toMatch(/^Salvato/);
  expect((await editor.saved()).html).toContain("piano");
});

it("unsaved content is stored in the tab when the user leaves", async () => {
  const editor = await openEditor("t1", {
    answer: ({ method }) => (method === "PUT" ? new Response("{}", { status: 500 }) : undefined),
  });
  await writeTitle(editor, "bozza");
  navigate("/app/dashboard");
  await press(editor, "Esci e tieni la bozza");
  const stored = Object.entries(sessionStorage).find(
    ([key]) => key.includes(editor.page.apiBase) && key.endsWith("email t1"),
  );
  expect(stored?.[1]).toContain("bozza");
});

it("leaving the page saves first and asks nothing", async () => {
  const editor = await openEditor();
  await writeTitle(editor, "via");
  navigate("/app/dashboard");
  await expect.poll(() => location.hash).toBe("#/app/dashboard");
  expect((await editor.saved()).html).toContain("via</h1>");
  const drafts = Object.keys(sessionStorage).filter((key) => key.includes(editor.page.apiBase));
  expect(drafts.filter((key) => key.endsWith("email t1"))).toEqual([]);
});
