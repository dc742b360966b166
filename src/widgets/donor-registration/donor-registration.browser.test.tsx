import { userEvent } from "vitest/browser";
import { expect, it, onTestFinished } from "vitest";
import { saveDraftAt } from "../../features/own-data/registration/test-support/draft-at";
import { until } from "../../ui/test-support";
import { openPartner } from "./test-support/partner";

it("the element takes no focus at first; after a sign-in and a sign-out the heading has it", async () => {
  const { scene, focusedHeading, page, press, signIn } = await openPartner({ start: "sign-in" });
  expect(scene.focused()).toBeNull();
  await signIn("donor");
  await expect.poll(focusedHeading).toMatch(/^Ciao /);
  // an active donor reads whom to ask for corrections
  await expect.poll(page).toContain("o senti la tua sede.");
  await press("Esci");
  await expect.poll(focusedHeading).toBe("La tua scheda di donatore");
});

it("the form for a forgotten password has the typed address, and leads back to the sign-in", async () => {
  const { scene, mock, input, focusedHeading, press } = await openPartner({ start: "sign-in" });
  await userEvent.fill(await until(() => input("E-mail")), "donor@gds.example");
  await press("Password dimenticata?");
  await expect.poll(focusedHeading).toBe("Password dimenticata");
  expect(input("E-mail").value).toBe("donor@gds.example");
  await press("Manda il collegamento");
  await expect.poll(focusedHeading).toBe("Controlla la posta");
  expect((await mock.control.mails()).at(-1)).toMatchObject({ to: "donor@gds.example" });
  await press("Torna all’accesso");
  await expect.poll(focusedHeading).toBe("La tua scheda di donatore");
  expect(scene.shadow.querySelector("a[href*='#/']")).toBeNull();
});

it("a pending donor sends the form, then reads the next steps beside the link back to the site, then the own record", async () => {
  const partner = await openPartner({ start: "sign-in", returnUrl: "https://club.example/dono" });
  const { scene, emit, focusedHeading, page, press } = partner;
  await saveDraftAt(partner, "consents");
  await partner.signIn("pending");
  await expect.poll(partner.heading).toBe("I tuoi consensi");
  for (const name of ["consentPrivacy", "consentHealth"]) await scene.press(`[name=${name}]`);
  await press("Invia il modulo");
  await expect.poll(focusedHeading).toBe("Grazie, Giulia");
  expect(emit).toHaveBeenCalledWith("gds-registration-completed", { userId: "d2" });
  await expect.poll(page).toContain("Che cosa succede adesso");
  const back = scene.getByRole("link", { name: "Torna al sito", exact: true }).elements();
  expect(back.map((link) => link.getAttribute("href"))).toEqual(["https://club.example/dono"]);
  await press("Vai alla tua scheda");
  await expect.poll(focusedHeading).toBe("Ciao Giulia");
  await expect.poll(page).toContain("in attesa di attivazione");
  expect(page()).toContain("Torna al sito");
});

it("a donor who has sent the form can correct it later, too; each screen scrolls to its heading", async () => {
  const partner = await openPartner({ start: "sign-in" });
  const { scene, focusedHeading } = partner;
  await partner.callAs("admin", "/registration/d2", { method: "PUT", body: {} }); // completes the registration
  const above = document.createElement("div");
  above.style.height = "600px";
  scene.host.before(above);
  scene.host.style.minHeight = "3000px";
  onTestFinished(() => above.remove());
  const isVisible = () => scene.host.getBoundingClientRect().top >= 0;
  const scrollAndPress = async (name: string) => {
    const button = await until(() => partner.button(name));
    window.scrollTo(0, 1500);
    await expect.poll(isVisible).toBe(false);
    button.click();
  };
  await partner.signIn("pending");
  await expect.poll(focusedHeading).toBe("Ciao Giulia");
  await scrollAndPress("Correggi i tuoi dati");
  await expect.poll(focusedHeading).toBe("I tuoi dati");
  await expect.poll(isVisible).toBe(true);
  await scrollAndPress("Annulla");
  await expect.poll(focusedHeading).toBe("Ciao Giulia");
  await expect.poll(isVisible).toBe(true);
  await scrollAndPress("Correggi i tuoi dati");
  await expect.poll(focusedHeading).toBe("I tuoi dati");
  await userEvent.fill(scene.find("[name=street]"), "Via Nuova 3");
  await scrollAndPress("Salva i dati");
  await expect.poll(focusedHeading).toBe("Grazie, Giulia");
  await expect.poll(isVisible).toBe(true);
  await scrollAndPress("Correggi i tuoi dati");
  await expect.poll(focusedHeading).toBe("I tuoi dati");
  await expect.poll(isVisible).toBe(true);
});
