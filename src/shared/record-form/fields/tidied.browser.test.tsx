import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { texts as signUpTexts } from "../../../features/auth/texts";
import { until } from "../../../ui/test-support";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";

const fieldOf = async ({ shadow }: RenderedPage, name: string) => {
  const label = await until(() =>
    [...shadow.querySelectorAll("label")].find(({ textContent }) => textContent === name),
  );
  return shadow.getElementById(label.htmlFor) as HTMLInputElement;
};
const donorOf = async (page: RenderedPage) =>
  ((await page.callAs("admin", "/donors/d7")) as { donor: Record<string, string> }).donor;
const save = () => userEvent.keyboard("{Control>}s{/Control}");
const type = async (input: HTMLInputElement, text: string) => {
  await userEvent.fill(input, text);
  await userEvent.tab();
};

it("an e-mail with a name around it is reduced on blur; a telephone is tidied if it is saved right after the last key", async () => {
  const page = await renderPage("admin", "/app/donors/edit/d7", { donors: 10 });
  const email = await fieldOf(page, "E-mail");
  await type(email, '"Rossi, Ada" <ada.rossi@gds.example>');
  await expect.poll(() => email.value).toBe("ada.rossi@gds.example");
  await userEvent.fill(await fieldOf(page, "Cellulare"), "+393331112223");
  await save();
  const mobile = async () => (await donorOf(page)).mobile;
  await expect.poll(mobile).toMatch(/333.*2223/);
  expect(await mobile()).toBe("333 111 2223");
});

it("a name in small or in capital letters is tidied on blur; a mixed one stays", async () => {
  const page = await renderPage("admin", "/app/donors/edit/d7", { donors: 10 });
  const lastName = await fieldOf(page, "Cognome");
  await type(lastName, "d'angelo");
  await expect.poll(() => lastName.value).toBe("D'Angelo");
  await type(lastName, "DE LUCA");
  await expect.poll(() => lastName.value).toBe("De Luca");
  // typed again, it stays
  await type(lastName, "DE LUCA");
  await userEvent.fill(await fieldOf(page, "Nome"), "maria");
  await save();
  await expect.poll(async () => (await donorOf(page)).firstName).toBe("Maria");
  expect((await donorOf(page)).lastName).toBe("DE LUCA");
  // until the response, another save is ignored
  await expect.poll(page.toasts).toContain("Scheda salvata");

  await type(lastName, "de Luca");
  await save();
  await expect.poll(async () => (await donorOf(page)).lastName).toBe("de Luca");
});

it("an unchanged name in capitals stays", async () => {
  const page = await renderPage("admin", "/app/donors/edit/d7", {
    donors: 10,
    async answer(request, mock) {
      if (request.method !== "GET" || !request.url.endsWith("/donors/d7")) return undefined;
      const body = (await (await mock.fetch(request)).json()) as { donor: object };
      return Response.json({ ...body, donor: { ...body.donor, lastName: "DE LUCA" } });
    },
  });
  const lastName = await fieldOf(page, "Cognome");
  await userEvent.click(lastName);
  await type(await fieldOf(page, "Nome"), "maria");
  await expect.poll(async () => (await fieldOf(page, "Nome")).value).toBe("Maria");
  expect(lastName.value).toBe("DE LUCA");
});

it("names in the forms of donors and staff are tidied", async () => {
  const donor = await renderPage("donor", "/app/profile/edit/d1");
  const own = await fieldOf(donor, "Cognome");
  await type(own, "di caprio");
  await expect.poll(() => own.value).toBe("Di Caprio");
  await donor.remove();

  const admin = await renderPage("admin", "/app/managers/details/u3?edit=1");
  const others = await fieldOf(admin, "Nome");
  await type(others, "GIAN-LUCA");
  await expect.poll(() => others.value).toBe("Gian-Luca");
});

it("names are tidied during sign-up", async () => {
  const page = await renderPage(null, "/auth/register");
  const lastName = await fieldOf(page, signUpTexts.lastName);
  await type(lastName, "d’angelo");
  await expect.poll(() => lastName.value).toBe("D'Angelo");
  await type(lastName, "de Luca");
  expect(lastName.value).toBe("de Luca");
});
