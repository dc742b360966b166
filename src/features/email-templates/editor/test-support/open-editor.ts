import { userEvent } from "vitest/browser";
import { readDocument, type EmailDocument } from "../../../../domain/email-template/document";
import { until } from "../../../../ui/test-support";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../../widgets/test-support/render-page";

interface Kept {
  name: string;
  version: number;
  document: EmailDocument;
  subject: string;
  html: string;
  text: string;
}

/** The editor with a template of the mock in it, and what a test does there and looks for. */
export interface OpenedEditor {
  page: RenderedPage;
  /** The block whose name begins so. */
  block: (name: string) => HTMLElement;
  button: (name: string) => HTMLButtonElement;
  /** Writes where the focus is. */
  keys: (keys: string) => Promise<void>;
  /** What the blocks are called, in their order. */
  blocks: () => (string | null)[];
  /** What the server has. */
  kept: () => Promise<Kept>;
  /** Saves, and waits until it is. */
  save: () => Promise<void>;
}

/**
 * @param id of one of the mock's templates: t1 is a convocation
 * @param block to begin with
 */
export async function openEditor(id = "t1", options: RenderOptions = {}, block = ""): Promise<OpenedEditor> {
  const page = await renderPage("admin", `/app/emails-template/${id}/edit${block && `?block=${block}`}`, {
    width: 1200,
    ...options,
  });
  const { shadow, find } = page;
  await until(() => shadow.querySelector("[data-block]"));
  const kept = async () => {
    const { template } = (await page.callAs("admin", `/emails-template/${id}`)) as { template: Kept };
    const read = readDocument(template.document);
    if (read.type !== "ready") throw new Error("what was saved can't be read");
    return { ...template, document: read.document };
  };
  return {
    page,
    block: (name) => find("[data-block]", name),
    button: (name) => find("button", name) as HTMLButtonElement,
    keys: (keys) => userEvent.keyboard(keys),
    blocks: () => [...shadow.querySelectorAll("[data-block]")].map((block) => block.getAttribute("aria-label")),
    kept,
    async save() {
      find("button", "Salva").click();
      await until(() => /^Salvato/.test(shadow.querySelector("header [role=status]")?.textContent ?? ""));
    },
  };
}
