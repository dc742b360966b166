import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";
import { renderPage } from "../../../widgets/test-support/render-page";
import { texts } from "./texts";

it("while the managers can't be read, nobody learns that a zone is left alone: the dialog says so, and tries again", async () => {
  let fails = true;
  const scene = await renderPage("admin", "/app/managers/details/u6", {
    width: 1200,
    answer: (request) =>
      fails && request.method === "GET" && new URL(request.url).searchParams.get("role") === "manager"
        ? Response.json({ success: false, message: "" }, { status: 500 })
        : undefined,
  });
  const press = async (selector: string, name: string) =>
    userEvent.click(await until(() => scene.find(selector, name)));
  const dialog = () => scene.dialog() ?? "";
  await press("button", "Altre azioni");
  await press("[role=menuitem]", "Disattiva");
  await expect.poll(dialog).toContain(texts.alone.unknown);
  const retry = await until(() => scene.find("dialog[open] button", uiTexts.retry));
  // at once: the page tries again by itself, too
  fails = false;
  retry.click();
  await expect.poll(dialog).not.toContain(texts.alone.unknown);
  await expect.poll(dialog).toContain("Chi la segue da oggi");
});
