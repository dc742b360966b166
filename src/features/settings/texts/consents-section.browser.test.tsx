import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { publishConsent } from "../../../widgets/test-support/publish-consent";
import { renderPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";
import { consentTexts as texts } from "./consent-texts";

const HOSTILE = "<img src=x onerror=alert(1)>";

async function open(answer?: RenderOptions["answer"]) {
  const page = await renderPage("admin", "/app/settings?tab=texts", { answer, width: 1200 });
  const { shadow } = page;
  const card = (label: string) =>
    [...shadow.querySelectorAll("section")].find((one) => one.querySelector("header h2")?.textContent === label);
  await until(() => card("Privacy"));
  const area = (label = "Privacy") => card(label)!.querySelector("textarea")!;
  const press = async (name: string, label = "Privacy") => {
    const find = () =>
      [...card(label)!.querySelectorAll("button")].find((one) => one.textContent === name && !one.disabled);
    await userEvent.click(await until(find));
  };
  const confirm = async () => {
    const find = () =>
      [...shadow.querySelectorAll("dialog[open] button")].find((one) => one.textContent === texts.confirm);
    await userEvent.click(await until(find));
  };
  const consents = async () =>
    ((await page.callAs("admin", "/settings")) as Settings).settings.consents
      .values as Settings["settings"]["consents"]["values"];
  return {
    page,
    shadow,
    card,
    area,
    press,
    confirm,
    consents,
    cardText: (label = "Privacy") => card(label)?.textContent ?? "",
  };
}
interface Settings {
  settings: { consents: { values: Record<string, { version: string; text: string; sameAs: string[] }> } };
}

it("shows the differences and how many donors must answer again, publishes after a confirmation, and keeps the former version", async () => {
  const { shadow, area, press, confirm, consents, cardText } = await open();
  const former = area().value;
  await userEvent.fill(area(), `${HOSTILE}.\n\n${former}`);
  await expect.poll(cardText).toContain(`Aggiunto${HOSTILE}.`);
  await expect.poll(cardText).toMatch(/\d+ donatori risponderanno di nuovo/);
  expect(shadow.querySelector("img[src=x]")).toBeNull();
  expect((await consents()).privacy?.version).toBe("1");
  await press(texts.publish);
  await expect.poll(() => shadow.querySelector("dialog[open]")?.textContent).toMatch(/\d+ donatori risponderanno/);
  await confirm();
  await expect.poll(async () => (await consents()).privacy).toMatchObject({ version: "2", sameAs: [] });
  await expect.poll(cardText).toContain("versione 2");
  // the initial versions have no author
  await expect.poll(() => cardText(texts.versions).split(", ")).toHaveLength(2);
  const look = [...shadow.querySelectorAll("button")].find((one) => one.ariaLabel === texts.look("Privacy", "1"));
  await userEvent.click(look!);
  await expect.poll(() => shadow.querySelector("dialog[open]")?.textContent).toContain("Li vedono i responsabili");
  expect(shadow.querySelector("dialog[open]")?.textContent).not.toContain(HOSTILE);
});

it("Ctrl+S opens the confirmation, and publishes nothing by itself", async () => {
  const { shadow, area, confirm, consents } = await open();
  await userEvent.fill(area("Dati sanitari"), "Non ancora.");
  await userEvent.fill(area(), "Dai tasti.");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(() => shadow.querySelector("dialog[open]")?.textContent).toContain(texts.confirmTitle("Privacy"));
  expect((await consents()).privacy?.version).toBe("1");
  await confirm();
  await expect.poll(async () => (await consents()).privacy).toMatchObject({ version: "2", text: "Dai tasti." });
  expect((await consents()).health?.version).toBe("1");
});

it("after a correction nobody must answer again, and the version is marked", async () => {
  const { card, area, press, confirm, consents, cardText } = await open();
  await userEvent.fill(area("Dati sanitari"), `${area("Dati sanitari").value} Ecco.`);
  const radio = await until(() => card("Dati sanitari")!.querySelectorAll<HTMLInputElement>("input[type=radio]")[1]);
  await userEvent.click(radio);
  await expect.poll(() => cardText("Dati sanitari")).toContain(texts.asked(0, 0));
  await press(texts.publish, "Dati sanitari");
  await confirm();
  await expect.poll(async () => (await consents()).health).toMatchObject({ version: "2", sameAs: ["2018", "1"] });
  await expect.poll(() => cardText(texts.versions)).toContain(texts.correctionMark);
});

it("a text that a colleague has published meanwhile is shown beside the typed one", async () => {
  let hidden: Response | null = null;
  let late = false;
  const { page, card, area, press, confirm, consents, cardText } = await open(async (request, mock) => {
    if (late || !request.url.endsWith("/settings")) {
      if (request.method === "PUT" && request.url.endsWith("/consents")) late = true;
      return mock.fetch(request);
    }
    return (hidden ??= await mock.fetch(request)).clone();
  });
  await userEvent.fill(area(), "Il mio.");
  const correction = () => card("Privacy")!.querySelectorAll<HTMLInputElement>("input[type=radio]")[1];
  await userEvent.click(await until(correction));
  await publishConsent(page, "privacy", "Il suo.");
  await press(texts.publish);
  await confirm();
  await expect.poll(cardText).toContain(texts.newer);
  expect(cardText()).toContain("Il suo.");
  // it isn't a correction of the colleague's text
  expect(correction()?.checked).toBe(false);
  expect(area().value).toBe("Il mio.");
  await press(texts.publish);
  await confirm();
  await expect
    .poll(async () => (await consents()).privacy)
    .toMatchObject({ version: "3", text: "Il mio.", sameAs: [] });
});

it("if the server has no consent texts, the default ones are shown read-only", async () => {
  const { area, shadow } = await open(async (request, mock) => {
    if (!request.url.endsWith("/settings")) return mock.fetch(request);
    const body = (await (await mock.fetch(request)).json()) as { settings: Record<string, unknown> };
    delete body.settings.consents;
    return Response.json(body);
  });
  expect(area().readOnly).toBe(true);
  expect(shadow.textContent).toContain(texts.readOnly);
  expect([...shadow.querySelectorAll("button")].some((one) => one.textContent === texts.publish)).toBe(false);
});
