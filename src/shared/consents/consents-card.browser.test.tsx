import { expect, it } from "vitest";
import { publishConsent } from "../../widgets/test-support/publish-consent";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { ConsentsCard } from "./consents-card";
import { texts } from "./texts";

const ANSWERS = [
  { code: "privacy", version: "1", given: true, date: "2026-11-20T23:30:00Z" },
  { code: "news", version: "2", given: false, date: "2026-11-20T09:00:00Z" },
  { code: "cookies", version: "7", given: "1", date: null },
  { code: "health", version: "2018", given: true, date: "2026-11-20T09:00:00Z", source: "paper", signed: "2019-03-14" },
];

const lines = (scene: RenderedPage) => [...scene.shadow.querySelectorAll("li")].map((line) => line.textContent);

it("donors see each answer with version and date; for a paper form the date of the signature", async () => {
  const scene = await renderPage("pending", "/app", {
    part: <ConsentsCard userId="d2" sent actionOf={() => null} />,
    answer: ({ url }) =>
      url.endsWith("/registration/d2")
        ? Response.json({ success: true, donor: { _id: "d2" }, consents: ANSWERS })
        : undefined,
  });
  await expect.poll(() => lines(scene)).toHaveLength(4);
  expect(lines(scene)[0]).toBe("Privacy Consenso datosabato 21 novembre 2026, testo versione 1Leggi il testo: Privacy");
  expect(lines(scene)[2]).toBe(
    "Inviti e notiziario Consenso non datovenerdì 20 novembre 2026, testo versione 2Leggi il testo: Inviti e notiziario",
  );
  expect(lines(scene)[1]).toBe(
    "Dati sanitari Consenso datosu carta, firmato giovedì 14 marzo 2019, testo versione 2018Leggi il testo: Dati sanitari",
  );
  expect(scene.text()).toContain(texts.change);
});

it("an answer to a text that is no longer in force is marked, and its text can be read", async () => {
  const scene = await renderPage("manager", "/app", {
    part: null,
    answer: ({ url }) =>
      url.endsWith("/registration/d2")
        ? Response.json({ success: true, donor: { _id: "d2" }, consents: ANSWERS })
        : undefined,
  });
  await publishConsent(scene, "privacy", "Altre parole.");
  await scene.show(<ConsentsCard userId="d2" sent />);
  await expect.poll(() => lines(scene)[0]).toContain(texts.outdated("2"));
  expect(lines(scene)[1]).not.toContain(texts.outdated("1"));
  await scene.press("button", `${texts.readOf}Privacy`);
  const dialog = () => scene.dialog() ?? "";
  await expect.poll(dialog).toContain("Li vedono i responsabili della tua zona");
  expect(dialog()).toContain(texts.textTitle("Privacy", "1"));
  expect(dialog()).not.toContain("Altre parole.");
});

it("staff see each answer in one line with date and version, and the full date as its title", async () => {
  const scene = await renderPage("manager", "/app", {
    width: 345,
    part: <ConsentsCard userId="d2" sent />,
    answer: ({ url }) =>
      url.endsWith("/registration/d2")
        ? Response.json({ success: true, donor: { _id: "d2" }, consents: ANSWERS })
        : undefined,
  });
  await expect.poll(() => lines(scene)).toHaveLength(4);
  expect(lines(scene)[1]).toBe("Leggi il testo: Dati sanitari Consenso dato 14 Mar 2019, v. 2018");
  const items = [...scene.shadow.querySelectorAll<HTMLElement>("li")];
  expect(items[1]!.querySelector("[title]")?.getAttribute("title")).toBe(
    "su carta, firmato giovedì 14 marzo 2019, testo versione 2018",
  );
  expect(lines(scene)[2]).toBe("Leggi il testo: Inviti e notiziario Consenso non dato, v. 2");
  const boxes = (item: HTMLElement) =>
    [...item.querySelectorAll("[title] > *")].map((one) => one.getBoundingClientRect());
  for (const item of items) {
    const [label, answer] = boxes(item);
    if (answer) expect(answer.top).toBeLessThan(label!.bottom - 1);
  }
});

it.each([
  ["a server without consents", () => Response.json({ success: true, donor: { _id: "d7" } })],
  ["a server that returns 403", () => Response.json({ success: false }, { status: 403 })],
  ["a server that returns 404", () => Response.json({ success: false }, { status: 404 })],
])("%s shows no card", async (_which, answer) => {
  let requests = 0;
  const scene = await renderPage("manager", "/app", {
    part: <ConsentsCard userId="d7" sent />,
    answer({ url }) {
      if (!url.endsWith("/registration/d7")) return undefined;
      requests += 1;
      return answer();
    },
  });
  await expect.poll(() => requests).toBeGreaterThan(0);
  expect(scene.text()).not.toContain(texts.title);
});

it("if the donor has sent no form, nothing is requested", async () => {
  let requests = 0;
  const scene = await renderPage("manager", "/app", {
    part: (
      <>
        <ConsentsCard userId="d7" sent={false} />
        <p>Fine</p>
      </>
    ),
    answer({ url }) {
      if (url.endsWith("/registration/d7")) requests += 1;
      return undefined;
    },
  });
  await expect.poll(scene.text).toContain("Fine");
  expect(requests).toBe(0);
});

it("if the answers can't be read, the card shows an error and can retry", async () => {
  let fails = true;
  const scene = await renderPage("manager", "/app", {
    part: <ConsentsCard userId="d2" sent />,
    answer({ url }) {
      if (!url.endsWith("/registration/d2")) return undefined;
      if (fails) return Response.json({ success: false, message: "" }, { status: 400 });
      return Response.json({ success: true, donor: { _id: "d2" }, consents: ANSWERS });
    },
  });
  await expect.poll(scene.text).toContain(texts.failed);
  fails = false;
  await scene.press("button", "Riprova");
  await expect.poll(() => lines(scene)).toHaveLength(4);
});
