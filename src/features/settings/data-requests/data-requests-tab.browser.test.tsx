import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { DataRequestsTab } from "./data-requests-tab";
import { certificateTexts, texts } from "./texts";

let scene: RenderedPage;
const line = (text: string) => scene.find("li button", text);

/** Opens the register, with an open request of d7. */
async function open(): Promise<void> {
  scene = await renderPage("admin", "/app", { part: null, width: 1200 });
  const body = { donor: "d7", received: "2026-11-13", via: "letter", identity: "document" };
  await scene.callAs("admin", "/data-requests", { method: "POST", body });
  location.hash = "#/app/settings?tab=dataRequests";
  await scene.show(<DataRequestsTab />);
  await expect.poll(scene.text).toContain("2026/003");
}

it("a refusal needs its reason, which stays in the register without the person", async () => {
  await open();
  const { donor } = (await scene.callAs("admin", "/donors/d7")) as { donor: { lastName: string } };
  expect(scene.text()).not.toContain(donor.lastName);
  await scene.press("button", texts.refuse);
  await scene.press("dialog button[type=submit]", texts.refuseIt);
  await expect.poll(scene.text).toContain(texts.reasonMissing);
  await userEvent.fill(scene.shadow.querySelector("dialog textarea")!, "Serve in un giudizio.");
  await scene.press("dialog button[type=submit]", texts.refuseIt);
  await expect.poll(() => line("2026/003").textContent).toContain(texts.outcomes.refused);
  await expect.poll(scene.text).toContain("Serve in un giudizio.");
  expect(scene.shadow.querySelector('a[href*="erase"]')).toBeNull();
});

it("the chosen erasure has its certificate", async () => {
  await open();
  line("2026/002").click();
  await expect.poll(scene.text).toContain(certificateTexts.title("2026/002"));
  expect(scene.text()).toContain(certificateTexts.keptParts);
  expect(scene.find("button", texts.print)).toBeTruthy();
});
