import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { openPartner } from "./test-support/partner";

it("an element that is taken away during a sign-in, and stands elsewhere when it succeeds, shows who is signed in", async () => {
  const partner = await openPartner({ start: "sign-in" });
  await expect.poll(() => partner.scene.shadow.querySelector("input[type=password]")).toBeTruthy();
  await userEvent.fill(partner.input("E-mail"), "donor@gds.example");
  await userEvent.fill(partner.input("Password"), "Donatori2026!");
  let goOn: () => void = () => undefined;
  let asked = false;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  partner.answer((request) => {
    if (!request.url.endsWith("/auth/login")) return undefined;
    asked = true;
    return held.then(() => partner.mock.fetch(request));
  });
  await partner.press("Accedi");
  await expect.poll(() => asked).toBe(true);
  await partner.reload();
  expect(partner.heading()).not.toMatch(/^Ciao/);
  goOn();
  await expect.poll(partner.heading).toMatch(/^Ciao/);
});
