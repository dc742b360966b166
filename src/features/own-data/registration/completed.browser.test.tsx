import { expect, it } from "vitest";
import { renderPage } from "../../../widgets/test-support/render-page";
import type { OwnRecord } from "../record";
import { Completed } from "./completed";

it("a donor who has sent the form reads the association's text, with the own name in it", async () => {
  const page = await renderPage("pending", "/registration", { part: null });
  const text = { title: "T", text: "Testo" };
  const registered = { title: "", text: "Ciao {nome}, ti aspettiamo.\n\n<b>{nome}</b>" };
  await page.callAs("admin", "/settings/texts", {
    method: "PUT",
    body: { version: 0, values: { landing: text, welcome: text, registered } },
  });
  const donor = { firstName: "Ada", status: "verified" } as OwnRecord;
  await page.show(<Completed donor={donor} justSent onCorrect={() => undefined} />);
  await expect.poll(page.text).toContain("Ciao Ada, ti aspettiamo.");
  expect(page.text()).toContain("<b>Ada</b>");
});
