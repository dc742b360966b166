import { expect, it, onTestFinished, vi } from "vitest";
import { catchFiles } from "../../../widgets/test-support/catch-files";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { pageLocation } from "../../../shared/navigation";
import { actionState } from "../../../shared/page-actions/on-page-action";
import { until } from "../../../ui/test-support";
import { texts } from "./texts";

const dialog = (page: RenderedPage) => page.shadow.querySelector<HTMLElement>("dialog")?.innerText ?? "";
const submit = (page: RenderedPage) =>
  [...page.shadow.querySelectorAll<HTMLButtonElement>("dialog button")].find(({ textContent }) =>
    textContent.startsWith("Scarica il PDF"),
  );
/** The box or the radio with this label. */
const choice = (page: RenderedPage, label: string) =>
  [...page.shadow.querySelectorAll("dialog label")]
    .find(({ textContent }) => textContent === label)
    ?.querySelector("input");
const ready = (page: RenderedPage) => until(() => submit(page)?.disabled === false);

type Rows = { donors: Record<string, unknown>[]; total: number };

/** Answers the list of donors with these rows, made of the mock's. */
const withRows = (change: (rows: Record<string, unknown>[]) => Record<string, unknown>[]): RenderOptions => ({
  async answer(request, mock) {
    if (request.method !== "GET" || new URL(request.url).pathname !== "/v2/donors") return undefined;
    const body = (await (await mock.fetch(request)).json()) as Rows;
    const donors = change(body.donors);
    return Response.json({ ...body, donors, total: donors.length });
  },
});

const ROSSI = {
  lastName: "Rossi",
  street: "Via Roma 1",
  cap: "24023",
  city: "Clusone",
  province: "BG",
  status: "active",
};
const five = (rows: Record<string, unknown>[]) =>
  rows.slice(0, 5).map((row, at) => ({
    ...row,
    ...ROSSI,
    firstName: ["Anna", "Luca", "Ugo", "Pia", "Łucja"][at],
    ...(at === 2 && { cap: "" }),
    ...(at === 3 && { city: "Lugano (Svizzera)", cap: "6900", province: "EE" }),
    ...(at === 4 && { lastName: "Bassi", status: "dead" }),
  }));

async function openLabels(options: RenderOptions = withRows(five)) {
  onTestFinished(() => localStorage.removeItem("gds:sheets:v1"));
  const page = await renderPage("admin", "/app/donors", options);
  await page.press("button", "Etichette");
  return page;
}

it("the sum of labels, families and donors omitted is shown, with the reason and the names", async () => {
  const files = catchFiles();
  const page = await openLabels();
  await ready(page);
  expect(submit(page)?.textContent).toBe("Scarica il PDF di 3 etichette");
  expect(dialog(page)).toMatch(/Donatori\s+5\s+Restano fuori\s+−\s2\s+In famiglia con altri\s+0\s+Etichette\s+3/);
  choice(page, "Una per famiglia")?.click();
  await expect.poll(() => submit(page)?.textContent).toBe("Scarica il PDF di 2 etichette");
  expect(dialog(page)).toMatch(/In famiglia con altri\s+−\s1/);
  for (const summary of page.shadow.querySelectorAll<HTMLElement>("dialog summary")) summary.click();
  expect(dialog(page)).toMatch(/1 non ha il CAP\. Vedi chi\s+Rossi Ugo\s+1 è deceduto\. Vedi chi\s+Bassi Łucja/);
  // on a phone the preview has only the numbers of the places
  expect(page.shadow.querySelector('dialog [aria-label="Anteprima"]')?.textContent).toMatch(/Famiglia Rossi.*SVIZZERA/);

  submit(page)?.click();
  await expect.poll(() => files).toHaveLength(1);
  expect(files[0]?.name).toMatch(/^etichette-\d{4}-\d\d-\d\d\.pdf$/);
  expect((await files[0]!.blob.text()).slice(0, 5)).toBe("%PDF-");
  const { exports } = (await page.callAs("admin", "/exports")) as { exports: object[] };
  expect(exports[0]).toMatchObject({ entity: "donors", format: "print", scope: "all", rows: 3 });
});

