import { userEvent } from "vitest/browser";
import { beforeEach, describe, expect, it } from "vitest";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { withRule } from "../../../domain/settings/rule-numbers";
import { texts as formTexts } from "../../../shared/record-form/texts";
import type { RenderedPage, RenderOptions } from "../../../widgets/test-support/render-page";
import { pageLocation } from "../../../shared/navigation";
import { SettingsPage } from "../settings-page";
import { until } from "../../../ui/test-support";
import { openTab } from "../test-support/open-tab";
import { texts } from "./texts";

const { navigate } = pageLocation;

beforeEach(() => sessionStorage.clear());

interface Saved {
  rules: { version: number; values: EligibilityRules };
  suspensionReasons: { version: number; values: { reasons: { label: string; count: number | null }[] } };
}

async function tab(options: RenderOptions = {}) {
  const { page, press, settings } = await openTab("rules", { width: 1200, ...options });
  await expect.poll(page.text).toContain("Giorni di riposo");
  const dialog = page.getByRole("dialog");
  return {
    page,
    press,
    text: page.text,
    field: (name: string) => page.shadow.querySelector<HTMLInputElement>(`[name="${name}"]`)!,
    inDialog: (role: "button" | "textbox", name: string) => dialog.getByRole(role, { name, exact: true }),
    /** Saves and confirms. */
    async save() {
      await press(texts.save);
      await press(texts.save, "button", page.getByRole("alertdialog"));
      await until(() => !page.dialog()?.includes(texts.confirm));
    },
    saved: () => settings<Saved>(),
    async saveElsewhere(path: string, value: unknown) {
      const { rules } = await settings<Saved>();
      const body = { version: rules.version, values: withRule(rules.values, path, value) };
      await page.callAs("admin", "/settings/rules", { method: "PUT", body });
    },
  };
}

const withBadVisit = async (request: Request, mock: RenderedPage["mock"]) => {
  const body = (await (await mock.fetch(request)).json()) as { settings: Saved };
  const { rules } = body.settings;
  const values = withRule(rules.values, "visit.weight", 40);
  return Response.json({ ...body, settings: { ...body.settings, rules: { ...rules, values } } });
};

