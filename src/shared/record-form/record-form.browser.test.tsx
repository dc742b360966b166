import { useState } from "react";
import { userEvent } from "vitest/browser";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../../api/errors";
import type { MutationOutcome } from "../../api/react/use-mutation";
import { DONATION_TYPE_LABELS } from "../../domain/donation/blood";
import type { FieldCatalogue } from "../../domain/fields/field";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { FieldsSection, RecordField, RecordForm, saveOutcome } from "./index";
import { texts } from "./texts";
import { until } from "../../ui/test-support";

const field = { section: "Donazione", editedBy: "staff" } as const;
/** Every kind of field, and health data. */
const FIELDS = {
  type: { ...field, kind: "enumeration", label: "Tipo", options: DONATION_TYPE_LABELS, numeric: true, required: true },
  date: { ...field, kind: "day", label: "Data", required: true },
  amount: { ...field, kind: "number", label: "Quantità" },
  area: { ...field, kind: "zone", label: "Zona" },
  place: { ...field, kind: "text", label: "Luogo", required: true },
  arm: { ...field, kind: "enumeration", label: "Braccio", options: { left: "Sinistro", right: "Destro" } },
  first: { ...field, kind: "flag", label: "È la prima" },
  key: { ...field, kind: "code", label: "Codice", editedBy: "nobody" },
} as const satisfies FieldCatalogue;
type Kept = Record<string, unknown>;

const formTexts = { saved: "Donazione salvata" };

const save = vi.fn<(body: Kept) => Promise<MutationOutcome<Kept>>>();
const saved = vi.fn();

function Form({ record, reread }: { record: Kept; reread: (() => Promise<MutationOutcome<Kept>>) | null }) {
  return (
    <RecordForm
      title="Donazione"
      fields={FIELDS}
      formTexts={formTexts}
      ability={{ subject: "Donation", record }}
      record={record}
      draft={{ name: "donation 1", storage: "memory" }}
      save={async (body) => saveOutcome(await save(body))}
      reread={reread}
      confirmLeave="never"
      conflicts="bar"
      onSaved={saved}
    >
      <FieldsSection title="Donazione" hint="Quando, dove e che cosa.">
        <RecordField name="type" />
        <RecordField name="date" />
        <RecordField name="amount" />
        <RecordField name="area" options={[{ value: "Lodi", label: "Lodi" }]} />
        <RecordField name="place" span="whole" />
        <RecordField name="arm" span="whole" cards />
        <RecordField name="first" />
        <RecordField name="key" span="whole" />
      </FieldsSection>
    </RecordForm>
  );
}

/** A page that can be left and reopened within the session. */
function Page(props: Parameters<typeof Form>[0]) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!open)}>{open ? "Esci dalla pagina" : "Torna alla pagina"}</button>
      {open && <Form {...props} />}
    </>
  );
}

let scene: RenderedPage;
const known: Kept = { type: 2, date: "2026-05-01", place: "Lodi", first: false, key: "D-7", version: 4 };

async function open(record = known, reread: Parameters<typeof Form>[0]["reread"] = null) {
  scene = await renderPage("admin", "/app/donors", { part: <Page record={record} reread={reread} />, donors: 10 });
  await until(() => scene.find("form"));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  save.mockReset();
  saved.mockReset();
});

const control = (label: string): HTMLInputElement => {
  const found = [...scene.shadow.querySelectorAll("label")].find((one) => one.textContent?.startsWith(label));
  return (
    found?.htmlFor ? scene.shadow.getElementById(found.htmlFor) : found?.querySelector("input")
  ) as HTMLInputElement;
};
const messageOf = (label: string) =>
  scene.shadow.getElementById(control(label).getAttribute("aria-describedby") ?? "")?.textContent;
