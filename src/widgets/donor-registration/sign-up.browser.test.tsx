import { userEvent } from "vitest/browser";
import { expect, it, onTestFinished, vi } from "vitest";
import { PASSWORD } from "../../mocks/index";
import { openPartner, signUp, typeIn, ZOE } from "./test-support/partner";
import { until } from "../../ui/test-support";

it("says what it takes before it asks for anything, and leaves nothing behind while nothing is typed", async () => {
  const partner = await openPartner();
  expect(partner.heading()).toBe("Iscriviti in due minuti");
  for (const words of ["Tessera sanitaria", "Cellulare", "La tua posta"]) expect(partner.page()).toContain(words);
  expect(partner.scene.focused()).toBeNull();
  expect(Object.keys(sessionStorage).filter((key) => key.includes(partner.apiBase))).toEqual([]);
});

it("leads a new person from signing up, over the mail, to the form and its end", async () => {
  const partner = await openPartner({ partner: "Polisportiva Seriana" });
  await signUp(partner);
  expect(partner.scene.focused()?.tagName).toBe("H1");
  expect(partner.page()).toContain(ZOE.email);
  expect(partner.emit).toHaveBeenCalledWith("gds-login", { user: { _id: expect.any(String), role: "donor" } });

  await partner.press("Ho confermato");
  await expect.poll(partner.page).toContain("Non risulta ancora confermato.");
  await partner.openMail(ZOE.email);
  await partner.press("Ho confermato");
  await expect.poll(partner.heading).not.toBe("Controlla la posta");
  await expect.poll(() => partner.scene.shadow.querySelector("form")).toBeTruthy();
  expect(partner.page()).toContain("Indirizzo confermato.");
  await expect.poll(() => partner.scene.focused()?.tagName).toBe("H1");

  const { authToken } = await partner.mock.control.signIn("admin");
  const request = new Request(`${partner.apiBase}/donors?query=D%27Amico`, {
    headers: { Authorization: `Bearer ${authToken}` },
  });
  const { donors } = (await (await partner.mock.fetch(request)).json()) as {
    donors: { email: string; inscriptionNote: string }[];
  };
  expect(donors.find(({ email }) => email === ZOE.email)?.inscriptionNote).toContain("Polisportiva Seriana");
});

it("goes on by itself when the mail was opened elsewhere, and takes the focus from nobody", async () => {
  const partner = await openPartner();
  await signUp(partner);
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  await partner.openMail(ZOE.email);
  window.dispatchEvent(new Event("focus"));
  await expect.poll(() => partner.scene.shadow.querySelector("form")).toBeTruthy();
  expect(document.activeElement).toBe(field);
  field.remove();
});

it("looks every ten seconds while it is seen, and not while the page's router hides it", async () => {
  const partner = await openPartner();
  await typeIn(partner);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  await partner.press("Registrati");
  await expect.poll(partner.heading).toBe("Controlla la posta");
  let asked = 0;
  partner.answer(({ url }) => {
    if (url.endsWith("/auth/me")) asked += 1;
    return undefined;
  });
  vi.advanceTimersByTime(10_000);
  await expect.poll(() => asked).toBe(1);
  partner.scene.host.style.display = "none";
  vi.advanceTimersByTime(20_000);
  expect(asked).toBe(1);
  partner.scene.host.style.display = "";
  // the first answer may be under way until then
  const tenSecondsOn = () => {
    vi.advanceTimersByTime(10_000);
    return asked;
  };
  await expect.poll(tenSecondsOn).toBe(2);
});

it("keeps its place and what was typed over a reload, but for the password", async () => {
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
  expect(partner.input("E-mail").value).toBe(ZOE.email);

  await partner.press("Registrati");
  await expect.poll(partner.heading).toBe("Iscriviti in due minuti");
  await userEvent.fill(partner.input("Password"), ZOE.password);
  await partner.press("Registrati");
  await expect.poll(partner.heading).toBe("Controlla la posta");
  await partner.reload();
  await expect.poll(partner.heading).toBe("Controlla la posta");
  expect(partner.page()).toContain(ZOE.email);
});

