import { useLocation } from "wouter";
import { userEvent } from "vitest/browser";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findRoute } from "../../domain/routes";
import type { Persona } from "../../mocks/index";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { DonorCreatePage, DonorEditPage } from "../../features/donors/form/donor-form-pages";
import { navigate } from "../navigation";
import { ProfileEditPage } from "../../features/own-data/profile/profile-page";
import { RegistrationPage } from "../../features/own-data/registration/registration-page";
import { texts } from "./texts";

/** The answer of a save that comes when its form is left already, or while one is asked whether to leave it. */

let scene: RenderedPage;
/** What the page has told the host. */
let registered: string[];
let release: (answer?: Response) => void;
let writes: number;
/** Whether the server answers no read of a donor any more. */
let unreadable: boolean;

const PAGES = {
  donorEdit: () => <DonorEditPage />,
  donorCreate: () => <DonorCreatePage />,
  profileEdit: () => <ProfileEditPage />,
  registration: () => <RegistrationPage onRegistered={(id) => registered.push(id)} />,
};

/** The pages that have a form, each at its address; elsewhere a word. */
function Pages() {
  const [path] = useLocation();
  const name = findRoute(path)?.name as keyof typeof PAGES;
  return PAGES[name]?.() ?? <p>Un’altra pagina</p>;
}

