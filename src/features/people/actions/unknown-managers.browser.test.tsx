import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";
import { renderPage } from "../../../widgets/test-support/render-page";
import { texts } from "./texts";

it("if the managers can't be read, the dialog says that zones may lose their last manager, and can retry", async () => {
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
  await expect.poll(dialog).toContain(texts.unmanaged.unknown);
  const retry = await until(() => scene.find("dialog[open] button", uiTexts.retry));
  // the page also retries by itself
  fails = false;
  retry.click();
  await expect.poll(dialog).not.toContain(texts.unmanaged.unknown);
  await expect.poll(dialog).toContain("Chi la segue da oggi");
});
