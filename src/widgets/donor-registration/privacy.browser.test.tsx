import { userEvent } from "vitest/browser";
import { expect, it, onTestFinished, vi } from "vitest";
import { setTransport } from "../../api/transport";
import { createInlineMock, PASSWORD, personaEmail, type Persona } from "../../mocks/index";
import { forget } from "../test-support/forget";
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
    await forget(apiBase, mock);
  });
  const settings = {
    apiBase, uploadsBase: null, socketUrl: null, recaptchaSiteKey: null, privacyUrl: POLICY, theme: "light",
    tokenStorage: "memory", pageTitle: false, invites: false, openIn: null, start: "sign-in", returnUrl: null, partner: null,
  bell: true, publicFeatures: "zones settings", host: document.createElement("div"), emit: vi.fn(),
  } as const; // prettier-ignore
  const all = Array.from({ length: elements }, (_, index) => <DonorRegistration key={index} {...settings} />);
  scene = await stage(<>{all}</>);
  await expect.poll(() => scene.shadow.querySelector("input[type=password]")).toBeTruthy();
  await userEvent.fill(scene.find("input[type=email]"), personaEmail(persona));
  await userEvent.fill(scene.find("input[type=password]"), PASSWORD);
  await userEvent.keyboard("{Enter}");
  await expect.poll(headings).toHaveLength(elements);
}
const headings = () =>
  [...scene.shadow.querySelectorAll("h1")].filter(({ textContent }) => textContent.startsWith("Ciao"));
const banners = () => scene.shadow.querySelectorAll("section[aria-labelledby]:has(a)");

it("asks on a partner's page, too, with a link to the policy; who accepts is told, and finds the focus on the page", async () => {
  await signedIn("suspended");
  await expect.poll(banners).toHaveLength(1);
  expect(banners()[0]?.textContent).toContain("Accettazione della privacy");
  expect(banners()[0]?.querySelector("a")?.href).toBe(POLICY);
  await userEvent.click(scene.find("button", "Accetta privacy"));
  await expect.poll(scene.text).toContain("Informativa della privacy accettata");
  await expect.poll(banners).toHaveLength(0);
  expect(scene.focused()?.closest("h1")).toBeTruthy();
  await scene.remove();
});

it("is closed for the session in every element of the page", async () => {
  await signedIn("suspended", 2);
  await expect.poll(banners).toHaveLength(2);
  await userEvent.click(scene.find("button", "Chiudi"));
  await expect.poll(banners).toHaveLength(0);
  await scene.remove();
});

it("asks nobody whose flag the server has set", async () => {
  await signedIn("donor");
  expect(banners()).toHaveLength(0);
  await scene.remove();
});

// one privacy moment (specification §2): the way ends in the step of the consents, where the policy is, too
it("asks nobody on the way to the form, whose last step has the consents", async () => {
  const partner = await openPartner({ privacyUrl: POLICY });
  partner.answer(async (request) => {
    if (!/\/auth\/(me|login)$/.test(request.url)) return partner.mock.fetch(request);
    const answer = await partner.mock.fetch(request);
    const body = (await answer.json()) as { user: object };
    return Response.json({ ...body, user: { ...body.user, privacy: false } }, { status: answer.status });
  });
  const banner = () => partner.scene.shadow.querySelector("section[aria-labelledby]:has(a)");
  // the code of the banner comes late, and is there by now: who was asked above had it
  await import("../../features/privacy/privacy-question");
  await signUp(partner);
  expect(banner()).toBeNull();
  await partner.openMail(ZOE.email);
  await partner.press("Ho confermato");
  await expect.poll(partner.page).toContain("Indirizzo confermato.");
  await expect.poll(() => partner.scene.shadow.querySelector("form")).toBeTruthy();
  expect(banner()).toBeNull();
});
