import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { LOST_OR_BARE } from "../../../widgets/test-support/lost-answers";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";

/** What a person reads of a status that the server has changed, and whose answer says nothing of that. */

let scene: RenderedPage;
const field = (label: string) => {
  const found = [...scene.shadow.querySelectorAll("dialog[open] label")].find((one) => one.textContent === label);
  return scene.shadow.getElementById(found!.getAttribute("for")!) as HTMLInputElement;
};

it.each(Object.keys(LOST_OR_BARE))("a suspension whose answer %s is told as made, and undone", async (how) => {
  let calls = 0;
  scene = await renderPage("admin", "/app/donors/details/d1", {
    width: 1100,
    answer(request, mock) {
      // the first one; the undo gets through
      if (!request.url.endsWith("/suspend") || (calls += 1) > 1) return undefined;
      return LOST_OR_BARE[how]!(request, (sent) => mock.fetch(sent));
    },
  });
  const status = async () =>
    ((await scene.callAs("admin", "/donors/d1")) as { donor: { status: string } }).donor.status;
  await scene.press("[aria-haspopup=menu]", texts.menu);
  await scene.press("[role=menuitem]", texts.actions.suspend[0]);
  await until(() => scene.find("dialog[open]"));
  await userEvent.selectOptions(field(texts.suspensionReason), "Tatuaggio o piercing · 4 mesi");
  await userEvent.fill(field(texts.from), "14/11/2026");
  await scene.press("dialog button", texts.suspendUntil("14 Mar 2027"));
  await expect.poll(() => scene.toasts()).toEqual([texts.changed("D'Angelo Nicolò")]);
  await expect.poll(() => scene.shadow.querySelector("dialog[open]")).toBeNull();
  expect([calls, await status()]).toEqual([1, "temporarilySuspended"]);
  await scene.press("[data-sonner-toast] button", "Ripristina lo stato di prima");
  await expect.poll(status).toBe("active");
});
