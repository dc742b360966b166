import { userEvent } from "vitest/browser";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { setTransport } from "../../api/transport";
import { createInlineMock, PASSWORD, personaEmail, type Persona } from "../../mocks/index";
import { cleanUp } from "../test-support/clean-up";
import { widgetProps } from "../test-support/widget-props";
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
  const host = document.createElement("div");
  scene = await stage(<DonorRegistration {...widgetProps(apiBase, { start: "sign-in", host, emit })} />);
  await expect.poll(() => scene.field("Password")).toBeTruthy();
});
afterEach(async () => {
  await scene.remove();
  setTransport(apiBase, null);
  await cleanUp(apiBase, mock);
});

const input = (selector: string) => scene.find(selector) as HTMLInputElement;
const focusedHeading = () => scene.focused()?.closest("h1")?.textContent.trim();
const button = (name: string) => scene.find("button", name);
const signIn = async (persona: Persona) => {
  await userEvent.fill(scene.field("E-mail"), personaEmail(persona));
  await userEvent.fill(scene.field("Password"), PASSWORD);
  await userEvent.click(button("Accedi"));
};

it("the element takes no focus at first; after a sign-in and a sign-out the heading has it", async () => {
  await expect.poll(() => scene.focused()).toBeNull();
  await signIn("donor");
  await expect.poll(focusedHeading).toMatch(/^Ciao /);
  await userEvent.click(button("Esci"));
  await expect.poll(focusedHeading).toBe("La tua scheda di donatore");
});

it("the form for a forgotten password has the typed address, and leads back to the sign-in", async () => {
  await userEvent.fill(scene.field("E-mail"), "donor@gds.example");
  await userEvent.click(button("Password dimenticata?"));
  await expect.poll(focusedHeading).toBe("Password dimenticata");
  expect(scene.field("E-mail").value).toBe("donor@gds.example");
  await userEvent.click(button("Manda il collegamento"));
  await expect.poll(focusedHeading).toBe("Controlla la posta");
  expect((await mock.control.mails()).at(-1)).toMatchObject({ to: "donor@gds.example" });
  await userEvent.click(button("Torna all’accesso"));
  await expect.poll(focusedHeading).toBe("La tua scheda di donatore");
  expect(scene.shadow.querySelector("a[href*='#/']")).toBeNull();
});

it("a pending donor fills in the form, and then sees the own record", async () => {
  await signIn("pending");
  await expect.poll(focusedHeading).toBe("I tuoi dati");
  for (const title of ["Come ti troviamo", "Salute e scelte", "I tuoi consensi"]) {
    await userEvent.click(button("Avanti"));
    await expect.poll(focusedHeading).toBe(title);
  }
  for (const name of ["consentPrivacy", "consentHealth"]) await userEvent.click(input(`[name=${name}]`));
  await userEvent.click(button("Invia il modulo"));
  await expect.poll(focusedHeading).toBe("Grazie, Giulia");
  expect(emit).toHaveBeenCalledWith("gds-registration-completed", { userId: "d2" });
  await userEvent.click(button("Vai alla tua scheda"));
  await expect.poll(focusedHeading).toBe("Ciao Giulia");
  expect(scene.text()).toContain("in attesa di attivazione");
});

it("an active donor reads whom to ask for corrections", async () => {
  await signIn("donor");
  await expect.poll(scene.text).toContain("Per correggerlo, senti la tua sede.");
});

it("a donor who has sent the form can correct it later, too; each screen scrolls to its heading", async () => {
  const above = document.createElement("div");
  above.style.height = "600px";
  scene.host.before(above);
  scene.host.style.minHeight = "3000px";
  onTestFinished(() => above.remove());
  const isVisible = () => scene.host.getBoundingClientRect().top >= 0;
  const scrollAndPress = async (name: string) => {
    window.scrollTo(0, 1500);
    await expect.poll(isVisible).toBe(false);
    button(name).click();
  };
  await signIn("pending");
  await expect.poll(focusedHeading).toBe("I tuoi dati");
  for (const title of ["Come ti troviamo", "Salute e scelte", "I tuoi consensi"]) {
    await userEvent.click(button("Avanti"));
    await expect.poll(focusedHeading).toBe(title);
  }
  for (const name of ["consentPrivacy", "consentHealth"]) await userEvent.click(input(`[name=${name}]`));
  await userEvent.click(button("Invia il modulo"));
  await expect.poll(focusedHeading).toBe("Grazie, Giulia");
  await userEvent.click(button("Esci"));
  await expect.poll(focusedHeading).toBe("La tua scheda di donatore");
  await signIn("pending");
  await expect.poll(focusedHeading).toBe("Ciao Giulia");
  await until(() => button("Correggi i tuoi dati"));
  await scrollAndPress("Correggi i tuoi dati");
  await expect.poll(focusedHeading).toBe("I tuoi dati");
  await expect.poll(isVisible).toBe(true);
  await scrollAndPress("Annulla");
  await expect.poll(focusedHeading).toBe("Ciao Giulia");
  await expect.poll(isVisible).toBe(true);
  await until(() => button("Correggi i tuoi dati"));
  await scrollAndPress("Correggi i tuoi dati");
  await expect.poll(focusedHeading).toBe("I tuoi dati");
  await userEvent.fill(input("[name=street]"), "Via Nuova 3");
  await scrollAndPress("Salva i dati");
  await expect.poll(focusedHeading).toBe("Grazie, Giulia");
  await expect.poll(isVisible).toBe(true);
  await scrollAndPress("Correggi i tuoi dati");
  await expect.poll(focusedHeading).toBe("I tuoi dati");
  await expect.poll(isVisible).toBe(true);
});