const press = (name: string) => until(() => scene.find("button", name)).then((found) => userEvent.click(found));
const page = () => scene.text();
const asksBeforeLeaving = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("each kind of field has its control, and the body has the record's types", async () => {
  save.mockImplementation(async (body) => ({ ok: true, data: body }));
  await open();
  expect([control("Tipo").tagName, control("Tipo").value]).toEqual(["SELECT", "2"]);
  expect([...control("Tipo").querySelectorAll("option")].map(({ text }) => text)).toEqual([
    "",
    ...Object.values(DONATION_TYPE_LABELS),
  ]);
  expect(control("Data").value).toBe("01/05/2026");
  await userEvent.selectOptions(control("Tipo"), "3");
  await userEvent.type(control("Quantità"), "450");
  await userEvent.selectOptions(control("Zona"), "Lodi");
  await userEvent.fill(control("Luogo"), " Clusone ");
  await userEvent.click(control("Destro"));
  await userEvent.click(control("È la prima"));
  expect(control("Codice").disabled).toBe(true);
  await press("Salva");
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  expect(save.mock.calls[0]?.[0]).toEqual({
    type: 3,
    date: "2026-05-01",
    amount: 450,
    area: "Lodi",
    place: "Clusone",
    arm: "right",
    first: true,
    version: 4,
  });
  await expect.poll(() => document.body.textContent + page()).toContain("Donazione salvata");
});

it("errors have default messages and links with the fields' labels", async () => {
  await open();
  await userEvent.selectOptions(control("Tipo"), "");
  await userEvent.fill(control("Data"), "21/11/2096");
  await userEvent.type(control("Quantità"), "molto");
  await press("Salva");
  await expect.poll(page).toContain("Per salvare, correggi 3 campi");
  await expect.poll(() => scene.focused()).toBe(control("Tipo"));
  expect([messageOf("Tipo"), messageOf("Data"), messageOf("Quantità")]).toEqual([
    texts.problems.missing,
    texts.problems.future,
    texts.problems.type,
  ]);
  await press("Quantità");
  await expect.poll(() => scene.focused()).toBe(control("Quantità"));
  expect(save).not.toHaveBeenCalled();
});

it("a draft with health data is only in memory, and the browser asks before unloading", async () => {
  await open();
  expect(asksBeforeLeaving()).toBe(false);
  await userEvent.fill(control("Luogo"), "Clusone");
  expect(asksBeforeLeaving()).toBe(true);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("Clusone");
  await press("Esci dalla pagina");
  await press("Torna alla pagina");
  expect(control("Luogo").value).toBe("Clusone");
  expect(page()).toContain(texts.restored);
  expect(asksBeforeLeaving()).toBe(true);
  await press(texts.startOver);
  expect(control("Luogo").value).toBe("Lodi");
  expect(asksBeforeLeaving()).toBe(false);
});

it("a taken code shows an error at its field, and no banner", async () => {
  const body = { success: false, error: "Codice già usato" };
  save.mockResolvedValue({ ok: false, error: new ApiError("http", "Codice già usato", 409, "place", body) });
  await open();
  await press("Salva");
  await expect.poll(() => messageOf("Luogo")).toBe("Codice già usato");
  await expect.poll(() => scene.focused()).toBe(control("Luogo"));
  expect(page()).not.toContain(texts.notSaved);
});

it("an unclear outcome isn't shown as not saved", async () => {
  save.mockResolvedValue({ ok: false, error: new ApiError("unclear", "Non sappiamo se è salvato.") });
  await open({ ...known, version: undefined });
  await press("Salva");
  await expect.poll(page).toContain("Non sappiamo se è salvato.");
  expect(page()).not.toContain(texts.notSaved);
  expect(save.mock.calls.map(([body]) => Object.keys(body).includes("version"))).toEqual([false]);
});

it("after an unclear outcome the server's message stays at its field, and the next save has the record's new version", async () => {
  const body = { error: [{ msg: "Luogo sconosciuto", param: "place" }] };
  save.mockResolvedValue({ ok: false, error: new ApiError("unclear", "Non sappiamo se è salvato.", 0, null, body) });
  await open(known, async () => ({ ok: true, data: { ...known, version: 5 } }));
  await userEvent.fill(control("Luogo"), "Clusone");
  await press("Salva");
  await expect.poll(page).toContain("Non sappiamo se è salvato.");
  expect(messageOf("Luogo")).toBe("Luogo sconosciuto");
  await press("Salva");
  await expect.poll(() => save.mock.lastCall?.[0]).toMatchObject({ place: "Clusone", version: 5 });
});

