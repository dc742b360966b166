import { userEvent } from "vitest/browser";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { setTransport } from "../../api/transport";
import { createInlineMock, PASSWORD, personaEmail, type Persona } from "../../mocks/index";
import { forget } from "../test-support/forget";
import { stage, until, type Rendered } from "../../ui/test-support";
import { DonorRegistration } from "./donor-registration";

let count = 0;
let apiBase: string;
let mock: ReturnType<typeof createInlineMock>;
let scene: Rendered;
const emit = vi.fn();

beforeEach(async () => {
  apiBase = `https://partner-${(count += 1)}.example/v2`;
  mock = createInlineMock({ apiBase, donors: 20, storage: "memory" });
  setTransport(apiBase, mock);
  emit.mockClear();
  const settings = {
    apiBase, uploadsBase: null, socketUrl: null, recaptchaSiteKey: null, privacyUrl: null, theme: "light",
    tokenStorage: "memory", pageTitle: false, invites: false, openIn: null, start: "sign-in", returnUrl: null, partner: null,
  bell: true, publicFeatures: "zones settings", host: document.createElement("div"), emit,
  } as const; // prettier-ignore
  scene = await stage(<DonorRegistration {...settings} />);
  await expect.poll(() => scene.shadow.querySelector("input[type=password]")).toBeTruthy();
});
afterEach(async () => {
  await scene.remove();
  setTransport(apiBase, null);
  await forget(apiBase, mock);
});

const page = () => scene.text();
const input = (selector: string) => scene.find(selector) as HTMLInputElement;
const heading = () => scene.focused()?.closest("h1")?.textContent.trim();
const button = (name: string) => scene.find("button", name);
const signIn = async (persona: Persona) => {
  await userEvent.fill(input("input[type=email]"), personaEmail(persona));
  await userEvent.fill(input("input[type=password]"), PASSWORD);
  await userEvent.click(button("Accedi"));
};

it("takes no focus at first; who signs in finds it on the heading, who leaves on that of the sign-in", async () => {
  await expect.poll(() => scene.focused()).toBeNull();
  await signIn("donor");
  await expect.poll(heading).toMatch(/^Ciao /);
  await userEvent.click(button("Esci"));
  await expect.poll(heading).toBe("La tua scheda di donatore");
});

it("a forgotten password is asked for here, with the address typed so far, and back again", async () => {
  await userEvent.fill(input("input[type=email]"), "donor@gds.example");
  await userEvent.click(button("Password dimenticata?"));
  await expect.poll(heading).toBe("Password dimenticata");
  expect(input("input[type=email]").value).toBe("donor@gds.example");
  await userEvent.click(button("Manda il collegamento"));
  await expect.poll(heading).toBe("Controlla la posta");
  expect((await mock.control.mails()).at(-1)).toMatchObject({ to: "donor@gds.example" });
  await userEvent.click(button("Torna all’accesso"));
  await expect.poll(heading).toBe("La tua scheda di donatore");
  expect(scene.shadow.querySelector("a[href*='#/']")).toBeNull();
});

it("a pending donor fills in the form here, and comes back to the own record", async () => {
  await signIn("pending");
  await expect.poll(heading).toBe("I tuoi dati");
  for (const title of ["Come ti troviamo", "Salute e scelte", "I tuoi consensi"]) {
    await userEvent.click(button("Avanti"));
    await expect.poll(heading).toBe(title);
  }
  for (const name of ["consentPrivacy", "consentHealth"]) await userEvent.click(input(`[name=${name}]`));
  await userEvent.click(button("Invia il modulo"));
  await expect.poll(heading).toBe("Grazie, Giulia");
  expect(emit).toHaveBeenCalledWith("gds-registration-completed", { userId: "d2" });
  await userEvent.click(button("Vai alla tua scheda"));
  await expect.poll(heading).toBe("Ciao Giulia");
  expect(page()).toContain("in attesa di attivazione");
});

it("an active donor is told whom to ask to correct the data", async () => {
  await signIn("donor");
  await expect.poll(page).toContain("Per correggerlo, senti la tua sede.");
});

it("who has sent the form may correct it after a reload, too; each screen begins at its heading, in sight", async () => {
  const above = document.createElement("div");
  above.style.height = "600px";
  scene.host.before(above);
  scene.host.style.minHeight = "3000px";
  onTestFinished(() => above.remove());
  const inSight = () => scene.host.getBoundingClientRect().top >= 0;
  const further = async (name: string) => {
    window.scrollTo(0, 1500);
    await expect.poll(inSight).toBe(false);
    button(name).click();
  };
  await signIn("pending");
  await expect.poll(heading).toBe("I tuoi dati");
  for (const title of ["Come ti troviamo", "Salute e scelte", "I tuoi consensi"]) {
    await userEvent.click(button("Avanti"));
    await expect.poll(heading).toBe(title);
  }
  for (const name of ["consentPrivacy", "consentHealth"]) await userEvent.click(input(`[name=${name}]`));
  await userEvent.click(button("Invia il modulo"));
  await expect.poll(heading).toBe("Grazie, Giulia");
  await userEvent.click(button("Esci"));
  await expect.poll(heading).toBe("La tua scheda di donatore");
  await signIn("pending");
  await expect.poll(heading).toBe("Ciao Giulia");
  await until(() => button("Correggi i tuoi dati"));
  await further("Correggi i tuoi dati");
  await expect.poll(heading).toBe("I tuoi dati");
  await expect.poll(inSight).toBe(true);
  await further("Annulla");
  await expect.poll(heading).toBe("Ciao Giulia");
  await expect.poll(inSight).toBe(true);
  await until(() => button("Correggi i tuoi dati"));
  await further("Correggi i tuoi dati");
  await expect.poll(heading).toBe("I tuoi dati");
  await userEvent.fill(input("[name=street]"), "Via Nuova 3");
  await further("Salva i dati");
  await expect.poll(heading).toBe("Grazie, Giulia");
  await expect.poll(inSight).toBe(true);
  await further("Correggi i tuoi dati");
  await expect.poll(heading).toBe("I tuoi dati");
  await expect.poll(inSight).toBe(true);
});
