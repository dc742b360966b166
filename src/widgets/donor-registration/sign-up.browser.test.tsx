import { SWRConfig } from "swr";
import { userEvent } from "vitest/browser";
import { expect, it, onTestFinished, vi } from "vitest";
import { UNREACHABLE_ERROR, UNCLEAR_ERROR } from "../../domain/texts";
import { clearCache, keyPrefix } from "../../api/react/cache";
import { authTexts } from "../../features/auth";
import { until } from "../../ui/test-support";
import { openPartner, signUp, typeIn, ZOE, type Partner } from "./test-support/partner";

/** The calls of a path fail until the next answer is set. */
const failWith = ({ answer }: Partner, path: string, response: () => Response | Promise<Response>) =>
  answer(({ url }) => (url.endsWith(path) ? response() : undefined));
const lost = () => Promise.reject(new TypeError("Failed to fetch"));

it("the first screen says what the donor needs, and stores nothing before the donor types", async () => {
  const partner = await openPartner();
  expect(partner.heading()).toBe("Iscriviti in due minuti");
  for (const text of ["Tessera sanitaria", "Cellulare", "La tua posta"]) expect(partner.page()).toContain(text);
  expect(partner.scene.focused()).toBeNull();
  expect(Object.keys(sessionStorage).filter((key) => key.includes(partner.apiBase))).toEqual([]);
});

it("a new donor signs up, confirms the address and reaches the form", async () => {
  const partner = await openPartner({ partner: "Polisportiva Seriana" });
  await signUp(partner);
  expect(partner.scene.focused()?.tagName).toBe("H1");
  expect(partner.page()).toContain(ZOE.email);
  expect(partner.emit).toHaveBeenCalledWith("gds-login", { user: { _id: expect.any(String), role: "donor" } });

  failWith(partner, "/auth/me", lost);
  await partner.press("Ho confermato");
  await expect.poll(partner.page).toContain(UNREACHABLE_ERROR);
  partner.answer(null);
  await partner.press("Ho confermato");
  await expect.poll(partner.page).toContain("Non risulta ancora confermato.");
  await partner.openMail(ZOE.email);
  await partner.press("Ho confermato");
  await expect.poll(() => partner.scene.shadow.querySelector("form")).toBeTruthy();
  expect(partner.page()).toContain("Indirizzo confermato.");
  await expect.poll(() => partner.scene.focused()?.tagName).toBe("H1");

  const { donors } = (await partner.callAs("admin", "/donors?query=D%27Amico")) as {
    donors: { email: string; inscriptionNote: string }[];
  };
  expect(donors.find(({ email }) => email === ZOE.email)?.inscriptionNote).toContain("Polisportiva Seriana");
});

it("a sign-up without a network shows a message and keeps the typed values; the next press works", async () => {
  const partner = await openPartner();
  await typeIn(partner);
  failWith(partner, "/auth/register", lost);
  await partner.press("Registrati");
  await expect.poll(partner.page).toContain(UNREACHABLE_ERROR);
  const typed = () => ["Cognome", "Password", "Zona"].map((label) => partner.input(label).value);
  expect(typed()).toEqual([ZOE.lastName, ZOE.password, ZOE.area]);
  partner.answer(null);
  await partner.press("Registrati");
  await expect.poll(partner.heading).toBe("Controlla la posta");
});

it("if the service doesn't respond to the zones and to the sign-up, the screen says so once", async () => {
  const partner = await openPartner();
  await typeIn(partner);
  partner.answer(({ url }) => (/\/(zones|register)$/.test(url) ? lost() : undefined));
  const sentences = () => partner.page().split("Il servizio non risponde").length - 1;
  await partner.reload(() => clearCache(SWRConfig.defaultValue.cache, keyPrefix(partner.apiBase)));
  await expect.poll(partner.page).toContain(authTexts.areaFailed);
  await expect.poll(sentences).toBe(1);
  await userEvent.fill(partner.input("Password"), ZOE.password);
  await partner.press("Registrati");
  await expect.poll(partner.page).not.toContain(authTexts.registering);
  expect(sentences()).toBe(1);
});

