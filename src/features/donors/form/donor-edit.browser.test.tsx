import { userEvent } from "vitest/browser";
import { beforeEach, expect, it } from "vitest";
import { FEATURE_NAMES } from "../../../domain/features";
import { DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { pageLocation } from "../../../shared/navigation";
import { DonorEditPage } from "./donor-form-pages";
import { texts as formTexts } from "../../../shared/record-form/texts";
import { DONOR_FORM_FIELDS } from "./donor-form-fields";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";

const { leaveSession, navigate } = pageLocation;

let scene: RenderedPage;
let instead: (request: Request) => Response | Promise<Response> | undefined;
let puts: Record<string, unknown>[];

beforeEach(() => {
  instead = () => undefined;
  puts = [];
  localStorage.clear();
});

const open = async (path = "/app/donors/edit/d12", persona: "admin" | "manager" = "admin") => {
  navigate("/app/donors");
  scene = await renderPage(persona, path, {
    width: 1100,
    answer(request) {
      if (request.method === "PUT")
        void request
          .clone()
          .json()
          .then((body) => puts.push(body as Record<string, unknown>));
      return instead(request);
    },
  });
  await expect.poll(() => scene.shadow.querySelector("form") ?? heading()).toBeTruthy();
};
const heading = () => scene.heading();
const page = () => scene.text();
const submit = () => scene.press("button[type=submit]");
const press = (name: string) => until(() => scene.find("button", name)).then((found) => userEvent.click(found));
const dialog = () => scene.dialog();
const json = (body: unknown, status = 200) => Response.json(body, { status });

const DRAFT = () => JSON.parse(Object.entries(localStorage).find(([key]) => key.startsWith("gds:draft:"))?.[1] ?? "{}");

it("the form has all fields; a save sends those that may be changed, and the version", async () => {
  await open();
  const labels = [...scene.shadow.querySelectorAll("label")].map((label) => label.textContent);
  const others = Object.entries(DONOR_FIELDS).filter(([name]) => name !== "mailType");
  const expected = [...others.map(([, { label }]) => label), DONOR_FORM_FIELDS.byMail.label];
  expect(labels.map((label) => label?.trim()).sort()).toEqual(expected.sort());
  await userEvent.fill(scene.field("Via e numero"), "Via Corridoni 8");
  await press(texts.saveAndStay);
  await expect.poll(page).toContain(texts.saved);
  expect(puts[0]).toMatchObject({ street: "Via Corridoni 8", version: 1 });
  for (const name of ["key", "status", "suspended", "donationsNumber", "awards", "byMail", "mailType"])
    expect(puts[0]).not.toHaveProperty(name);
  // the form continues with the saved version
  await userEvent.fill(scene.field("Via e numero"), "Via Corridoni 9");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(() => puts.length).toBe(2);
  expect(puts[1]).toMatchObject({ street: "Via Corridoni 9", version: 2 });
});

it("leaving keeps a draft of the edited fields, without notes and health data; signing out deletes it", async () => {
  await open();
  await userEvent.fill(scene.field("Città"), "Clusone");
  await userEvent.fill(scene.field("Note"), "Chiamare la sera");
  scene.field("Nota d’iscrizione").closest("details")!.open = true;
  await userEvent.fill(scene.field("Nota d’iscrizione"), "Portata dal fratello");
  await userEvent.selectOptions(scene.field("Gruppo sanguigno"), "AB-");
  expect(Object.keys(DRAFT()).sort()).toEqual(["at", "base", "values", "version"]);
  expect(DRAFT()).toMatchObject({ values: { city: "Clusone" }, version: 1 });
  for (const name of ["note", "inscriptionNote", "bloodGroup", "status", "lastName", "street"])
    expect([...Object.keys(DRAFT().values), ...Object.keys(DRAFT().base)]).not.toContain(name);
  // fields that aren't stored would be lost with the tab
  expect(!dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);

  leaveSession(() => scene.session.signOut());
  await expect.poll(dialog).toContain(formTexts.leaveUnsaved.signOutHint);
  expect(dialog()).not.toContain(formTexts.leaveUnsaved.keep);
  await press(formTexts.leaveStay);
  expect(scene.session.state().status).toBe("signed-in");
  await expect.poll(dialog).toBeUndefined();

  navigate("/app/dashboard");
  await expect.poll(dialog).toBeTruthy();
  await press(formTexts.leaveUnsaved.keep);
  expect(location.hash).toBe("#/app/dashboard");
  expect(DRAFT().values).toMatchObject({ city: "Clusone" });
  leaveSession(() => scene.session.signOut());
  await expect.poll(() => Object.values(localStorage).join()).not.toContain("Clusone");
});

it("errors show on change, on blur and on submit, with links to the fields; an error of the server opens its section", async () => {
  await open();
  await userEvent.fill(scene.field("CAP"), "2412");
  await expect.poll(page).toContain(formTexts.written.cap?.form);
  await userEvent.fill(scene.field("Cognome"), "x".repeat(300));
  await userEvent.fill(scene.field("Data di nascita"), "12 nov");
  await submit();
  await expect.poll(page).toContain("Per salvare, correggi 3 campi");
  await expect.poll(() => scene.focused()).toBe(scene.field("Cognome"));
  await expect.poll(page).toContain("Aggiungi l’anno: 12/11/1980");
  expect(scene.field("Data di nascita").value).toBe("12 nov");
  await userEvent.fill(scene.field("Data di nascita"), "01/01/2090");
  await expect.poll(page).toContain(formTexts.problems.future);
  expect(puts).toEqual([]);

  await userEvent.fill(scene.field("CAP"), "24121");
  await userEvent.fill(scene.field("Cognome"), "Rossi");
  await userEvent.fill(scene.field("Data di nascita"), "29/02/1980");
  const section = () => scene.field("E-mail ufficio").closest("details");
  expect(section()?.open).toBe(false);
  const error = [{ msg: "Questo indirizzo non esiste", param: "officeEmail" }];
  instead = ({ method }) => (method === "PUT" ? json({ success: false, error }, 422) : undefined);
  await submit();
  await expect.poll(page).toContain("Questo indirizzo non esiste");
  expect(section()?.open).toBe(true);
  await expect.poll(() => scene.focused()).toBe(scene.field("E-mail ufficio"));
});

it("unknown values of the server stay unchanged, and forbidden fields aren't sent", async () => {
  instead = ({ url, method }) => {
    if (url.endsWith("/auth/ability"))
      return json({
        ability: [
          { action: "manage", subject: "all" },
          { action: "update", subject: "Donor", fields: ["cardNumber"], inverted: true },
        ],
        features: FEATURE_NAMES,
      });
    if (!url.endsWith("/donors/x1")) return undefined;
    const donor = {
      _id: "x1",
      firstName: "Ada",
      lastName: "Neri",
      area: "Marte",
      bloodGroup: "A strano",
      status: "hold",
    };
    return method === "GET" ? json({ donor: { ...donor, mailType: "Piccione", version: 4 } }) : json({ success: true });
  };
  await open("/app/donors/edit/x1");
  expect(scene.field("Gruppo sanguigno").value).toBe("A strano");
  expect(scene.field("Tessera").disabled).toBe(true);
  await userEvent.fill(scene.field("Nome"), "Adele");
  await press(texts.saveAndStay);
  await expect.poll(() => puts.length).toBe(1);
  expect(puts[0]).toMatchObject({ firstName: "Adele", bloodGroup: "A strano", area: "Marte", version: 4 });
  expect(puts[0]).not.toHaveProperty("cardNumber");
  expect(puts[0]).not.toHaveProperty("mailType");
});

it("a draft of an older version is merged with the newer record, and the user chooses between conflicting fields", async () => {
  scene = await renderPage("admin", "/app/donors/edit/d12", {
    part: null,
    width: 1100,
    async answer(request, mock) {
      if (request.method === "PUT") puts.push((await request.clone().json()) as Record<string, unknown>);
      return mock.fetch(request);
    },
  });
  const { user } = scene.session.state() as { user: { _id: string } };
  const before = (await scene.callAs("admin", "/donors/d12")) as { donor: Record<string, string> };
  const { city = "", street = "" } = before.donor;
  const draft = { values: { city: "Clusone", street: "Via Pignolo 3" }, base: { city, street }, version: 1 };
  localStorage.setItem(
    `gds:draft:v2:${scene.apiBase} ${user._id} donor d12`,
    JSON.stringify({ ...draft, at: Date.now() }),
  );
  await scene.callAs("manager", "/donors/d12", { method: "PUT", body: { version: 1, city: "Lodi", cap: "26900" } });
  await scene.show(<DonorEditPage />);
  await expect.poll(() => scene.field("CAP")?.value).toBe("26900");
  expect(scene.field("Via e numero").value).toBe("Via Pignolo 3");
  expect(page()).toContain(formTexts.restored);
  expect(page()).toContain(formTexts.chooseSide);
  expect(scene.shadow.querySelectorAll("fieldset legend + div").length).toBeGreaterThan(0);
  await press(texts.saveAndStay);
  await expect.poll(page).toContain(texts.saved);
  expect(puts.at(-1)).toMatchObject({ city: "Clusone", cap: "26900", street: "Via Pignolo 3", version: 2 });
});
