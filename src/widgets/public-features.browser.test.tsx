import { expect, it } from "vitest";
import { DEFAULT_TEXTS } from "../domain/settings/text-settings";
import { openPartner } from "./donor-registration/test-support/partner";
import { renderPage } from "./test-support/render-page";

/** While nobody is signed in, a tag without `public-features` reads nothing by itself. */

const isTextField = (node: HTMLElement | null) => node instanceof HTMLInputElement && node.type === "text";

it("the back office's sign-up then asks for the zone in a text field, and its first page has the default texts", async () => {
  const calls: string[] = [];
  const nothing = { features: [], publicFeatures: "" };
  const answer = ({ url }: Request) => void calls.push(url);
  const { shadow } = await renderPage(null, "/auth/register", { ...nothing, answer });
  const label = () => [...shadow.querySelectorAll("label")].find(({ textContent }) => textContent.startsWith("Zona"));
  await expect.poll(() => isTextField(shadow.getElementById(label()?.htmlFor ?? ""))).toBe(true);

  const first = await renderPage(null, "/", { ...nothing, answer });
  await expect.poll(() => first.shadow.querySelector("h1")?.textContent).toBe(DEFAULT_TEXTS.landing.title);
  expect(calls).toEqual([]);
});

it("a partner's page then asks for the zone in a text field", async () => {
  const partner = await openPartner({ publicFeatures: "" });
  const calls: string[] = [];
  partner.answer(({ url }) => void calls.push(url));
  await partner.reload();
  await expect.poll(() => isTextField(partner.input("Zona"))).toBe(true);
  expect(calls).toEqual([]);
});