it("the form appears when the mail was opened on another device, and doesn't take the focus", async () => {
  const partner = await openPartner({ user: "new" });
  await expect.poll(partner.heading).toBe("Controlla la posta");
  const field = document.body.appendChild(document.createElement("input"));
  onTestFinished(() => field.remove());
  field.focus();
  await partner.openMail(ZOE.email);
  window.dispatchEvent(new Event("focus"));
  await expect.poll(() => partner.scene.shadow.querySelector("form")).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

it("the confirmation is checked every ten seconds while the element is visible", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const partner = await openPartner({ user: "new" });
  await expect.poll(partner.heading).toBe("Controlla la posta");
  let calls = 0;
  partner.answer(({ url }) => {
    if (url.endsWith("/auth/me")) calls += 1;
    return undefined;
  });
  vi.advanceTimersByTime(10_000);
  await expect.poll(() => calls).toBe(1);
  partner.scene.host.style.display = "none";
  vi.advanceTimersByTime(20_000);
  expect(calls).toBe(1);
  partner.scene.host.style.display = "";
  // the first response may not have arrived yet
  const callsTenSecondsLater = () => {
    vi.advanceTimersByTime(10_000);
    return calls;
  };
  await expect.poll(callsTenSecondsLater).toBe(2);
});

it("a reload keeps the step and the typed values, except the password", async () => {
  const partner = await openPartner();
  await typeIn(partner);
  await partner.reload();
  expect(partner.input("Nome").value).toBe(ZOE.firstName);
  await expect.poll(() => partner.input("Zona").value).toBe(ZOE.area);
  expect(partner.input("Password").value).toBe("");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(ZOE.password);

  await partner.press("Accedi");
  await expect.poll(partner.heading).toBe("La tua scheda di donatore");
  await partner.reload();
  expect(partner.heading()).toBe("La tua scheda di donatore");
  await expect.poll(() => partner.input("E-mail")?.value).toBe(ZOE.email);
});

it("an address with an account gets a link to a new password, with the address filled in", async () => {
  const partner = await openPartner();
  await typeIn(partner, { ...ZOE, email: "donor@gds.example" });
  await partner.press("Registrati");
  await expect.poll(partner.page).toContain("Questo indirizzo è già registrato.");
  await expect.poll(() => partner.scene.focused()).toBe(partner.input("E-mail"));
  await partner.press("scegli una nuova password");
  await expect.poll(partner.heading).toBe("Password dimenticata");
  expect(partner.input("E-mail").value).toBe("donor@gds.example");
});

it("another mail can be requested only after a wait, whose seconds are shown, also after a reload", async () => {
  const partner = await openPartner();
  await signUp(partner);
  expect(partner.page()).toMatch(/Puoi chiedere un’altra e-mail tra \d+ secondi/);
  expect(partner.button("Invia di nuovo").getAttribute("aria-disabled")).toBe("true");
  partner.button("Invia di nuovo").click();
  expect(await partner.mock.control.mails()).toHaveLength(1);
  await partner.reload();
  const later = Date.now() + 61_000;
  const now = vi.spyOn(Date, "now").mockReturnValue(later);
  onTestFinished(() => now.mockRestore());
  await expect.poll(partner.page).toContain("Te la mandiamo subito.");
  failWith(partner, "/auth/resend-validation", () =>
    Response.json({ success: false, message: "Non ora." }, { status: 500 }),
  );
  await partner.press("Invia di nuovo");
  await expect.poll(partner.page).toContain("Non ora.");
  partner.answer(null);
  await partner.press("Invia di nuovo");
  await expect.poll(partner.page).toContain("Mandata di nuovo.");
  expect(await partner.mock.control.mails()).toHaveLength(2);
});

it("a donor corrects a wrong address, and the mail is sent to the new one; a failure keeps the typed address", async () => {
  const partner = await openPartner({ user: "new" });
  await partner.press("Cambia indirizzo");
  await expect.poll(partner.heading).toBe("Cambia indirizzo");
  await userEvent.fill(await until(() => partner.input("E-mail")), "donor@gds.example");
  await partner.press("Salva e invia");
  await expect.poll(partner.page).toContain("già registrato");
  await userEvent.fill(partner.input("E-mail"), "giusta@posta.example");
  failWith(partner, "/auth/email", lost);
  await partner.press("Salva e invia");
  await expect.poll(partner.page).toContain(UNCLEAR_ERROR);
  expect(partner.input("E-mail").value).toBe("giusta@posta.example");
  partner.answer(null);
  await partner.press("Salva e invia");
  await expect.poll(partner.heading).toBe("Controlla la posta");
  expect(partner.page()).toContain("giusta@posta.example");
  await partner.openMail("giusta@posta.example");
});

it("if the server can't change the address, the sign-up starts again with the typed values", async () => {
  const partner = await openPartner();
  partner.answer(({ url }) =>
    url.endsWith("/auth/ability") ? Response.json({ success: true, ability: [], features: [] }) : undefined,
  );
  await signUp(partner);
  await partner.press("Cambia indirizzo");
  await expect.poll(partner.heading).toBe("Iscriviti in due minuti");
  expect(partner.input("Cognome").value).toBe(ZOE.lastName);
  expect(partner.input("E-mail").value).toBe(ZOE.email);
});

it("if the server allows no sign-in before the confirmation, the sign-in follows the confirmation", async () => {
  const partner = await openPartner();
  failWith(partner, "/auth/login", () => Response.json({ success: false, message: "Conferma prima" }, { status: 403 }));
  await signUp(partner);
  await partner.reload();
  expect(partner.heading()).toBe("Controlla la posta");
  partner.answer(null);
  await partner.press("Ho confermato");
  await expect.poll(partner.heading).toBe("La tua scheda di donatore");
  expect(partner.input("E-mail").value).toBe(ZOE.email);
});

it('with start="sign-in" the element begins with the sign-in, and shows the link back to the site', async () => {
  const partner = await openPartner({ start: "sign-in", returnUrl: "https://club.example/dono" });
  expect(partner.heading()).toBe("La tua scheda di donatore");
  expect((partner.scene.find("a", "Torna al sito") as HTMLAnchorElement).href).toBe("https://club.example/dono");
});
