import { page as locators, userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { publishConsent } from "../../../widgets/test-support/publish-consent";
import type { RenderOptions } from "../../../widgets/test-support/render-page";
import { openTab } from "../test-support/open-tab";
import { until } from "../../../ui/test-support";
import { consentTexts as texts } from "./consent-texts";

const HOSTILE = "<img src=x onerror=alert(1)>";

async function open(answer?: RenderOptions["answer"]) {
  const { page, find, press: pressIn, settings } = await openTab("texts", { answer, width: 1200 });
  const { shadow } = page;
  const card = (label: string) =>
    [...shadow.querySelectorAll("section")].find((one) => one.querySelector("header h2")?.textContent === label);
  await until(() => card("Privacy"));
  const scopeOf = (label: string) => locators.elementLocator(card(label)!);
  return {
    page,
    shadow,
    find,
    area: (label = "Privacy") => card(label)!.querySelector("textarea")!,
    /** The option "it's only a correction". */
    correction: (label = "Privacy") => find<HTMLInputElement>("radio", texts.correction, scopeOf(label)),
    press: (name: string, label = "Privacy") => pressIn(name, "button", scopeOf(label)),
    confirm: () => pressIn(texts.confirm, "button", page.getByRole("alertdialog")),
    consents: async () => (await settings<Settings>()).consents.values,
    cardText: (label = "Privacy") => card(label)?.textContent ?? "",
  };
}
interface Settings {
  consents: { values: Record<string, { version: string; text: string; sameAs: string[] }> };
}

it("shows the differences and how many donors must answer again, publishes after a confirmation, and keeps the former version", async () => {
  const { page, shadow, find, area, press, confirm, consents, cardText } = await open();
  const former = area().value;
  await userEvent.fill(area(), `${HOSTILE}.\n\n${former}`);
  await expect.poll(cardText).toContain(`Aggiunto${HOSTILE}.`);
  await expect.poll(cardText).toMatch(/\d+ donatori risponderanno di nuovo/);
  expect(shadow.querySelector("img[src=x]")).toBeNull();
  expect((await consents()).privacy?.version).toBe("1");
  await press(texts.publish);
  await expect.poll(page.dialog).toMatch(/\d+ donatori risponderanno/);
  await confirm();
  await expect.poll(async () => (await consents()).privacy).toMatchObject({ version: "2", sameAs: [] });
  await expect.poll(cardText).toContain("versione 2");
  // the initial versions have no author
  await expect.poll(() => cardText(texts.versions).split(", ")).toHaveLength(2);
  (await find("button", texts.look("Privacy", "1"))).click();
  await expect.poll(page.dialog).toContain("Li vedono i responsabili");
  expect(page.dialog()).not.toContain(HOSTILE);
});

it("Ctrl+S opens the confirmation, and publishes nothing by itself", async () => {
  const { page, area, confirm, consents } = await open();
  await userEvent.fill(area("Dati sanitari"), "Non ancora.");
  await userEvent.fill(area(), "Dai tasti.");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(page.dialog).toContain(texts.confirmTitle("Privacy"));
  expect((await consents()).privacy?.version).toBe("1");
  await confirm();
  await expect.poll(async () => (await consents()).privacy).toMatchObject({ version: "2", text: "Dai tasti." });
  expect((await consents()).health?.version).toBe("1");
});

it("after a correction nobody must answer again, and the version is marked", async () => {
  const { area, correction, press, confirm, consents, cardText } = await open();
  await userEvent.fill(area("Dati sanitari"), `${area("Dati sanitari").value} Ecco.`);
  await userEvent.click(await correction("Dati sanitari"));
  await expect.poll(() => cardText("Dati sanitari")).toContain(texts.asked(0, 0));
  await press(texts.publish, "Dati sanitari");
  await confirm();
  await expect.poll(async () => (await consents()).health).toMatchObject({ version: "2", sameAs: ["2018", "1"] });
  await expect.poll(() => cardText(texts.versions)).toContain(texts.correctionMark);
});

it("a text that a colleague has published meanwhile is shown beside the typed one", async () => {
  let hidden: Response | null = null;
  let late = false;
  const { page, area, correction, press, confirm, consents, cardText } = await open(async (request, mock) => {
    if (late || !request.url.endsWith("/settings")) {
      if (request.method === "PUT" && request.url.endsWith("/consents")) late = true;
      return mock.fetch(request);
    }
    return (hidden ??= await mock.fetch(request)).clone();
  });
  await userEvent.fill(area(), "Il mio.");
  await userEvent.click(await correction());
  await publishConsent(page, "privacy", "Il suo.");
  await press(texts.publish);
  await confirm();
  await expect.poll(cardText).toContain(texts.newer);
  expect(cardText()).toContain("Il suo.");
  // it isn't a correction of the colleague's text
  expect((await correction()).checked).toBe(false);
  expect(area().value).toBe("Il mio.");
  await press(texts.publish);
  await confirm();
  await expect
    .poll(async () => (await consents()).privacy)
    .toMatchObject({ version: "3", text: "Il mio.", sameAs: [] });
});

it("if the server has no consent texts, the default ones are shown read-only", async () => {
  const { page, area } = await open(async (request, mock) => {
    if (!request.url.endsWith("/settings")) return mock.fetch(request);
    const body = (await (await mock.fetch(request)).json()) as { settings: Record<string, unknown> };
    delete body.settings.consents;
    return Response.json(body);
  });
  expect(area().readOnly).toBe(true);
  expect(page.text()).toContain(texts.readOnly);
  expect(page.getByRole("button", { name: texts.publish }).query()).toBeNull();
});