it("if the host clips overflow, a failed save is scrolled into view", async () => {
  save.mockResolvedValue({ ok: false, error: new ApiError("network", "Non c’è rete.") });
  await open();
  scene.host.style.overflow = "hidden";
  (scene.shadow.querySelector("form")?.firstElementChild as HTMLElement).style.minHeight = "200vh";
  const inSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && Math.floor(bottom) <= innerHeight;
  };
  const notice = () => scene.find("[role=alert]", "Non salvato: Non c’è rete.");
  for (const press of ["first", "second"]) {
    await userEvent.type(control("Luogo"), "!");
    control("Luogo").scrollIntoView({ block: "end" });
    expect(inSight(scene.find("button", "Salva")), press).toBe(false);
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect.poll(() => inSight(notice())).toBe(true);
    expect(inSight(scene.find("button", "Salva"))).toBe(true);
    expect(scene.focused()).toBe(control("Luogo"));
  }

  // a sticky bar doesn't scroll
  scene.host.style.overflow = "";
  control("Luogo").scrollIntoView({ block: "center" });
  await userEvent.type(control("Luogo"), "!");
  const before = scrollY;
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(() => save.mock.calls.length).toBe(3);
  await expect.poll(() => inSight(notice())).toBe(true);
  expect(scrollY).toBe(before);
});

it("after a conflict the user chooses between both versions, and saves over the newer one", async () => {
  const body = { success: false, code: "version" };
  const conflict = new ApiError("http", "Qualcuno ha salvato prima", 409, "version", body);
  save.mockResolvedValueOnce({ ok: false, error: conflict });
  save.mockImplementation(async (sent) => ({ ok: true, data: sent }));
  const theirs = { ...known, type: 1, date: "2026-05-02", place: "Bergamo", version: 5 };
  await open(known, async () => ({ ok: true, data: theirs }));
  await userEvent.selectOptions(control("Tipo"), "3");
  await userEvent.fill(control("Luogo"), "");
  await userEvent.fill(control("Luogo"), "Clusone");
  await press("Salva");
  await expect.poll(page).toContain(texts.conflictTitle);
  await press(texts.conflictLoad);
  await expect.poll(() => scene.shadow.querySelectorAll("fieldset").length).toBe(3);
  // fields that only one side has changed are merged
  expect(control("Data").value).toBe("02/05/2026");

  const side = (legend: string, value: string) =>
    [...scene.find("fieldset", legend).querySelectorAll("label")]
      .find(({ textContent }) => textContent?.includes(value))
      ?.querySelector("input") as HTMLInputElement;
  expect([side("Tipo", DONATION_TYPE_LABELS[3]).checked, side("Luogo", "Clusone").checked]).toEqual([true, true]);
  await userEvent.click(side("Tipo", DONATION_TYPE_LABELS[1]));
  expect(control("Tipo").value).toBe("1");
  await userEvent.click(side("Luogo", "Bergamo"));
  expect(control("Luogo").value).toBe("Bergamo");
  await userEvent.click(side("Luogo", "Clusone"));
  expect(control("Luogo").value).toBe("Clusone");
  await press("Salva");
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  expect(save.mock.lastCall?.[0]).toMatchObject({ type: 1, date: "2026-05-02", place: "Clusone", version: 5 });
});

it("unmounted radio cards lose their name, because Chromium would keep their tree in memory", async () => {
  await open();
  await userEvent.click(control("Destro"));
  const cards = [...scene.shadow.querySelectorAll("input[type=radio]")];
  expect(cards.map((card) => card.getAttribute("name"))).toEqual(["arm", "arm"]);
  await press("Esci dalla pagina");
  expect(cards.map((card) => card.getAttribute("name"))).toEqual([null, null]);
  await press("Torna alla pagina");
  expect([control("Sinistro").checked, control("Destro").checked]).toEqual([false, true]);
});
