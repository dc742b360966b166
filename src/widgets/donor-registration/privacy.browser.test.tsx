import { userEvent } from "vitest/browser";
import { expect, it, onTestFinished } from "vitest";
import { setTransport } from "../../api/transport";
import { createInlineMock, PASSWORD, personaEmail, type Persona } from "../../mocks/index";
import { cleanUp } from "../test-support/clean-up";
import { widgetProps } from "../test-support/widget-props";
import { stage, type Rendered } from "../../ui/test-support";
import { DonorRegistration } from "./donor-registration";
import { openPartner, signUp, ZOE } from "./test-support/partner";

const POLICY = "https://club.example/privacy";
let count = 0;
let scene: Rendered;

async function signedIn(persona: Persona, elements = 1): Promise<void> {
  const apiBase = `https://partner-privacy-${(count += 1)}.example/v2`;
  const mock = createInlineMock({ apiBase, donors: 20, storage: "memory" });
  setTransport(apiBase, mock);
  onTestFinished(async () => {
    setTransport(apiBase, null);
    await cleanUp(apiBase, mock);
  });
  const settings = widgetProps(apiBase, { privacyUrl: POLICY, start: "sign-in", host: document.createElement("div") });
  const all = Array.from({ length: elements }, (_, index) => <DonorRegistration key={index} {...settings} />);
  scene = await stage(<>{all}</>);
  await expect.poll(() => scene.field("Password")).toBeTruthy();
  await userEvent.fill(scene.field("E-mail"), personaEmail(persona));
  await userEvent.fill(scene.field("Password"), PASSWORD);
  await userEvent.keyboard("{Enter}");
  await expect.poll(headings).toHaveLength(elements);
}
const headings = () => scene.getByRole("heading", { name: /^Ciao/ }).elements();
const banners = () => scene.shadow.querySelectorAll("section[aria-labelledby]:has(a)");

it("the banner on a partner's page has a link to the policy; accepting shows a toast and focuses the heading", async () => {
  await signedIn("suspended");
  await expect.poll(banners).toHaveLength(1);
  expect(banners()[0]?.textContent).toContain("Accettazione della privacy");
  expect(banners()[0]?.querySelector("a")?.href).toBe(POLICY);
  await scene.press("button", "Accetta privacy");
  await expect.poll(scene.text).toContain("Informativa della privacy accettata");
  await expect.poll(banners).toHaveLength(0);
  expect(scene.focused()?.closest("h1")).toBeTruthy();
  await scene.remove();
});

it("closing the banner closes it in every element of the page", async () => {
  await signedIn("suspended", 2);
  await expect.poll(banners).toHaveLength(2);
  await scene.press("button", "Chiudi");
  await expect.poll(banners).toHaveLength(0);
  await scene.remove();
});

it("a user who has accepted sees no banner", async () => {
  await signedIn("donor");
  expect(banners()).toHaveLength(0);
  await scene.remove();
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
  const banner = () => partner.scene.shadow.querySelector("section[aria-labelledby]:has(a)");
  // the banner loads its code lazily: without it, its absence would prove nothing
  await import("../../features/privacy/privacy-question");
  await signUp(partner);
  expect(banner()).toBeNull();
  await partner.openMail(ZOE.email);
  await partner.press("Ho confermato");
  await expect.poll(partner.page).toContain("Indirizzo confermato.");
  await expect.poll(() => partner.scene.shadow.querySelector("form")).toBeTruthy();
  expect(banner()).toBeNull();
});