it("who has an account already is led to signing in or to a new password, with the address", async () => {
  const partner = await openPartner();
  await typeIn(partner, { ...ZOE, email: "donor@gds.example" });
  await partner.press("Registrati");
  await expect.poll(partner.page).toContain("Questo indirizzo è già registrato.");
  expect(partner.scene.focused()).toBe(partner.input("E-mail"));
  await partner.press("scegli una nuova password");
  await expect.poll(partner.heading).toBe("Password dimenticata");
  expect(partner.input("E-mail").value).toBe("donor@gds.example");
});

it("asks for another mail only after a while, and says how long", async () => {
  const partner = await openPartner();
  await signUp(partner);
  expect(partner.page()).toMatch(/Puoi chiedere un’altra e-mail tra \d+ secondi/);
  expect(partner.button("Invia di nuovo").getAttribute("aria-disabled")).toBe("true");
  partner.button("Invia di nuovo").click();
  expect(await partner.mock.control.mails()).toHaveLength(1);
  await partner.reload();
  const later = Date.now() + 61_000;
  vi.spyOn(Date, "now").mockReturnValue(later);
  await expect.poll(partner.page).toContain("Te la mandiamo subito.");
  await partner.press("Invia di nuovo");
  await expect.poll(partner.page).toContain("Mandata di nuovo.");
  vi.restoreAllMocks();
  expect(await partner.mock.control.mails()).toHaveLength(2);
});

it("a wrong address is mended, and the mail goes there", async () => {
  const partner = await openPartner();
  await signUp(partner);
  await partner.press("Cambia indirizzo");
  await expect.poll(partner.heading).toBe("Cambia indirizzo");
  await userEvent.fill(await until(() => partner.input("E-mail")), "donor@gds.example");
  await partner.press("Salva e invia");
  await expect.poll(partner.page).toContain("già registrato");
  await userEvent.fill(partner.input("E-mail"), "giusta@posta.example");
  await partner.press("Salva e invia");
  await expect.poll(partner.heading).toBe("Controlla la posta");
  expect(partner.page()).toContain("giusta@posta.example");
  await partner.openMail("giusta@posta.example");
});

it("where the server can't change it, the sign-up begins anew with what is known", async () => {
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

it("where nobody gets in before the address is confirmed, the mail comes first and then the sign-in", async () => {
  const partner = await openPartner();
  partner.answer(({ url }) =>
    url.endsWith("/auth/login")
      ? Response.json({ success: false, message: "Conferma prima" }, { status: 403 })
      : undefined,
  );
  await signUp(partner);
  await partner.reload();
  expect(partner.heading()).toBe("Controlla la posta");
  partner.answer(null);
  await partner.press("Ho confermato");
  await expect.poll(partner.heading).toBe("La tua scheda di donatore");
  expect(partner.input("E-mail").value).toBe(ZOE.email);
});

it("begins with the sign-in where the page is for people who are donors already, and shows the way back", async () => {
  const partner = await openPartner({ start: "sign-in", returnUrl: "https://club.example/dono" });
  expect(partner.heading()).toBe("La tua scheda di donatore");
  expect((partner.scene.find("a", "Torna al sito") as HTMLAnchorElement).href).toBe("https://club.example/dono");
});

it("once the form is sent the way back is a button, beside what comes next", async () => {
  const partner = await openPartner({ start: "sign-in", returnUrl: "https://club.example/dono" });
  await expect.poll(() => partner.scene.shadow.querySelector("input[type=password]")).toBeTruthy();
  await userEvent.fill(partner.input("E-mail"), "pending@gds.example");
  await userEvent.fill(partner.input("Password"), PASSWORD);
  await partner.press("Accedi");
  for (const title of ["I tuoi dati", "Come ti troviamo", "Salute e scelte"]) {
    await expect.poll(() => partner.heading()?.trim()).toBe(title);
    await partner.press("Avanti");
  }
  for (const name of ["consentPrivacy", "consentHealth"]) {
    const box = await until(() => partner.scene.find(`[name=${name}]`));
    await userEvent.click(box);
  }
  await partner.press("Invia il modulo");
  await expect.poll(partner.page).toContain("Che cosa succede adesso");
  const back = [...partner.scene.shadow.querySelectorAll("a")].filter((link) => link.textContent === "Torna al sito");
  expect(back.map(({ href }) => href)).toEqual(["https://club.example/dono"]);
  await partner.press("Vai alla tua scheda");
  await expect.poll(() => partner.heading()?.trim()).toBe("Ciao Giulia");
  expect(partner.page()).toContain("Torna al sito");
});
