import { expect, it } from "vitest";
import { renderPage } from "../../widgets/test-support/render-page";

it.each([
  ["donor", "La tua iscrizione è attiva", "Vai alla tua pagina", "/app/dashboard"],
  ["pending", "Manca il modulo", "Completa l’iscrizione", "/registration"],
  ["suspended", "Per ora non puoi donare", "Vai alla tua pagina", "/app/dashboard"],
  ["admin", "spazio dell’associazione", "Vai alla dashboard", "/app/dashboard"],
] as const)("the landing page shows %s the own state and the way in", async (persona, state, label, path) => {
  const scene = await renderPage(persona, "/");
  await expect.poll(scene.text).toContain(state);
  expect(scene.find("a", label).getAttribute("href")).toMatch(new RegExp(`#${path}$`));
});
