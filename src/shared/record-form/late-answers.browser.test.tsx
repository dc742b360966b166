import { useLocation } from "wouter";
import { userEvent } from "vitest/browser";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findRoute } from "../../domain/routes";
import type { Persona } from "../../mocks/index";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { DonorCreatePage, DonorEditPage } from "../../features/donors/form/donor-form-pages";
import { pageLocation } from "../navigation";
import { texts } from "./texts";
import { until } from "../../ui/test-support";

const { navigate } = pageLocation;

/** Responses to a save that arrive after the user has left the form, or during the leave dialog. */

let scene: RenderedPage;
let release: (answer?: Response) => void;
let writes: number;
/** Whether reads of the donor fail. */
let unreadable: boolean;

const PAGES = {
  donorEdit: () => <DonorEditPage />,
  donorCreate: () => <DonorCreatePage />,
};

/** The pages with forms at their routes; elsewhere a text. */
function Pages() {
  const [path] = useLocation();
  const name = findRoute(path)?.name as keyof typeof PAGES;
  return PAGES[name]?.() ?? <p>Un’altra pagina</p>;
}

/** Writes wait for {@link release}, which may replace the response. */
async function open(persona: Persona, path: string) {
  navigate("/app/dashboard");
  scene = await renderPage(persona, path, {
    part: <Pages />,
    width: 1100,
    donors: 15,
    async answer(request, mock) {
      const isDraft = request.url.endsWith("/draft") || request.url.includes("/auth/");
      if (unreadable && request.method === "GET" && request.url.endsWith("/donors/d12"))
        return Response.json({ success: false }, { status: 400 });
      if (request.method === "GET" || isDraft) return mock.fetch(request);
      writes += 1;
      const instead = await new Promise<Response | undefined>((resolve) => (release = resolve));
      return instead ?? mock.fetch(request);
    },
  });
  await until(() => scene.find("form"));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  writes = 0;
  unreadable = false;
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const page = () => scene.text();
const dialog = () => scene.dialog();
const stored = () => Object.values({ ...localStorage, ...sessionStorage }).join();

/** Saves, and leaves for another page before the response. */
async function saveAndLeave(to: string) {
  await scene.press("button[type=submit]");
  await expect.poll(() => writes).toBe(1);
  navigate(to);
  await expect.poll(dialog).toContain(texts.leaveSaving.hint);
  expect(dialog()).not.toContain(texts.leaveUnsaved.discard);
  await scene.press("button", texts.leaveSaving.leave);
  await expect.poll(() => location.hash).toBe(`#${to}`);
}

const OTHER = "/app/donors/edit/d13";

it("a late response shows a toast, doesn't navigate, and leaves the next form guarded", async () => {
  await open("admin", "/app/donors/edit/d12");
  await userEvent.fill(scene.field("Via e numero"), "Via Corridoni 8");
  await saveAndLeave(OTHER);
  await until(() => scene.field("Cognome") && scene.field("Cognome").value !== "Marino");
  await userEvent.fill(scene.field("Via e numero"), "Via Pignolo 3");
  release();
  await expect.poll(() => scene.toasts()).toEqual(["Scheda salvata"]);
  expect(location.hash).toBe(`#${OTHER}`);
  expect(scene.field("Via e numero").value).toBe("Via Pignolo 3");
  expect(stored()).not.toContain("Corridoni");
  navigate("/app/dashboard");
  await expect.poll(dialog).toContain(texts.leaveUnsaved.hint);
  expect(location.hash).toBe(`#${OTHER}`);
});

it("a late error shows a toast, and the draft is kept", async () => {
  await open("admin", "/app/donors/edit/d12");
  await userEvent.fill(scene.field("Via e numero"), "Via Corridoni 8");
  await saveAndLeave(OTHER);
  const conflict = { success: false, message: "Qualcun altro ha salvato.", code: "version" };
  release(Response.json(conflict, { status: 409 }));
  await expect.poll(() => scene.toasts()).toEqual([texts.notSavedLater("Qualcun altro ha salvato.")]);
  expect(location.hash).toBe(`#${OTHER}`);
  await expect.poll(dialog).toBeUndefined();
  navigate("/app/donors/edit/d12");
  await expect.poll(() => scene.field("Via e numero").value).toBe("Via Corridoni 8");
});

it("a late response keeps newer input in the reopened form", async () => {
  await open("admin", "/app/donors/edit/d12");
  await userEvent.fill(scene.field("Via e numero"), "Via Corridoni 8");
  await saveAndLeave("/app/dashboard");
  navigate("/app/donors/edit/d12");
  await expect.poll(() => scene.field("Via e numero")?.value).toBe("Via Corridoni 8");
  await userEvent.fill(scene.field("Città"), "Clusone");
  release();
  await expect.poll(() => scene.toasts()).toEqual(["Scheda salvata"]);
  expect(scene.field("Città").value).toBe("Clusone");
  expect(stored()).toContain("Clusone");
});

it("during the leave dialog a success leaves the form, and a failure shows in the form", async () => {
  await open("admin", "/app/donors/edit/d12");
  await userEvent.fill(scene.field("Via e numero"), "Via Corridoni 8");
  await scene.press("button[type=submit]");
  navigate("/app/dashboard");
  await expect.poll(dialog).toContain(texts.leaveSaving.title);
  release(Response.json({ success: false, message: "Non oggi." }, { status: 422 }));
  await expect.poll(page).toContain(`${texts.notSaved}: Non oggi.`);
  await expect.poll(dialog).toBeUndefined();
  expect(location.hash).toBe("#/app/donors/edit/d12");

  await scene.press("button[type=submit]");
  await expect.poll(() => writes).toBe(2);
  navigate("/app/dashboard");
  await expect.poll(dialog).toBeTruthy();
  release();
  await expect.poll(() => location.hash).toBe("#/app/dashboard");
  await expect.poll(page).toContain("Un’altra pagina");
});

it("input during a save stays in a form that stays open", async () => {
  await open("admin", "/app/donors/edit/d12");
  await userEvent.fill(scene.field("Via e numero"), "Via Corridoni 8");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(() => writes).toBe(1);
  await userEvent.fill(scene.field("Città"), "Clusone");
  release();
  await expect.poll(() => scene.toasts()).toEqual(["Scheda salvata"]);
  expect(scene.field("Città").value).toBe("Clusone");
  navigate("/app/dashboard");
  await expect.poll(dialog).toContain(texts.leaveUnsaved.hint);
});

it("input during a save stays if neither the response nor a read contains the record", async () => {
  await open("admin", "/app/donors/edit/d12");
  await userEvent.fill(scene.field("Via e numero"), "Via Corridoni 8");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(() => writes).toBe(1);
  await userEvent.fill(scene.field("Città"), "Clusone");
  unreadable = true;
  release(Response.json({ success: true }));
  await expect.poll(() => scene.toasts()).toEqual(["Scheda salvata"]);
  await expect.poll(() => scene.find("button[type=submit]").getAttribute("aria-busy")).not.toBe("true");
  expect(scene.field("Città").value).toBe("Clusone");
  navigate("/app/dashboard");
  await expect.poll(dialog).toContain(texts.leaveUnsaved.hint);
});

it("a late response to a new donor shows a toast, and keeps no draft", async () => {
  await open("admin", "/app/donors/create");
  for (const [label, text] of Object.entries({ Cognome: "Zambelli", Nome: "Ida" }))
    await userEvent.fill(scene.field(label), text);
  await userEvent.selectOptions(scene.field("Zona"), "Lodi");
  await saveAndLeave(OTHER);
  release();
  await expect.poll(() => scene.toasts()).toEqual(["Donatore aggiunto: Zambelli Ida"]);
  expect(location.hash).toBe(`#${OTHER}`);
  expect(stored()).not.toContain("Zambelli");
});
