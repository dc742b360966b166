import { userEvent } from "vitest/browser";
import { beforeEach, expect, it } from "vitest";
import { UNCLEAR_ERROR } from "../../../domain/texts";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { navigate } from "../../../shared/navigation";
import { texts as formTexts } from "../../../shared/record-form/texts";
import { texts as personTexts } from "../../../shared/record-form/person/texts";
import { DonorEditPage } from "./donor-form-pages";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";

let scene: RenderedPage;
let instead: (request: Request) => Response | Promise<Response> | undefined;
let posts: { key: string | null; body: Record<string, unknown> }[];

beforeEach(() => {
  instead = () => undefined;
  posts = [];
  localStorage.clear();
});

const open = async (persona: "admin" | "manager" = "admin", width = 1100) => {
  navigate("/app/donors");
  scene = await renderPage(persona, "/app/donors/create", {
    width,
    answer(request) {
      const key = request.headers.get("Idempotency-Key");
      if (request.method === "POST" && request.url.endsWith("/donors"))
        void request
          .clone()
          .json()
          .then((body) => posts.push({ key, body: body as Record<string, unknown> }));
      return instead(request);
    },
  });
  await expect.poll(() => scene.shadow.querySelector("form")).toBeTruthy();
};
const page = () => scene.text();
const control = (label: string): HTMLInputElement => {
  const found = [...scene.shadow.querySelectorAll("label")].find((one) => one.textContent?.startsWith(label));
  return scene.shadow.getElementById(found?.htmlFor ?? "") as HTMLInputElement;
};
const submit = () => userEvent.click(scene.find("button[type=submit]"));
const press = (name: string) => until(() => scene.find("button", name)).then((found) => userEvent.click(found));
const fill = async (firstName: string) => {
  await userEvent.fill(control("Cognome"), "Neri");
  await userEvent.fill(control("Nome"), firstName);
  await expect.poll(() => control("Zona").querySelectorAll("option").length).toBeGreaterThan(1);
  if (!control("Zona").value) await userEvent.selectOptions(control("Zona"), "Lodi");
};

it("on a phone each label stands on one line with what says that its field is required", async () => {
  await open("admin", 360);
  const label = control("Gruppo sanguigno").labels?.[0]?.parentElement;
  await expect.poll(() => label?.textContent).toBe("Gruppo sanguignoobbligatorio");
  const lineOf = (one: Element | null | undefined) => one?.firstElementChild?.getBoundingClientRect().height;
  expect(label?.getBoundingClientRect().height).toBe(lineOf(control("Cognome").labels?.[0]?.parentElement));
});

it("somebody new is added once, however often the network is cut, and the record opens", async () => {
  await open();
  await submit();
  await expect.poll(page).toContain("Per salvare, correggi 3 campi");
  await fill("Ada");
  let cuts = 2;
  instead = ({ method, url }) => {
    if (method !== "POST" || !url.endsWith("/donors") || cuts === 0) return undefined;
    cuts -= 1;
    return Promise.reject(new TypeError("cut"));
  };
  await submit();
  await expect.poll(page).toContain(UNCLEAR_ERROR);
  expect(page()).not.toContain(formTexts.notSaved);
  await submit();
  await expect.poll(() => location.hash).toMatch(/^#\/app\/donors\/details\//);
  const keys = posts.map(({ key }) => key);
  expect([keys.length, new Set(keys).size, keys[0] !== null]).toEqual([3, 1, true]);
  expect(posts.at(-1)?.body).toMatchObject({ lastName: "Neri", area: "Lodi", bloodGroup: "ND", mailType: "E-mail" });
});

it("somebody new whom the response doesn't contain is told as added, and the list opens", async () => {
  await open();
  await fill("Ermengarda");
  instead = (request) =>
    request.method === "POST" && request.url.endsWith("/donors")
      ? scene.mock.fetch(request).then(() => Response.json({ success: true }))
      : undefined;
  await submit();
  await expect.poll(() => location.hash).toBe("#/app/donors");
  await expect.poll(page).toContain(texts.created("Neri Ermengarda"));
  expect(posts).toHaveLength(1);
});

it("a manager adds to the own zone, and goes on with an empty form", async () => {
  await open("manager");
  await expect.poll(() => control("Zona").value).not.toBe("");
  const area = control("Zona").value;
  await fill("Bruno");
  await press(texts.saveAndNew);
  await expect.poll(page).toContain(texts.created("Neri Bruno"));
  await expect.poll(() => control("Cognome").value).toBe("");
  await expect.poll(() => control("Zona").value).toBe(area);
  expect(location.hash).toBe("#/app/donors/create");
  expect(posts[0]?.body).toMatchObject({ firstName: "Bruno", area });
});

it("a card number that somebody has is refused at its field", async () => {
  await open();
  await fill("Carla");
  await userEvent.fill(control("Tessera"), "000012");
  await submit();
  await expect.poll(page).toContain("Il numero di tessera è già di un altro donatore.");
  await expect.poll(() => scene.shadow.activeElement).toBe(control("Tessera"));
  await userEvent.tab();
  await new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));
  expect(control("Tessera").getAttribute("aria-invalid")).toBe("true");
  await userEvent.fill(control("Tessera"), "999012");
  await expect.poll(() => control("Tessera").getAttribute("aria-invalid")).not.toBe("true");
});

