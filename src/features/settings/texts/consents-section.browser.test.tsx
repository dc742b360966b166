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
    said: (label = "Privacy") => card(label)?.textContent ?? "",
  };
}
interface Settings {
  settings: { consents: { values: Record<string, { version: string; text: string; sameAs: string[] }> } };
}

it("a text that changes says what is another and how many will be asked, is published after a question, and the former is read", async () => {
  const { shadow, area, press, confirm, consents, said } = await open();
  const former = area().value;
  await userEvent.fill(area(), `${HOSTILE}.\n\n${former}`);
  await expect.poll(said).toContain(`Aggiunto${HOSTILE}.`);
  await expect.poll(said).toMatch(/\d+ donatori risponderanno di nuovo/);
  expect(shadow.querySelector("img[src=x]")).toBeNull();
  expect((await consents()).privacy?.version).toBe("1");
  await press(texts.publish);
  await expect.poll(() => shadow.querySelector("dialog[open]")?.textContent).toMatch(/\d+ donatori risponderanno/);
  await confirm();
  await expect.poll(async () => (await consents()).privacy).toMatchObject({ version: "2", sameAs: [] });
  await expect.poll(said).toContain("versione 2");
  // the texts that were there from the start are nobody's
  await expect.poll(() => said(texts.versions).split(", ")).toHaveLength(2);
  const look = [...shadow.querySelectorAll("button")].find((one) => one.ariaLabel === texts.look("Privacy", "1"));
  await userEvent.click(look!);
  await expect.poll(() => shadow.querySelector("dialog[open]")?.textContent).toContain("Li vedono i responsabili");
  expect(shadow.querySelector("dialog[open]")?.textContent).not.toContain(HOSTILE);
});

it("Ctrl+S in a text asks as its button does, and publishes nothing by itself", async () => {
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

it("a correction asks nobody, and stays marked as one", async () => {
  const { card, area, press, confirm, consents, said } = await open();
  await userEvent.fill(area("Dati sanitari"), `${area("Dati sanitari").value} Ecco.`);
  const radio = await until(() => card("Dati sanitari")!.querySelectorAll<HTMLInputElement>("input[type=radio]")[1]);
  await userEvent.click(radio);
  await expect.poll(() => said("Dati sanitari")).toContain(texts.asked(0, 0));
  await press(texts.publish, "Dati sanitari");
  await confirm();
  await expect.poll(async () => (await consents()).health).toMatchObject({ version: "2", sameAs: ["2018", "1"] });
  await expect.poll(() => said(texts.versions)).toContain(texts.correctionMark);
});

it("what somebody else has published meanwhile stands beside what one wanted, and nothing is lost", async () => {
  let hidden: Response | null = null;
  let late = false;
  const { page, card, area, press, confirm, consents, said } = await open(async (request, mock) => {
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
  await expect.poll(said).toContain(texts.newer);
  expect(said()).toContain("Il suo.");
  // whoever agreed to the other's text hasn't agreed to this one
  expect(correction()?.checked).toBe(false);
  expect(area().value).toBe("Il mio.");
  await press(texts.publish);
  await confirm();
  await expect
    .poll(async () => (await consents()).privacy)
    .toMatchObject({ version: "3", text: "Il mio.", sameAs: [] });
});

it("a server without texts of consents shows ours to read", async () => {
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
