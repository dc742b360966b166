import { userEvent } from "vitest/browser";
import { readDocument, type EmailDocument } from "../../../../domain/email-template/document";
import { until } from "../../../../ui/test-support";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../../widgets/test-support/render-page";

interface SavedTemplate {
  name: string;
  version: number;
  document: EmailDocument;
  subject: string;
  html: string;
  text: string;
}

/** The editor with a template of the mock, and helpers for tests. */
export interface OpenedEditor {
  page: RenderedPage;
  /** Finds a block by the beginning of its name. */
  block: (name: string) => HTMLElement;
  button: (name: string) => HTMLButtonElement;
  /** Types into the focused element. */
  keys: (keys: string) => Promise<void>;
  /** The names of the blocks in order. */
  blocks: () => (string | null)[];
  /** Reads the template from the server. */
  saved: () => Promise<SavedTemplate>;
  /** Saves, and waits until it is done. */
  save: () => Promise<void>;
}

/**
 * @param id of a template of the mock; t1 is a call to donate
 * @param block id of the selected block
 */
export async function openEditor(id = "t1", options: RenderOptions = {}, block = ""): Promise<OpenedEditor> {
  const page = await renderPage("admin", `/app/emails-template/${id}/edit${block && `?block=${block}`}`, {
    width: 1200,
    ...options,
  });
  const { shadow, find } = page;
  await until(() => shadow.querySelector("[data-block]"));
  const saved = async () => {
    const { template } = (await page.callAs("admin", `/emails-template/${id}`)) as { template: SavedTemplate };
    const read = readDocument(template.document);
    if (read.type !== "ready") throw new Error("the saved document can't be read");
    return { ...template, document: read.document };
  };
  return {
    page,
    block: (name) => find("[data-block]", name),
    button: (name) => find("button", name) as HTMLButtonElement,
    keys: (keys) => userEvent.keyboard(keys),
    blocks: () => [...shadow.querySelectorAll("[data-block]")].map((block) => block.getAttribute("aria-label")),
    saved,
    async save() {
      find("button", "Salva").click();
      await until(() => /^Salvato/.test(shadow.querySelector("header [role=status]")?.textContent ?? ""));
    },
  };
}