const options = () =>
  [...scene.shadow.querySelectorAll("ul:not([hidden]) > [role=option]")].map((option) => option.textContent);

it("a fiscal code that is typed first fills in the birth; a missing one is offered; what it contradicts is said there", async () => {
  await open();
  await userEvent.fill(control("Cognome"), "Bianchi");
  await userEvent.fill(control("Nome"), "Marco");
  await userEvent.fill(control("Codice fiscale"), "bncmrc80c14a794f");
  await expect.poll(() => control("Comune di nascita").value).toBe("Bergamo");
  expect([control("Data di nascita").value, control("Sesso").value]).toEqual(["14/03/1980", "M"]);
  await expect.poll(page).toContain(personTexts.staff.agrees);
  await userEvent.fill(control("Data di nascita"), "14/03/1981");
  await expect.poll(page).toContain(personTexts.staff.codeSays("14 Mar 1980"));
  await userEvent.fill(control("Codice fiscale"), "BNCMRC80C14A794X");
  await expect.poll(page).toContain(formTexts.checkCharacter("F"));
  await userEvent.fill(control("Data di nascita"), "14/03/1980");
  await userEvent.fill(control("Codice fiscale"), "");
  await expect.poll(page).toContain(personTexts.codeFromData("BNCMRC80C14A794F"));
  await press(personTexts.useCode);
  expect(control("Codice fiscale").value).toBe("BNCMRC80C14A794F");
});