describe("the form of the rules", () => {
  it("shows errors for a number below the legal minimum and for contradicting rules, and only a warning for rules without effect", async () => {
    const { page, press, text, field, save, saved } = await tab();
    await userEvent.fill(field("intervals_3_3"), "10");
    await expect.poll(text).toContain("Da plasma a plasma servono almeno 14 giorni: è il minimo di legge.");
    expect(field("intervals_3_3").getAttribute("aria-invalid")).toBe("true");
    const message = page.shadow.getElementById(field("intervals_3_3").getAttribute("aria-describedby") ?? "");
    expect(message?.textContent).toContain("14 giorni");
    field("year").focus();
    await press(texts.save);
    await expect.poll(() => page.shadow.activeElement).toBe(field("intervals_3_3"));
    expect((await saved()).rules.version).toBe(0);
    await userEvent.fill(field("intervals_3_3"), "14");
    await userEvent.fill(field("minimumAge"), "66");
    await expect.poll(text).toContain("Età massima: non può essere meno di «Età minima».");
    await userEvent.fill(field("minimumAge"), "18");
    await userEvent.fill(field("intervals_1_1"), "200");
    await expect.poll(text).toContain("in un anno non ce ne stanno così tante");
    await save();
    await expect.poll(async () => (await saved()).rules.values.intervals[1][1]).toBe(200);
  });

  it("resets one number or all to the legal defaults; undo keeps numbers that were typed since", async () => {
    const { page, press, text, field } = await tab();
    await userEvent.fill(field("intervals_1_1"), "120");
    await userEvent.fill(field("minimumAge"), "20");
    await press("Ripristina 90");
    await expect.poll(() => field("intervals_1_1").value).toBe("90");
    expect(field("minimumAge").value).toBe("20");
    await press(texts.resetAll);
    await expect.poll(() => field("minimumAge").value).toBe("18");
    await expect.poll(text).toContain(texts.resetDone);
    await userEvent.fill(field("intervals_1_1"), "100");
    await userEvent.click(page.getByRole("button", { name: texts.restoreTyped }));
    await expect.poll(() => field("minimumAge").value).toBe("20");
    expect(field("intervals_1_1").value).toBe("100");
    await press("Ripristina 90");
    await expect.poll(() => page.shadow.activeElement).toBe(field("intervals_1_1"));
  });

  it("saves days instead of two donations a year, and doesn't count a number that doesn't apply as a change", async () => {
    const { page, field, save, saved } = await tab();
    await userEvent.click(page.getByRole("radio", { name: "Più giorni tra l’una e l’altra" }));
    await expect.poll(() => field("childbearing_interval").value).toBe("180");
    expect(field("childbearing_yearlyMaximum")).toBeNull();
    await userEvent.click(page.getByRole("radio", { name: "Tutti e due" }));
    await userEvent.fill(field("childbearing_interval"), "200");
    const button = page.getByRole("button", { name: texts.save }).element() as HTMLButtonElement;
    expect(button.ariaDisabled).toBeNull();
    await userEvent.click(page.getByRole("radio", { name: "Un massimo l’anno" }));
    await expect.poll(() => button.ariaDisabled).toBe("true");
    await userEvent.keyboard("{Control>}s{/Control}");
    expect((await saved()).rules.version).toBe(0);
    await userEvent.click(page.getByRole("radio", { name: "Più giorni tra l’una e l’altra" }));
    await save();
    await expect
      .poll(async () => (await saved()).rules.values.childbearing)
      .toMatchObject({ yearlyMaximum: null, interval: 200 });
  });

  it("shows the server's rules after a 200 that saved nothing, also after a reload", async () => {
    const { page, field, save } = await tab({
      answer: ({ method }) => (method === "PUT" ? Response.json({ success: true }) : undefined),
    });
    await userEvent.fill(field("minimumAge"), "20");
    await save();
    await expect.poll(() => field("minimumAge").value).toBe("18");
    await page.remove();
    const again = await tab();
    expect(again.field("minimumAge").value).toBe("18");
  });

  it("counts only errors of editable numbers", async () => {
    const { text, field } = await tab({
      answer: (request, mock) => (request.url.endsWith("/settings") ? withBadVisit(request, mock) : undefined),
    });
    await userEvent.fill(field("minimumAge"), "66");
    await expect.poll(text).toContain("Età massima: non può essere meno di «Età minima».");
    expect(text()).toContain(texts.toMend(2));
    expect(text()).toContain("40 kg");
    await userEvent.fill(field("minimumAge"), "20");
    await expect.poll(text).not.toContain("da correggere");
  });

  it("shows the effect beside the edited field and in the confirmation, saves, shows the history, and can undo the save", async () => {
    const { page, press, text, field, saved } = await tab();
    const values = withRule((await saved()).rules.values, "intervals.1.1", 120);
    const { later } = (await page.callAs("admin", "/settings/rules/preview", {
      method: "POST",
      body: { values },
    })) as { later: { count: number; keys: string[] } };
    expect(later.count).toBeGreaterThan(2);
    const beside = () => field("intervals_1_1").closest("[role=group] > div")?.querySelector("p")?.textContent ?? "";
    await userEvent.fill(field("intervals_1_1"), "120");
    await expect.poll(beside).toBe(`${later.count} donatori potrebbero donare dopo.`);
    await expect.poll(text).toContain(`${later.count}donatori potrebbero donare dopo`);
    expect(text()).not.toContain("La sede");
    const button = page.getByRole("button", { name: texts.save }).element() as HTMLButtonElement;
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(page.dialog).toContain(`${later.count} donatori potrebbero donare dopo.`);
    await press("Torna al modulo");
    await expect.poll(page.dialog).toBeUndefined();
    expect((await saved()).rules.version).toBe(0);

    await userEvent.keyboard("{Enter}");
    await press(texts.save, "button", page.getByRole("alertdialog"));
    await expect.poll(text).toContain(texts.saved);
    expect((await saved()).rules.values.intervals[1][1]).toBe(120);
    await expect.poll(text).toContain("Prima 90 giorniDopo 120 giorni");
    await expect.poll(text).toContain(texts.preview.idle);
    await expect.poll(() => [button.ariaBusy, button.ariaDisabled]).toEqual([null, "true"]);
    await expect.poll(() => page.shadow.activeElement).toBe(button);
    await userEvent.keyboard("{Enter}");
    expect((await saved()).rules.version).toBe(1);
    await userEvent.click(page.getByRole("button", { name: "Ripristina i valori di prima" }));
    await expect.poll(async () => (await saved()).rules.values.intervals[1][1]).toBe(90);
    await expect.poll(() => field("intervals_1_1").value).toBe("90");
  });

  it("can't be confirmed while the effect is being counted", async () => {
    let count: () => void = () => undefined;
    const gate = new Promise<void>((done) => (count = done));
    const { page, press, field, saved } = await tab({
      answer: async (request, mock) => {
        if (!request.url.endsWith("/preview")) return undefined;
        await gate;
        return mock.fetch(request);
      },
    });
    await userEvent.fill(field("intervals_1_1"), "120");
    await press(texts.save);
    const confirmation = page.getByRole("alertdialog").getByRole("button", { name: texts.preview.counting });
    await expect.element(confirmation).toHaveAttribute("aria-busy", "true");
    (confirmation.element() as HTMLElement).click();
    count();
    await expect.element(confirmation).not.toBeInTheDocument();
    expect((await saved()).rules.version).toBe(0);
    await press(texts.save);
  });

  it("links to the affected donors, and restores the draft when the user returns", async () => {
    const { page, press, text, field } = await tab();
    await userEvent.fill(field("intervals_1_1"), "120");
    await press("Vedi", "link");
    await press("Esci e tieni la bozza");
    await expect.poll(() => location.hash).toBe("#/app/donors");
    expect(JSON.stringify(history.state)).toMatch(/key.+operator.+in/);
    await page.show(null);
    navigate("/app/settings?tab=rules");
    await page.show(<SettingsPage />);
    await expect.poll(() => field("intervals_1_1")?.value).toBe("120");
    expect(text()).toContain(texts.restoredHint);
  });
});

