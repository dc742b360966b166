import { expect, it } from "vitest";
import { openPartner, signUp, ZOE, type Partner } from "./test-support/partner";

const POLICY = "https://club.example/privacy";
const headings = ({ scene }: Partner) => scene.getByRole("heading", { name: /^Ciao/ }).elements();
const banners = ({ scene }: Partner) => scene.shadow.querySelectorAll("section[aria-labelledby]:has(a)");

it("the banner on a partner's page has a link to the policy; accepting shows a toast and focuses the heading", async () => {
  const partner = await openPartner({ privacyUrl: POLICY, user: "suspended" });
  await expect.poll(() => banners(partner)).toHaveLength(1);
  expect(banners(partner)[0]?.textContent).toContain("Accettazione della privacy");
  expect(banners(partner)[0]?.querySelector("a")?.href).toBe(POLICY);
  await partner.press("Accetta privacy");
  await expect.poll(partner.page).toContain("Informativa della privacy accettata");
  await expect.poll(() => banners(partner)).toHaveLength(0);
  await expect.poll(partner.focusedHeading).toBeTruthy();
});

it("closing the banner closes it in every element of the page", async () => {
  const partner = await openPartner({ privacyUrl: POLICY, user: "suspended", elements: 2 });
  await expect.poll(() => banners(partner)).toHaveLength(2);
  await partner.press("Chiudi");
  await expect.poll(() => banners(partner)).toHaveLength(0);
});

it("a user who has accepted sees no banner", async () => {
  const partner = await openPartner({ privacyUrl: POLICY, user: "donor" });
  await expect.poll(() => headings(partner)).toHaveLength(1);
  expect(banners(partner)).toHaveLength(0);
});

// specification §2, one privacy moment: the last step has the consents and the policy
it("a user on the way to the registration form sees no banner", async () => {
  const partner = await openPartner({ privacyUrl: POLICY });
  partner.answer(async (request) => {
    if (!/\/auth\/(me|login)$/.test(request.url)) return partner.mock.fetch(request);
    const answer = await partner.mock.fetch(request);
    const body = (await answer.json()) as { user: object };
    return Response.json({ ...body, user: { ...body.user, privacy: false } }, { status: answer.status });
  });
  // the banner loads its code lazily: without it, its absence would prove nothing
  await import("../../features/privacy/privacy-question");
  await signUp(partner);
  expect(banners(partner)).toHaveLength(0);
  await partner.openMail(ZOE.email);
  await partner.press("Ho confermato");
  await expect.poll(partner.page).toContain("Indirizzo confermato.");
  await expect.poll(() => partner.scene.shadow.querySelector("form")).toBeTruthy();
  expect(banners(partner)).toHaveLength(0);
});
