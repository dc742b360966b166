import { expect } from "vitest";
import type { RenderedPage } from "./render-page";

/** Waits until the socket of a page with a bell, whose person is u1, stands: before that nobody hears what is told live. */
export async function socketStands({ find, mock }: RenderedPage): Promise<void> {
  const label = () => find("button", "Notifiche").getAttribute("aria-label");
  await expect.poll(label).toMatch(/da leggere$/);
  const before = label();
  await expect
    .poll(async () => {
      await mock.control.notify({ title: "Pronto?", message: "..." }, "u1");
      return label();
    })
    .not.toBe(before);
}
