import { expect, it, onTestFinished } from "vitest";
import { FEATURE_NAMES, type Feature } from "../../../domain/features";
import { DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import { catchFiles } from "../../../widgets/test-support/catch-files";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { buttonTexts as button, DossierButtons } from "./components/dossier-button";
import { useDonor } from "../../../shared/donor/reads";
import { collectDossier } from "./collect";
import { printDossier } from "./print-dossier";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";

function Buttons() {
  const state = useDonor("d1");
  return state.status === "ready" && state.data.donor && <DossierButtons id="d1" donor={state.data.donor} />;
}

const open = async (persona: "admin" | "manager" | "director", options: RenderOptions = {}) => {
  return renderPage(persona, "/app/donors/details/d1", { part: <Buttons />, ...options });
};
const press = (page: RenderedPage, which: "json" | "print" = "json") => page.press("button", button[which]);
const dialog = (page: RenderedPage) => page.shadow.querySelector("dialog")?.textContent ?? "";
const entries = async (page: RenderedPage) =>
  ((await page.callAs("admin", "/donors/d1/history")) as { history: { action: string; author: { _id: string } }[] })
    .history;

it("one click downloads all data as JSON, and the history names the user", async () => {
  const files = catchFiles();
  const page = await open("admin");
  const { donor } = (await page.callAs("admin", "/donors/d1")) as { donor: { version: number; lastName: string } };
  const notes = { note: "Preferisce il mattino", inscriptionNote: "Mi chiami dopo le 18" };
  await page.callAs("admin", "/donors/d1", { method: "PUT", body: { ...notes, version: donor.version } });
  await press(page);
  await expect.poll(() => files).toHaveLength(1);
  await expect.poll(() => page.shadow.querySelector("dialog")).toBeNull();
  const [file] = files;
  expect(file?.name).toMatch(/^dati-[a-z0-9-]+-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse((await file?.blob.text()) ?? "") as Record<string, unknown>;
  expect(data.record).toMatchObject(notes);
  for (const part of ["donations", "awards", "history", "notifications"])
    expect(data[part], part).toBeInstanceOf(Array);
  expect([data.notRead, (data.donations as unknown[]).length > 0]).toEqual([[], true]);
  const [entry] = await entries(page);
  expect(entry).toMatchObject({ action: "export", author: { _id: "u1" } });
});

it("all data are printed on a separate page, with a title without health data", async () => {
  const page = await renderPage("manager", "/app/donors/details/d1", { part: null });
  const dossier = await collectDossier({ session: page.session, donorId: "d1", own: false });
  const long = "n".repeat(2_000);
  const donations = Array.from({ length: 130 }, (_, index) => ({
    _id: `${index}`,
    type: 1,
    date: "2020-01-02",
    place: `Sede ${index}`,
  }));
  const record = { ...(dossier.parts.record as object), firstName: "Ada", lastName: "Nerì", note: long };
  const notRead = [{ part: "awards" as const, reason: "Non ora." }];
  const printed: { title: string; page: Document }[] = [];
  const place = document.createElement("div");
  document.body.append(place);
  onTestFinished(() => place.remove());
  place.append = (frame: HTMLIFrameElement) => {
    Element.prototype.append.call(place, frame);
    const view = frame.contentWindow!;
    view.print = () => void printed.push({ title: view.document.title, page: view.document });
  };
  printDossier(
    place,
    { ...dossier, parts: { ...dossier.parts, record, donations }, notRead },
    { fileName: "dati-neri-ada-2026-11-22", author: "Silvia Carrara" },
  );
  expect(printed.map(({ title }) => title)).toEqual(["dati-neri-ada-2026-11-22"]);
  const body = printed[0]!.page.body;
  const heads = [...body.querySelectorAll("h1, h2")].map((head) => head.textContent);
  expect(heads[0]).toBe("Dati personali di Nerì Ada");
  expect(heads).toContain("Donazioni (130)");
  for (const part of ["Consensi", "Storia", "Notifiche"])
    expect(heads.some((head) => head.startsWith(part))).toBe(true);
  expect(body.textContent).toContain("Gruppo Donatori di Sangue");
  expect(body.textContent).toMatch(/Raccolti .* alle ore [\d:]+, da Silvia Carrara\./);
  expect(body.textContent).toContain(long);
  expect(body.textContent).toContain("Sede 129");
  expect(body.textContent).toContain(texts.incompletePart(texts.parts.awards, "Non ora."));
  const labels = [...body.querySelectorAll("tbody th")].map((head) => head.textContent);
  for (const { label } of Object.values(DONOR_FIELDS)) expect(labels).toContain(label);
  printed[0]!.page.defaultView!.dispatchEvent(new Event("afterprint"));
  expect(place.querySelector("iframe")).toBeNull();
});

it("the dialog lists parts that couldn't be read before it hands anything over", async () => {
  const files = catchFiles();
  let down = true;
  const page = await open("admin", {
    answer: ({ url, method }) =>
      down && method === "GET" && url.includes("/notifications")
        ? Response.json({ message: "Non ora." }, { status: 400 })
        : undefined,
  });
  await press(page);
  await expect.poll(() => dialog(page)).toContain(`${texts.parts.notifications}: Non ora.`);
  expect(page.find("dialog button", texts.jsonAnyway)).toBeTruthy();
  expect(files).toHaveLength(0);
  down = false;
  await page.press("dialog button", uiTexts.retry);
  await expect.poll(() => files).toHaveLength(1);
});

it("nothing is handed over if the handover isn't or may not be recorded in the history", async () => {
  const files = catchFiles();
  let refuse: (() => Response) | null = () => Response.json({ message: "Non ora." }, { status: 422 });
  const page = await open("admin", {
    answer: ({ url }) => (url.endsWith("/donors/d1/exports") ? refuse?.() : undefined),
  });
  await press(page);
  await expect.poll(() => dialog(page)).toContain(texts.notRecorded("Non ora."));
  refuse = () => new Response("<html>");
  await page.press("dialog button", texts.json);
  await expect.poll(() => dialog(page)).toContain(texts.recordUnclear);
  expect(files).toHaveLength(0);
  refuse = null;
  await page.press("dialog button", texts.json);
  await expect.poll(() => files).toHaveLength(1);
});

it("the file lists features that the server doesn't declare", async () => {
  const files = catchFiles();
  const without: readonly Feature[] = ["exports", "history", "notifications"];
  const page = await open("director", { features: FEATURE_NAMES.filter((name) => !without.includes(name)) });
  await press(page);
  await expect.poll(() => files).toHaveLength(1);
  expect(JSON.parse((await files[0]?.blob.text()) ?? "")).toMatchObject({ notKept: ["history", "notifications"] });
});

it("one click prints all data from a frame that outlives the dialog", async () => {
  const page = await open("admin");
  const printed: string[] = [];
  const { parentElement } = await until(() => page.find("button", button.print));
  const place = parentElement!;
  place.append = (frame: HTMLIFrameElement) => {
    Element.prototype.append.call(place, frame);
    frame.contentWindow!.print = () => void printed.push(frame.contentDocument?.body.textContent ?? "");
  };
  await press(page, "print");
  await expect.poll(() => printed).toHaveLength(1);
  expect(printed[0]).toContain("Dati personali di");
  await expect.poll(() => page.shadow.querySelector("dialog")).toBeNull();
  expect(place.querySelector("iframe")).not.toBeNull();
  expect((await entries(page))[0]).toMatchObject({ action: "export" });
});