it("a town is suggested as one types, by keys alone, and brings its postal code and province; a phone is tidied", async () => {
  await open();
  const city = control("Città");
  await expect
    .poll(async () => {
      await userEvent.fill(city, "");
      await userEvent.fill(city, "cluson");
      return options();
    })
    .toEqual(["ClusoneBG"]);
  expect(city.getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{ArrowDown}");
  expect(scene.shadow.getElementById(city.getAttribute("aria-activedescendant") ?? "")?.textContent).toBe("ClusoneBG");
  await userEvent.keyboard("{Enter}");
  expect([city.value, control("CAP").value, control("Provincia").value]).toEqual(["Clusone", "24023", "BG"]);
  expect(posts).toEqual([]);
  await userEvent.fill(city, "berga");
  await userEvent.click(scene.find("[role=option]", "Bergamo"));
  // of several postal codes nobody knows which one
  await expect.poll(page).toContain("CAP da 24121 a 24129.");
  expect(control("CAP").value).toBe("");
  await userEvent.fill(control("Comune di nascita"), "roman");
  expect(options().join()).toContain("RomaniaStato estero");
  await userEvent.keyboard("{Escape}");
  expect(options()).toEqual([]);
  await userEvent.fill(control("Cellulare"), "0039 347/5550142");
  await userEvent.tab();
  await expect.poll(() => control("Cellulare").value).toBe("347 555 0142");
});

it("a postal code of one town brings it and its province, one of several the province alone; what is there stays", async () => {
  await open();
  const address = () => [control("Città").value, control("Provincia").value];
  await userEvent.fill(control("CAP"), "24020");
  await expect.poll(address).toEqual(["", "BG"]);
  await userEvent.fill(control("CAP"), "24023");
  await expect.poll(address).toEqual(["Clusone", "BG"]);
  await userEvent.fill(control("CAP"), "20121");
  await expect.poll(page).toContain("Il CAP di Clusone è 24023");
  expect(address()).toEqual(["Clusone", "BG"]);
});

it("a city's old postal code brings the city, and a hint of those that hold now, and stops nobody", async () => {
  await open();
  await userEvent.fill(control("CAP"), "24100");
  await expect.poll(() => [control("Città").value, control("Provincia").value]).toEqual(["Bergamo", "BG"]);
  await expect.poll(page).toContain("24100 era il CAP di tutta Bergamo. Ora ogni via ha il suo, da 24121 a 24129");
  expect(page()).not.toContain("I CAP di Bergamo vanno da");
  expect(control("CAP").getAttribute("aria-invalid")).not.toBe("true");
  await userEvent.fill(control("CAP"), "24122");
  await expect.poll(page).not.toContain("era il CAP");
});

it("who may be in the registry already stands beside the new one: save all the same, or look at the record", async () => {
  await open();
  const { donors } = (await scene.callAs("admin", "/donors?limit=1&filters=" + encodeURIComponent("[]"))) as {
    donors: Record<string, string>[];
  };
  const known = donors[0]!;
  await fill("Dora");
  await userEvent.fill(control("Cellulare"), (known.mobile ?? "").replace(/\s/g, ""));
  await submit();
  await expect.poll(scene.dialog).toContain(texts.compared.title);
  const rows = [...scene.shadow.querySelectorAll("dialog tbody tr")].map((row) => row.textContent);
  expect(rows[0]).toContain(texts.compared.equal);
  expect(posts).toEqual([]);
  await press(texts.compared.back);
  await expect.poll(() => scene.shadow.querySelector("dialog[open]")).toBeNull();
  expect(posts).toEqual([]);
  await submit();
  await expect.poll(() => scene.shadow.querySelector("dialog[open]")).toBeTruthy();
  await press(texts.compared.saveAnyway);
  await expect.poll(() => posts.length).toBe(1);
});

it("a server that can't look for duplicates stops nobody", async () => {
  await open();
  instead = ({ url }) =>
    url.includes("queryFilters") ? Response.json({ success: false }, { status: 400 }) : undefined;
  await fill("Elena");
  await userEvent.fill(control("E-mail"), "elena@gds.example");
  await submit();
  await expect.poll(() => posts.length).toBe(1);
});

interface Known extends Record<string, string> {
  _id: string;
}
/** Somebody of the registry with a fiscal code, and how the form writes the birth date. */
const somebodyKnown = async () => {
  const { donors } = (await scene.callAs("admin", "/donors?limit=30")) as { donors: Known[] };
  const known = donors.find(({ fiscalCode, birthday, status }) => fiscalCode && birthday && status === "active")!;
  return { known, birthday: known.birthday!.slice(0, 10).split("-").reverse().join("/") };
};
const dialog = () => scene.dialog() ?? "";

it("who may be in the registry already is told while one types, and who is somebody else isn't asked about again", async () => {
  await open();
  const { known, birthday } = await somebodyKnown();
  await userEvent.fill(control("Cognome"), known.lastName!);
  await userEvent.fill(control("Nome"), known.firstName!);
  expect(page()).not.toContain(texts.compared.compare);
  await userEvent.fill(control("Data di nascita"), birthday);
  await expect.poll(page).toContain(texts.compared.compare);
  expect(page()).toContain(texts.card(known.cardNumber!));
  await press(texts.compared.compare);
  await expect.poll(dialog).toContain(texts.compared.lead(1));
  await press(texts.compared.otherPerson);
  await expect.poll(page).not.toContain(texts.compared.compare);
  await expect.poll(() => control("Zona").querySelectorAll("option").length).toBeGreaterThan(1);
  await userEvent.selectOptions(control("Zona"), "Lodi");
  await submit();
  await expect.poll(() => posts.length).toBe(1);
});

it("who has the same fiscal code gets what was typed on the own record, and nobody is added", async () => {
  await open();
  const { known } = await somebodyKnown();
  await userEvent.fill(control("Codice fiscale"), known.fiscalCode!);
  await userEvent.fill(control("Cellulare"), "347 555 0199");
  await userEvent.fill(control("Note"), "Preferisce la sera.");
  const zone = known.area === "Lodi" ? "Lecco" : "Lodi";
  await expect.poll(() => control("Zona").querySelectorAll("option").length).toBeGreaterThan(1);
  await userEvent.selectOptions(control("Zona"), zone);
  await expect.poll(page).toContain(texts.compared.sameCode);
  await press(texts.compared.compare);
  await expect.poll(dialog).toContain(texts.compared.sameCodeLead);
  expect(dialog()).not.toContain(texts.compared.otherPerson);
  await press(texts.compared.moveInput);
  await expect.poll(() => location.hash).toBe(`#/app/donors/edit/${known._id}`);
  expect([control("Cellulare").value, control("Note").value]).toEqual(["", ""]);
  await scene.show(<DonorEditPage />);
  await expect.poll(() => control("Cellulare")?.value).toBe("347 555 0199");
  expect([control("Note").value, control("Cognome").value]).toEqual(["Preferisce la sera.", known.lastName]);
  // what the window doesn't compare isn't replaced
  await expect.poll(() => control("Zona").value).toBe(known.area);
  expect(page()).toContain(texts.restoredHint);
  expect(posts).toEqual([]);
});

it("asks whether another e-mail was meant, and takes it by a press", async () => {
  await open();
  await userEvent.fill(control("E-mail"), "ada@gmial.com");
  await userEvent.tab();
  await press("Intendevi ada@gmail.com?");
  expect(control("E-mail").value).toBe("ada@gmail.com");
  await expect.poll(() => scene.focused()).toBe(control("E-mail"));
  expect(page()).not.toContain("Intendevi");
});

it("marks what must be there", async () => {
  await open();
  await expect.poll(() => control("Zona").querySelectorAll("option").length).toBeGreaterThan(1);
  const marked = [...scene.shadow.querySelectorAll("label")]
    .filter((label) => label.nextElementSibling?.textContent.startsWith("obbligatori"))
    .map((label) => label.parentElement?.textContent);
  expect(marked).toEqual([
    "Cognomeobbligatorio",
    "Nomeobbligatorio",
    "Gruppo sanguignoobbligatorio",
    "Zonaobbligatoria",
  ]);
});

it("a birth date without its year stays in the field, with what is missing", async () => {
  await open();
  await fill("Ada");
  await userEvent.fill(control("Data di nascita"), "12 nov");
  await submit();
  await expect.poll(page).toContain("Aggiungi l’anno: 12/11/1980");
  expect([control("Data di nascita").value, posts]).toEqual(["12 nov", []]);
});