/** Writes wait for {@link release}; the server has done them by then, unless it answers something else. */
async function open(persona: Persona, path: string) {
  navigate("/app/dashboard");
  scene = await renderPage(persona, path, {
    part: <Pages />,
    width: 1100,
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
  await expect.poll(() => scene.shadow.querySelector("form")).toBeTruthy();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  registered = [];
  writes = 0;
  unreadable = false;
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const control = (label: string): HTMLInputElement => {
  const found = [...scene.shadow.querySelectorAll("label")].find((one) => one.textContent?.startsWith(label));
  return scene.shadow.getElementById(found?.htmlFor ?? "") as HTMLInputElement;
};
const page = () => scene.text();
const dialog = () => scene.shadow.querySelector("dialog[open]");
const stored = () => Object.values({ ...localStorage, ...sessionStorage }).join();

/** Saves, and leaves for another page before the answer comes. */
async function saveAndLeave(to: string) {
  await userEvent.click(scene.find("button[type=submit]"));
  await expect.poll(() => writes).toBe(1);
  navigate(to);
  await expect.poll(() => dialog()?.textContent).toContain(texts.leaveSaving.hint);
  expect(dialog()?.textContent).not.toContain(texts.leaveUnsaved.discard);
  await scene.press("button", texts.leaveSaving.leave);
  await expect.poll(() => location.hash).toBe(`#${to}`);
}

const OTHER = "/app/donors/edit/d13";

it("a save that is answered in another donor's form tells so, leads nowhere, and opens nobody else's gate", async () => {
  await open("admin", "/app/donors/edit/d12");
  await userEvent.fill(control("Via e numero"), "Via Corridoni 8");
  await saveAndLeave(OTHER);
  await expect.poll(() => control("Cognome")?.value).not.toBe("Marino");
  await userEvent.fill(control("Via e numero"), "Via Pignolo 3");
  release();
  await expect.poll(() => scene.toasts()).toEqual(["Scheda salvata"]);
  expect(location.hash).toBe(`#${OTHER}`);
  expect(control("Via e numero").value).toBe("Via Pignolo 3");
  expect(stored()).not.toContain("Corridoni");
  // this form is as guarded as it was
  navigate("/app/dashboard");
  await expect.poll(() => dialog()?.textContent).toContain(texts.leaveUnsaved.hint);
  expect(location.hash).toBe(`#${OTHER}`);
});

it("one that is refused then is told, too, and its draft waits", async () => {
  await open("admin", "/app/donors/edit/d12");
  await userEvent.fill(control("Via e numero"), "Via Corridoni 8");
  await saveAndLeave(OTHER);
  const conflict = { success: false, message: "Qualcun altro ha salvato.", code: "version" };
  release(Response.json(conflict, { status: 409 }));
  await expect.poll(() => scene.toasts()).toEqual([texts.notSavedLater("Qualcun altro ha salvato.")]);
  expect(location.hash).toBe(`#${OTHER}`);
  await expect.poll(dialog).toBeNull();
  navigate("/app/donors/edit/d12");
  await expect.poll(() => control("Via e numero").value).toBe("Via Corridoni 8");
});

it("what was typed since, in the same form opened anew, isn't thrown away by the answer to the former save", async () => {
  await open("admin", "/app/donors/edit/d12");
  await userEvent.fill(control("Via e numero"), "Via Corridoni 8");
  await saveAndLeave("/app/dashboard");
  navigate("/app/donors/edit/d12");
  await expect.poll(() => control("Via e numero")?.value).toBe("Via Corridoni 8");
  await userEvent.fill(control("Città"), "Clusone");
  release();
  await expect.poll(() => scene.toasts()).toEqual(["Scheda salvata"]);
  expect(control("Città").value).toBe("Clusone");
  expect(stored()).toContain("Clusone");
});

it("who is asked while it is saved goes where they wanted once it is; a failure is told in the form instead", async () => {
  await open("admin", "/app/donors/edit/d12");
  await userEvent.fill(control("Via e numero"), "Via Corridoni 8");
  await userEvent.click(scene.find("button[type=submit]"));
  navigate("/app/dashboard");
  await expect.poll(() => dialog()?.textContent).toContain(texts.leaveSaving.title);
  release(Response.json({ success: false, message: "Non oggi." }, { status: 500 }));
  await expect.poll(page).toContain(`${texts.notSaved}: Non oggi.`);
  await expect.poll(dialog).toBeNull();
  expect(location.hash).toBe("#/app/donors/edit/d12");

  await userEvent.click(scene.find("button[type=submit]"));
  await expect.poll(() => writes).toBe(2);
  navigate("/app/dashboard");
  await expect.poll(dialog).toBeTruthy();
  release();
  await expect.poll(() => location.hash).toBe("#/app/dashboard");
  await expect.poll(page).toContain("Un’altra pagina");
});

it("what is typed while it is saved stays in a form that stays", async () => {
  await open("admin", "/app/donors/edit/d12");
  await userEvent.fill(control("Via e numero"), "Via Corridoni 8");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(() => writes).toBe(1);
  await userEvent.fill(control("Città"), "Clusone");
  release();
  await expect.poll(() => scene.toasts()).toEqual(["Scheda salvata"]);
  expect(control("Città").value).toBe("Clusone");
  navigate("/app/dashboard");
  await expect.poll(() => dialog()?.textContent).toContain(texts.leaveUnsaved.hint);
});

it("the same where neither the answer nor a read says what was saved", async () => {
  await open("admin", "/app/donors/edit/d12");
  await userEvent.fill(control("Via e numero"), "Via Corridoni 8");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(() => writes).toBe(1);
  await userEvent.fill(control("Città"), "Clusone");
  unreadable = true;
  release(Response.json({ success: true }));
  await expect.poll(() => scene.toasts()).toEqual(["Scheda salvata"]);
  await expect.poll(() => scene.find("button[type=submit]").getAttribute("aria-busy")).not.toBe("true");
  expect(control("Città").value).toBe("Clusone");
  navigate("/app/dashboard");
  await expect.poll(() => dialog()?.textContent).toContain(texts.leaveUnsaved.hint);
});

describe("the other forms", () => {
  it("of somebody new", async () => {
    await open("admin", "/app/donors/create");
    for (const [label, text] of Object.entries({ Cognome: "Zambelli", Nome: "Ida" }))
      await userEvent.fill(control(label), text);
    await userEvent.selectOptions(control("Zona"), "Lodi");
    await saveAndLeave(OTHER);
    release();
    await expect.poll(() => scene.toasts()).toEqual(["Donatore aggiunto: Zambelli Ida"]);
    expect(location.hash).toBe(`#${OTHER}`);
    expect(stored()).not.toContain("Zambelli");
  });

  it("of the own profile", async () => {
    await open("donor", "/app/profile/edit/d1");
    await userEvent.fill(control("Via e numero"), "Via Corridoni 8");
    await saveAndLeave("/app/dashboard");
    release();
    await expect.poll(() => scene.toasts()).toHaveLength(1);
    expect(location.hash).toBe("#/app/dashboard");
  });
});