it("two administrators who change the same number see both versions, and choose one; other numbers are merged", async () => {
  const { page, press, field, save, saved, saveElsewhere } = await tab();
  await userEvent.fill(field("intervals_1_1"), "100");
  await saveElsewhere("minimumAge", 19);
  await saveElsewhere("intervals.1.1", 110);
  await save();
  await expect.poll(page.dialog).toContain("Da sangue intero a sangue intero");
  expect(page.dialog()).toContain("100");
  expect(page.dialog()).toContain("110");
  expect((await saved()).rules.values.intervals[1][1]).toBe(110);
  await press("Salva le scelte");
  await expect
    .poll(async () => (await saved()).rules.values)
    .toMatchObject({ minimumAge: 19, intervals: { 1: { 1: 100 } } });
  await expect.poll(() => field("minimumAge").value).toBe("19");
});

describe("discarding the changes", () => {
  it("shows the colleague's rules, and can be undone", async () => {
    const { page, press, text, field, save, saved, saveElsewhere } = await tab();
    await userEvent.fill(field("intervals_1_1"), "100");
    await saveElsewhere("minimumAge", 19);
    dispatchEvent(new Event("focus"));
    await expect.poll(text).toContain(formTexts.defaults.newer.title);
    await press("Annulla");
    await expect.poll(() => field("intervals_1_1").value).toBe("90");
    expect(field("minimumAge").value).toBe("19");
    await expect.poll(text).toContain(formTexts.startedOver);
    await userEvent.click(page.getByRole("button", { name: "Riprendi" }));
    await expect.poll(() => field("intervals_1_1").value).toBe("100");
    expect(field("minimumAge").value).toBe("19");
    await save();
    await expect
      .poll(async () => (await saved()).rules.values)
      .toMatchObject({ minimumAge: 19, intervals: { 1: { 1: 100 } } });
  });
});

it("if the server sends no versions, the rules are read-only", async () => {
  const onlyRead = async (request: Request, mock: RenderedPage["mock"]) => {
    const body = (await (await mock.fetch(request)).json()) as { settings: Record<string, { values: unknown }> };
    const settings = Object.entries(body.settings).map(([name, section]) => [name, { values: section.values }]);
    return Response.json({ success: true, settings: Object.fromEntries(settings) });
  };
  const { page, text } = await tab({
    answer: (request, mock) => (request.url.endsWith("/settings") ? onlyRead(request, mock) : undefined),
  });
  expect(text()).toContain(texts.readOnly);
  expect(text()).toContain("Da sangue intero a sangue intero90 giorni");
  expect(text()).toContain("DM 2 novembre 2015");
  expect(text()).toContain("il donatore legge");
  const panel = page.getByRole("tabpanel").element();
  expect(panel.querySelectorAll("input, select, button")).toHaveLength(0);
});

