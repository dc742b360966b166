import { expect, it } from "vitest";
import { DOWN_ERROR, UNREACHABLE_ERROR } from "../../domain/texts";
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

it.each([
  ["doesn’t respond", UNREACHABLE_ERROR, () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is down", DOWN_ERROR, () => Promise.resolve(new Response("<h1>503</h1>", { status: 503 }))],
])(
  "the landing page says after its first failed call that the service %s, until a call succeeds",
  async (_, message, fail) => {
    let isDown = true;
    const scene = await renderPage(null, "/", { answer: () => (isDown ? fail() : undefined) });
    const alert = () => scene.shadow.querySelector("[role=alert]")?.textContent;
    await expect.poll(alert).toBe(message);
    expect(scene.text()).toContain("Registrati");
    isDown = false;
    await scene.session.call("/zones");
    await expect.poll(alert).toBe("");
  },
);
