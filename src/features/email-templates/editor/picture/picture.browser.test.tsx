import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import type { InlineMock } from "../../../../mocks";
import { holdMethod, until } from "../../../../ui/test-support";
import { openEditor, type OpenedEditor } from "../test-support/open-editor";
import { pictureTexts } from "../texts";

async function picture(width = 1600, height = 800, type = "image/jpeg"): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")!.fillRect(0, 0, width / 2, height);
  return new File([await canvas.convertToBlob({ type })], "foto.jpg", { type });
}
const isUpload = ({ method, url }: Request) => method === "POST" && url.endsWith("/uploads");
const text = ({ page }: OpenedEditor) => page.text();
async function addImage(editor: OpenedEditor): Promise<HTMLInputElement> {
  editor.button("Aggiungi Immagine").click();
  return until(() => editor.page.shadow.querySelector<HTMLInputElement>("input[type=file]"));
}

it("an uploaded image is resized for mails, shown, and used by its public address", async () => {
  const editor = await openEditor();
  await userEvent.upload(await addImage(editor), await picture());
  await expect.poll(() => text(editor)).toContain(pictureTexts.done);
  const canvas = await until(() => editor.page.shadow.querySelector<HTMLCanvasElement>("canvas[role=img]"));
  await expect.poll(() => [canvas.width, canvas.height]).toEqual([1200, 600]);
  await editor.save();
  const { html } = await editor.saved();
  const [, address = ""] = /<img[^>]* src="([^"]*\/uploads\/mail-[^"]*)"/.exec(html) ?? [];
  // recipients of a mail aren't signed in
  const read = await editor.page.mock.fetch(new Request(address));
  expect([read.status, read.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
});

it("a file that is no image, and an image that the server refuses, show an error; another upload is possible", async () => {
  const editor = await openEditor("t1", {
    answer: (request) =>
      isUpload(request) ? Response.json({ success: false, message: "Troppo pesante." }, { status: 413 }) : undefined,
  });
  const input = await addImage(editor);
  await userEvent.upload(input, new File(["<svg onload=alert(1)>"], "foto.jpg", { type: "image/jpeg" }));
  await expect.poll(() => text(editor)).toContain("non è un’immagine JPEG, PNG o WebP");
  await userEvent.upload(input, await picture(20, 20));
  await expect.poll(() => text(editor)).toContain("Immagine non caricata: ");
  expect(editor.page.find("button", pictureTexts.upload)).toBeTruthy();
});

/** The steps of an upload. The test holds each and stops the upload meanwhile. */
const MOMENTS: Record<string, () => ReturnType<typeof holdMethod>> = {
  "the file is read": () => holdMethod(Blob.prototype, "arrayBuffer"),
  "the picture is decoded": () => holdMethod(window, "createImageBitmap"),
  "the picture is encoded": () => holdMethod(OffscreenCanvas.prototype, "convertToBlob"),
  "the server answers": () => holdMethod(uploads, "answer"),
};
/** The response of the uploads host; a method, so that `holdMethod` can hold it. */
const uploads = { answer: (request: Request, mock: InlineMock) => mock.fetch(request) };

it("an upload can be stopped at each step, and the image stays as it was", async () => {
  const editor = await openEditor("t1", {
    answer: (request, mock) => (isUpload(request) ? uploads.answer(request, mock) : undefined),
  });
  const file = await picture(20, 20);
  const input = await addImage(editor);
  for (const [moment, hold] of Object.entries(MOMENTS)) {
    const { isReached, release } = hold();
    await userEvent.upload(input, file);
    await expect.poll(isReached, { message: moment }).toBe(true);
    expect(text(editor)).not.toContain(pictureTexts.stopped);
    (await until(() => editor.page.find("button", pictureTexts.stop))).click();
    await expect.poll(() => text(editor), { message: moment }).toContain(pictureTexts.stopped);
    release();
    expect(editor.page.shadow.querySelector("canvas[role=img]")).toBeNull();
  }
});

it("the mail shows that an image no longer exists on the server", async () => {
  const editor = await openEditor();
  await addImage(editor);
  const address = [...editor.page.shadow.querySelectorAll("input")].find((one) =>
    one.labels?.[0]?.textContent.includes("Indirizzo dell’immagine"),
  )!;
  await userEvent.fill(address, `${editor.page.apiBase}/uploads/mail-99.jpeg`);
  await expect.poll(() => text(editor)).toContain(pictureTexts.gone);
});