describe("the reasons for a suspension", () => {
  it("are changed, added and removed one by one, with undo", async () => {
    const { page, press, text, inDialog, saved } = await tab();
    const fill = (label: string, value: string) => userEvent.fill(inDialog("textbox", label), value);
    const reasons = async () => (await saved()).suspensionReasons.values.reasons;
    const [first] = await reasons();
    await press(texts.reasons.open);
    await press(texts.reasons.edit(first!.label));
    await fill(texts.reasons.count, "9");
    await press(texts.reasons.save);
    await expect.poll(async () => (await reasons())[0]).toMatchObject({ label: first!.label, count: 9 });

    await press(texts.reasons.add);
    await fill(texts.reasons.label, first!.label);
    await expect.poll(text).toContain("C’è già un motivo con queste parole.");
    await fill(texts.reasons.label, "Vaccino");
    await fill(texts.reasons.count, "2");
    await press(texts.reasons.save);
    await expect.poll(async () => (await reasons()).at(-1)).toMatchObject({ label: "Vaccino", count: 2 });
    await press(texts.reasons.remove("Vaccino"));
    await expect.poll(async () => (await reasons()).map(({ label }) => label)).not.toContain("Vaccino");
    const toast = () =>
      [...page.shadow.querySelectorAll<HTMLElement>("[data-sonner-toast]")].find((one) =>
        one.textContent.includes(texts.reasons.removed),
      );
    await expect.poll(toast).toBeTruthy();
    [...toast()!.querySelectorAll("button")]
      .find(({ textContent }) => textContent === "Ripristina i valori di prima")
      ?.click();
    await expect.poll(async () => (await reasons()).map(({ label }) => label)).toContain("Vaccino");
  });

  it("that a colleague has changed are shown beside the form", async () => {
    const { page, press, text, inDialog, saved } = await tab();
    const { suspensionReasons } = await saved();
    const [first, ...rest] = suspensionReasons.values.reasons;
    await press(texts.reasons.open);
    await press(texts.reasons.edit(first!.label));
    const count = inDialog("textbox", texts.reasons.count);
    await userEvent.fill(count, "9");
    await page.callAs("admin", "/settings/suspensionReasons", {
      method: "PUT",
      body: { version: suspensionReasons.version, values: { reasons: [{ ...first, count: 77 }, ...rest] } },
    });
    await press(texts.reasons.save);
    await expect.poll(text).toContain(texts.reasons.newer);
    await expect.poll(text).toContain("77 giorni");
    await expect.element(count).toHaveValue("9");
    await press(texts.reasons.save);
    await expect.poll(async () => (await saved()).suspensionReasons.values.reasons[0]?.count).toBe(9);
  });

  it("are saved one after the other, and the user's own save isn't shown as a colleague's", async () => {
    let answer = () => {};
    const gate = new Promise<void>((resolve) => (answer = resolve));
    const held = async (request: Request, mock: RenderedPage["mock"]) => {
      await gate;
      return mock.fetch(request);
    };
    const { page, press, text, inDialog, saved } = await tab({
      answer: (request, mock) => (request.method === "PUT" ? held(request, mock) : undefined),
    });
    const { suspensionReasons } = await saved();
    const [first, second] = suspensionReasons.values.reasons.map(({ label }) => label) as [string, string];
    await press(texts.reasons.open);
    await press(texts.reasons.remove(first));
    await expect.element(inDialog("button", texts.reasons.remove(second))).toBeDisabled();
    await press(texts.reasons.edit(second));
    const field = inDialog("textbox", texts.reasons.label);
    await userEvent.fill(field, "Altre parole");
    await expect.poll(text).toContain(texts.reasons.renamed);
    answer();
    await expect.poll(async () => (await saved()).suspensionReasons.version).toBe(suspensionReasons.version + 1);
    await expect.poll(text).not.toContain(texts.reasons.saving);
    await press(texts.reasons.save);
    const seen: boolean[] = [];
    const watching = new MutationObserver(() => seen.push(text().includes(texts.reasons.gone)));
    watching.observe(page.shadow, { subtree: true, childList: true, characterData: true });
    await expect.element(field).not.toBeInTheDocument();
    watching.disconnect();
    expect(seen).not.toContain(true);
    expect((await saved()).suspensionReasons.values.reasons[0]).toMatchObject({ label: "Altre parole" });
    await expect.poll(() => page.shadow.activeElement?.closest("dialog")).toBeTruthy();
  });
});
