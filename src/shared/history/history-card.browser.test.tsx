import { userEvent } from "vitest/browser";
import { beforeEach, expect, it } from "vitest";
import type { Persona } from "../../mocks/index";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { HistoryCard } from "./history-card";
import { texts } from "./texts";

let scene: RenderedPage;
/** The response of the history instead of the mock's. */
let answer: (() => Response) | null;
let asked: string[];
let errors: string[];

beforeEach(() => {
  [answer, asked, errors] = [null, [], []];
});

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

/** Shows a donor's card below an empty box of that height in px. */
async function show(persona: Persona, donorId: string, above = 0) {
  scene = await renderPage(persona, "/app/dashboard", {
    part: (
      <>
        <div style={{ height: above }} />
        <HistoryCard donorId={donorId} />
      </>
    ),
    answer({ url }) {
      const { pathname } = new URL(url);
      if (!pathname.endsWith("/history")) return undefined;
      asked.push(pathname.replace("/v2", ""));
      return answer?.();
    },
    emit: (name, detail) => name === "gds-error" && errors.push((detail as { code: string }).code),
  });
}

const page = () => scene.text();
const entries = () => [...scene.shadow.querySelectorAll("li")].map((item) => item.textContent);

const details = async (index: number) => {
  const button = scene.shadow.querySelectorAll<HTMLElement>("li > button[aria-expanded]")[index]!;
  await userEvent.click(button, { position: { x: 40, y: 20 } });
  return button.closest("li")!;
};

it("a donor sees who changed their record, the newest first", async () => {
  scene = await renderPage("pending", "/app/dashboard", { part: null });
  const { donor } = (await scene.session.call("/registration/d2")) as { donor: { version: number } };
  const consents = ["privacy", "health"].map((code) => ({ code, version: "1", given: true }));
  const body = { version: donor.version, mobile: "347 5550199", consents };
  await scene.session.call("/registration/d2", { method: "PUT", body });
  await scene.show(<HistoryCard donorId="d2" />);
  await expect.poll(() => entries().length).toBe(2);
  const [change, first] = entries();
  expect(change).toContain("TuDonatore");
  expect(change).toContain("Hai cambiato cellulare");
  expect(first).toContain("Importazione iniziale");
  expect(first).toContain("Scheda creata");
  expect((await details(0)).textContent).toMatch(/Cellulare\s*Prima .+Dopo 347/);
  // donors can't restore data
  expect(scene.shadow.querySelector("button[aria-label^=Ripristina]")).toBeNull();
});

const many = Array.from({ length: 8 }, (_, index) => ({
  _id: `h${index}`,
  date: `2026-11-0${index + 1}T10:00:00Z`,
  author: index === 7 ? null : { _id: "a1", name: `Persona ${index}` },
  subject: "donor",
  action: "update",
  reason: index === 7 ? "Telefonata" : null,
  changes: [{ field: "cap", from: null, to: `2410${index}` }],
}));

it("the last entries are shown, and earlier ones on demand; an unknown author is the office", async () => {
  answer = json({ history: many });
  await show("donor", "d1");
  await expect.poll(() => entries().length).toBe(5);
  expect(page()).toContain("5 di 8");
  expect(entries()[0]).toContain("La sede");
  const open = await details(0);
  expect(open.textContent).toContain("Motivo: Telefonata");
  expect(open.textContent).toMatch(/CAP\s*Prima vuoto\s*Dopo 24107/);
  await scene.press("button", texts.earlier);
  await expect.poll(() => page()).toContain("8 di 8");
  // open entries stay open
  expect(page()).toContain("Motivo: Telefonata");
});

it("nothing is read before the card is in view", async () => {
  await show("donor", "d1", 3_000);
  await expect.poll(page).toContain(texts.title);
  expect(asked).toEqual([]);
  expect(scene.shadow.querySelector("[aria-busy]")).toBeNull();
  scene.find("h2", texts.title).scrollIntoView();
  await expect.poll(() => entries().length).toBeGreaterThan(0);
  expect(asked).toEqual(["/donors/d1/history"]);
});

it("a refused history isn't shown and emits no error", async () => {
  answer = json({ success: false }, 403);
  await show("donor", "d1");
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect.poll(page).not.toContain(texts.title);
  expect(errors).toEqual([]);
});

it.each([
  ["admin", true],
  ["manager", false],
] as const)("an entry names its import, which is a link for the %s: %s", async (persona, leads) => {
  const made = { ...many[0]!, action: "create", changes: [], import: { id: "im 1", file: "soci-2026.csv" } };
  answer = json({ history: [made] });
  await show(persona, "d1");
  await expect.poll(() => entries().length).toBe(1);
  const open = await details(0);
  await expect.poll(() => open.textContent).toContain("Importazione: soci-2026.csv");
  const link = open.querySelector("a");
  expect(link?.hash ?? null).toBe(leads ? "#/app/importer?import=im%201" : null);
});

it("a failure is shown, and a retry reads the history", async () => {
  answer = json({ message: "Sono una teiera." }, 418);
  await show("donor", "d1");
  await expect.poll(() => scene.shadow.querySelector("[role=alert]")?.textContent).toContain(texts.failed);
  expect(errors).toEqual(["http-418"]);
  answer = json({ history: many.slice(0, 1) });
  await scene.press("button", "Riprova");
  await expect.poll(entries).toHaveLength(1);
});

it("an empty history says so", async () => {
  answer = json({ history: [] });
  await show("donor", "d1");
  await expect.poll(page).toContain(texts.empty);
});

it("valid entries of a damaged history are shown", async () => {
  answer = json({ history: ["?", { date: "domani", changes: [{ field: "cap", from: 1, to: 2 }, "?"] }] });
  await show("donor", "d1");
  await expect.poll(page).toContain("arrivate rovinate");
  expect(entries()).toHaveLength(1);
  expect(page()).toContain(texts.noDay);
});
