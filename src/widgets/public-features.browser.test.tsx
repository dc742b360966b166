import { expect, it } from "vitest";
import { DEFAULT_TEXTS } from "../domain/settings/text-settings";
import { openPartner } from "./donor-registration/test-support/partner";
import { renderPage } from "./test-support/render-page";

/** Without `public-features`, an element requests nothing before the sign-in. */

const isTextField = (node: HTMLElement | null) => node instanceof HTMLInputElement && node.type === "text";

it("without public-features, the back office's sign-up has a text field for the zone, and the landing page the default texts", async () => {
  const calls: string[] = [];
  const nothing = { features: [], publicFeatures: "" };
  const answer = ({ url }: Request) => void calls.push(url);
  const { getByRole } = await renderPage(null, "/auth/register", { ...nothing, answer });
  await expect.poll(() => isTextField(getByRole("textbox", { name: /^Zona/ }).query() as HTMLElement)).toBe(true);

  const first = await renderPage(null, "/", { ...nothing, answer });
  await expect.poll(first.heading).toBe(DEFAULT_TEXTS.landing.title);
  expect(calls).toEqual([]);
});

it("without public-features, the sign-up on a partner's page has a text field for the zone", async () => {
  const partner = await openPartner({ publicFeatures: "" });
  const calls: string[] = [];
  partner.answer(({ url }) => void calls.push(url));
  await partner.reload();
  await expect.poll(() => isTextField(partner.input("Zona"))).toBe(true);
  expect(calls).toEqual([]);
});
