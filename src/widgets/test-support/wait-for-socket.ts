import { expect } from "vitest";
import type { RenderedPage } from "./render-page";

/** Waits until the socket of a page with a bell is connected, so that the page receives live events. @param userId the signed-in user */
export async function waitForSocket({ find, mock }: RenderedPage, userId = "u1"): Promise<void> {
  const label = () => find("button", "Notifiche").getAttribute("aria-label");
  await expect.poll(label).toMatch(/da leggere$/);
  const before = label();
  await expect
    .poll(async () => {
      await mock.control.notify({ title: "Pronto?", message: "..." }, userId);
      return label();
    })
    .not.toBe(before);
}