it("the progress of reading is shown only if it lasts", async () => {
  const rows = withRows(five);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let isAsked = false;
  const page = await renderPage("admin", "/app/donors", {
    async answer(request, mock) {
      if (new URL(request.url).searchParams.get("limit") !== "1000") return undefined;
      isAsked = true;
      await held;
      return rows.answer?.(request, mock);
    },
  });
  await until(() => page.shadow.querySelector("tbody tr"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await page.press("button", "Etichette");
  await expect.poll(() => isAsked).toBe(true);
  expect(dialog(page)).not.toContain(texts.preparing);
  await vi.advanceTimersByTimeAsync(200);
  await expect.poll(() => page.shadow.querySelector("dialog [role=progressbar]")).not.toBeNull();
  expect(page.shadow.querySelector("dialog [role=status]")?.textContent).toBe(texts.preparing);
  vi.useRealTimers();
  release();
  await ready(page);
  expect(dialog(page)).not.toContain(texts.preparing);
});

it.each(["donations", "awards", "awardsDue"])("the command for labels opens them on the tab %s", async (tab) => {
  const page = await renderPage("admin", `/app/donors?tab=${tab}`, { donors: 30 });
  await until(() => page.shadow.querySelector("tbody tr"));
  pageLocation.navigate(`/app/donors?tab=${tab}`, { replace: true, state: actionState("labels") });
  await expect.poll(() => dialog(page)).toContain("Etichette");
  expect(pageLocation.entryState()).toEqual({ action: "" });
});

it("a command that no tab has taken isn't carried to the next tab", async () => {
  const page = await renderPage("admin", "/app/donors?tab=donations", { donors: 30 });
  await until(() => page.shadow.querySelector("tbody tr"));
  pageLocation.navigate("/app/donors?tab=donations", { replace: true, state: { text: "", ...actionState("upload") } });
  await page.press("[role=tab]", "Benemerenze");
  await expect.poll(() => location.hash).toContain("tab=awards");
  expect(pageLocation.entryState()).toEqual({ text: "" });
});

it("the labels of a list of donations are for their donors, one each", async () => {
  const page = await renderPage("admin", "/app/donors?tab=donations", { donors: 30 });
  const { donations } = (await page.callAs("admin", "/donations?limit=1000")) as {
    donations: { donor: { _id: string } }[];
  };
  const count = new Set(donations.map(({ donor }) => donor._id)).size;
  expect(count).toBeLessThan(donations.length);
  await page.press("button", "Etichette");
  await expect.poll(() => dialog(page)).toMatch(new RegExp(`Donatori\\s+${count}\\s`));
});

it("without the server's record of the export there is no file", async () => {
  const files = catchFiles();
  const rows = withRows(five);
  const page = await openLabels({
    answer: (request, mock) =>
      new URL(request.url).pathname === "/v2/exports"
        ? Response.json({ success: false, message: "Non ora." }, { status: 422 })
        : rows.answer?.(request, mock),
  });
  await ready(page);
  submit(page)?.click();
  await expect.poll(() => dialog(page)).toContain("non riusciamo a scriverlo nello storico");
  expect(files).toEqual([]);
});

it("reading again stops the file that is being made", async () => {
  const files = catchFiles();
  const rows = withRows((read) => [...five(read), "not a donor" as never]);
  let record: Request | null = null;
  const page = await openLabels({
    answer(request, mock) {
      if (new URL(request.url).pathname !== "/v2/exports") return rows.answer?.(request, mock);
      record = request;
      return new Promise((_, reject) => {
        request.signal.addEventListener("abort", () => reject(request.signal.reason as Error));
      });
    },
  });
  await ready(page);
  submit(page)?.click();
  await until(() => record);
  await page.press("dialog button", texts.readAgain);
  await expect.poll(() => record?.signal.aborted).toBe(true);
  await ready(page);
  expect(files).toEqual([]);
});

it("if the list can't be read, the reason is shown, and it can be read again", async () => {
  let broken = true;
  const page = await openLabels({
    answer: (request) =>
      broken && new URL(request.url).searchParams.get("limit") === "1000"
        ? Response.json({ success: false, message: "Non si può." }, { status: 403 })
        : undefined,
  });
  await expect.poll(() => dialog(page)).toContain("Il tuo ruolo non può esportare questi dati");
  broken = false;
  await page.press("dialog button", "Riprova");
  await ready(page);
});

it("the sheet, its measures and the printer's offset are remembered on the device; impossible measures are explained", async () => {
  const page = await openLabels();
  await ready(page);
  choice(page, "Misure libere")?.click();
  const type = async (label: string, text: string) => {
    const field = await until(() => page.field(label));
    field.focus();
    field.select();
    document.execCommand("insertText", false, text);
  };
  await type("Larghezza, mm", "80");
  await expect.poll(() => dialog(page)).toContain("superano i 210 mm");
  expect([submit(page)?.disabled, submit(page)?.textContent]).toEqual([true, texts.download]);
  expect(dialog(page)).not.toContain(texts.omitted);
  await type("Larghezza, mm", "63,5");
  await ready(page);
  expect(dialog(page)).toContain(texts.omitted);
  page.find("dialog summary", "Se la stampante").click();
  await type("Verso destra, mm", "-1,5");
  await page.press("dialog button", "Annulla");
  await expect.poll(() => page.shadow.querySelector("dialog")).toBeNull();

  await page.press("button", "Etichette");
  await ready(page);
  expect(page.field("Larghezza, mm").value).toBe("63,5");
  page.find("dialog summary", "Se la stampante").click();
  expect(page.field("Verso destra, mm").value).toBe("-1,5");
});

/** A donor with a card and a blood group, who gave or didn't give the consent. */
const withConsent = (given: boolean, change: object = {}): RenderOptions => ({
  async answer(request, mock) {
    const { pathname } = new URL(request.url);
    if (request.method !== "GET") return undefined;
    if (pathname === "/v2/registration/d1")
      return Response.json({
        success: true,
        consents: [{ code: "health", version: "1", given, date: "2024-01-12T10:00:00Z" }],
      });
    if (pathname !== "/v2/donors") return undefined;
    const body = (await (await mock.fetch(request)).json()) as Rows;
    const card = { firstName: "Łucja", lastName: "Őze", cardNumber: "000742", bloodGroup: "0-" };
    return Response.json({ ...body, donors: body.donors.map((donor) => ({ ...donor, ...card, ...change })) });
  },
});

const openCard = async (options: RenderOptions) => {
  const page = await renderPage("admin", "/app/donors/details/d1", options);
  await page.press("button", "Tessera");
  return page;
};
const front = (page: RenderedPage) => page.shadow.querySelector("dialog [role=img]")?.getAttribute("aria-label");

it("a card shows the blood group only with the health consent", async () => {
  const consented = await openCard(withConsent(true));
  await ready(consented);
  expect(front(consented)).toBe("Őze Łucja, Tessera 000742, Gruppo 0-");
  expect(dialog(consented)).toContain("È un dato sanitario: si legge su 1 tessera.");
  choice(consented, "Gruppo sanguigno")?.click();
  await expect.poll(() => front(consented)).toBe("Őze Łucja, Tessera 000742");
});

it("a card without the health consent has no blood group, and says why", async () => {
  const page = await openCard(withConsent(false));
  await ready(page);
  expect(front(page)).toBe("Őze Łucja, Tessera 000742");
  expect(choice(page, "Gruppo sanguigno")?.disabled).toBe(true);
  expect(dialog(page)).toContain("non risulta il consenso");
});

it("a consent that can't be read costs only the blood group, isn't taken for a refusal, and can be read again", async () => {
  const consented = withConsent(true);
  let broken = true;
  const page = await openCard({
    answer: (request, mock) =>
      broken && new URL(request.url).pathname === "/v2/registration/d1"
        ? Response.json({ success: false, message: "Guasto." }, { status: 500 })
        : consented.answer?.(request, mock),
  });
  await ready(page);
  expect(front(page)).toBe("Őze Łucja, Tessera 000742");
  expect(dialog(page)).toContain("Per 1 donatore non riusciamo a leggerlo.");
  broken = false;
  await page.press("dialog button", texts.readAgain);
  await expect.poll(() => front(page)).toBe("Őze Łucja, Tessera 000742, Gruppo 0-");
});

it.each([
  [{ cardNumber: null }, "Non ha ancora un numero di tessera"],
  [{ status: "dead" }, "Non si stampa: è deceduto."],
  [{ cardNumber: "7".repeat(3000) }, "Non si stampa: ha un testo troppo lungo."],
])("without a card, the reason replaces the button: %o", async (change, reason) => {
  const page = await openCard(withConsent(true, change));
  await expect.poll(() => dialog(page)).toContain(reason);
  expect(submit(page)).toBeUndefined();
});
