import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { openPartner } from "./test-support/partner";

it("an element that is removed and inserted during a sign-in shows the user when the sign-in succeeds", async () => {
  const partner = await openPartner({ start: "sign-in" });
  await expect.poll(() => partner.input("Password")).toBeTruthy();
  await userEvent.fill(partner.input("E-mail"), "donor@gds.example");
  await userEvent.fill(partner.input("Password"), "Donatori2026!");
  let release: () => void = () => undefined;
  let requested = false;
  const held = new Promise<void>((resolve) => (release = resolve));
  partner.answer((request) => {
    if (!request.url.endsWith("/auth/login")) return undefined;
    requested = true;
    return held.then(() => partner.mock.fetch(request));
  });
  await partner.press("Accedi");
  await expect.poll(() => requested).toBe(true);
  await partner.reload();
  expect(partner.heading()).not.toMatch(/^Ciao/);
  release();
  await expect.poll(partner.heading).toMatch(/^Ciao/);
});
