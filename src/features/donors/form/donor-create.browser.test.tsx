import { userEvent } from "vitest/browser";
import { beforeEach, expect, it } from "vitest";
import { UNCLEAR_ERROR } from "../../../domain/texts";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { pageLocation } from "../../../shared/navigation";
import { texts as formTexts } from "../../../shared/record-form/texts";
import { texts as personTexts } from "../../../shared/record-form/person/texts";
import { DonorEditPage } from "./donor-form-pages";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";

const { navigate } = pageLocation;

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
  await until(() => scene.find("form"));
};
const page = () => scene.text();
const submit = () => scene.press("button[type=submit]");
const press = (name: string) => until(() => scene.find("button", name)).then((found) => userEvent.click(found));
const fill = async (firstName: string) => {
  await userEvent.fill(scene.field("Cognome"), "Neri");
  await userEvent.fill(scene.field("Nome"), firstName);
  await expect.poll(() => scene.field("Zona").querySelectorAll("option").length).toBeGreaterThan(1);
  if (!scene.field("Zona").value) await userEvent.selectOptions(scene.field("Zona"), "Lodi");
};

it('required fields are marked with "obbligatorio", which is on the label\'s line on a phone', async () => {
  await open("admin", 360);
  await expect.poll(() => scene.field("Zona").querySelectorAll("option").length).toBeGreaterThan(1);
  const marked = [...scene.shadow.querySelectorAll("label")]
    .filter((label) => label.nextElementSibling?.textContent.startsWith("obbligatori"))
    .map((label) => label.parentElement?.textContent);
  expect(marked).toEqual([
    "Cognomeobbligatorio",
    "Nomeobbligatorio",
    "Gruppo sanguignoobbligatorio",
    "Zonaobbligatoria",
  ]);
  const label = (name: string) => scene.field(name).labels![0]!.parentElement!;
  const lineHeight = label("Cognome").firstElementChild!.getBoundingClientRect().height;
  expect(label("Gruppo sanguigno").getBoundingClientRect().height).toBe(lineHeight);
});

it("a new donor is added once despite network failures, and the record opens", async () => {
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

it("if the response doesn't contain the new donor, a toast says that it was added, and the list opens", async () => {
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

it("a manager adds a donor to the own zone and continues with an empty form", async () => {
  await open("manager");
  await expect.poll(() => scene.field("Zona").value).not.toBe("");
  const area = scene.field("Zona").value;
  await fill("Bruno");
  await press(texts.saveAndNew);
  await expect.poll(page).toContain(texts.created("Neri Bruno"));
  await expect.poll(() => scene.field("Cognome").value).toBe("");
  await expect.poll(() => scene.field("Zona").value).toBe(area);
  expect(location.hash).toBe("#/app/donors/create");
  expect(posts[0]?.body).toMatchObject({ firstName: "Bruno", area });
});

const options = () =>
  [...scene.shadow.querySelectorAll("ul:not([hidden]) > [role=option]")].map((option) => option.textContent);

it("a fiscal code fills in the birth data, contradictions show warnings, and a missing code is suggested", async () => {
  await open();
  await userEvent.fill(scene.field("Cognome"), "Bianchi");
  await userEvent.fill(scene.field("Nome"), "Marco");
  await userEvent.fill(scene.field("Codice fiscale"), "bncmrc80c14a794f");
  await expect.poll(() => scene.field("Comune di nascita").value).toBe("Bergamo");
  expect([scene.field("Data di nascita").value, scene.field("Sesso").value]).toEqual(["14/03/1980", "M"]);
  await expect.poll(page).toContain(personTexts.staff.agrees);
  await userEvent.fill(scene.field("Data di nascita"), "14/03/1981");
  await expect.poll(page).toContain(personTexts.staff.codeSays("14 Mar 1980"));
  await userEvent.fill(scene.field("Codice fiscale"), "BNCMRC80C14A794X");
  await expect.poll(page).toContain(formTexts.checkCharacter("F"));
  await userEvent.fill(scene.field("Data di nascita"), "14/03/1980");
  await userEvent.fill(scene.field("Codice fiscale"), "");
  await expect.poll(page).toContain(personTexts.codeFromData("BNCMRC80C14A794F"));
  await press(personTexts.useCode);
  expect(scene.field("Codice fiscale").value).toBe("BNCMRC80C14A794F");
});

it("a town is chosen by keyboard and fills in postal code and province; a telephone is tidied", async () => {
  await open();
  const city = scene.field("Città");
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
  expect([city.value, scene.field("CAP").value, scene.field("Provincia").value]).toEqual(["Clusone", "24023", "BG"]);
  expect(posts).toEqual([]);
  await userEvent.fill(city, "berga");
  await scene.press("[role=option]", "Bergamo");
  await expect.poll(page).toContain("CAP da 24121 a 24129.");
  expect(scene.field("CAP").value).toBe("");
  await userEvent.fill(scene.field("Comune di nascita"), "roman");
  expect(options().join()).toContain("RomaniaStato estero");
  await userEvent.keyboard("{Escape}");
  expect(options()).toEqual([]);
  await userEvent.fill(scene.field("Cellulare"), "0039 347/5550142");
  await userEvent.tab();
  await expect.poll(() => scene.field("Cellulare").value).toBe("347 555 0142");
});

it("a postal code fills in its only town and the province, and doesn't replace a town; an old one shows a hint", async () => {
  await open();
  const address = () => [scene.field("Città").value, scene.field("Provincia").value];
  await userEvent.fill(scene.field("CAP"), "24020");
  await expect.poll(address).toEqual(["", "BG"]);
  await userEvent.fill(scene.field("CAP"), "24100");
  await expect.poll(address).toEqual(["Bergamo", "BG"]);
  await expect.poll(page).toContain("24100 era il CAP di tutta Bergamo. Ora ogni via ha il suo, da 24121 a 24129");
  expect(page()).not.toContain("I CAP di Bergamo vanno da");
  expect(scene.field("CAP").getAttribute("aria-invalid")).not.toBe("true");
  await userEvent.fill(scene.field("CAP"), "24122");
  await expect.poll(page).not.toContain("era il CAP");
  await userEvent.fill(scene.field("CAP"), "20121");
  await expect.poll(page).toContain("I CAP di Bergamo vanno da");
  expect(address()).toEqual(["Bergamo", "BG"]);
});

it("a possible duplicate is compared before the save, and the user can save anyway", async () => {
  await open();
  const { donors } = (await scene.callAs("admin", "/donors?limit=1&filters=" + encodeURIComponent("[]"))) as {
    donors: Record<string, string>[];
  };
  const known = donors[0]!;
  await fill("Dora");
  await userEvent.fill(scene.field("Cellulare"), (known.mobile ?? "").replace(/\s/g, ""));
  await submit();
  await expect.poll(scene.dialog).toContain(texts.compared.title);
  const rows = [...scene.shadow.querySelectorAll("dialog tbody tr")].map((row) => row.textContent);
  expect(rows[0]).toContain(texts.compared.equal);
  expect(posts).toEqual([]);
  await press(texts.compared.back);
  await expect.poll(scene.dialog).toBeUndefined();
  expect(posts).toEqual([]);
  await submit();
  await expect.poll(scene.dialog).toBeTruthy();
  await press(texts.compared.saveAnyway);
  await expect.poll(() => posts.length).toBe(1);
});

it("a correction of the e-mail is suggested and taken by a click; a failed search for duplicates doesn't prevent the save", async () => {
  await open();
  instead = ({ url }) =>
    url.includes("queryFilters") ? Response.json({ success: false }, { status: 400 }) : undefined;
  await fill("Elena");
  await userEvent.fill(scene.field("E-mail"), "elena@gmial.com");
  await userEvent.tab();
  await press("Intendevi elena@gmail.com?");
  expect(scene.field("E-mail").value).toBe("elena@gmail.com");
  await expect.poll(() => scene.focused()).toBe(scene.field("E-mail"));
  expect(page()).not.toContain("Intendevi");
  await submit();
  await expect.poll(() => posts.length).toBe(1);
});

interface Known extends Record<string, string> {
  _id: string;
}
/** An active donor with a fiscal code, and the birth date in the form's notation. */
const somebodyKnown = async () => {
  const { donors } = (await scene.callAs("admin", "/donors?limit=30")) as { donors: Known[] };
  const known = donors.find(({ fiscalCode, birthday, status }) => fiscalCode && birthday && status === "active")!;
  return { known, birthday: known.birthday!.slice(0, 10).split("-").reverse().join("/") };
};
const dialog = () => scene.dialog() ?? "";

it('possible duplicates are shown while the user types, and aren\'t asked about again after "È un’altra persona"', async () => {
  await open();
  const { known, birthday } = await somebodyKnown();
  await userEvent.fill(scene.field("Cognome"), known.lastName!);
  await userEvent.fill(scene.field("Nome"), known.firstName!);
  expect(page()).not.toContain(texts.compared.compare);
  await userEvent.fill(scene.field("Data di nascita"), birthday);
  await expect.poll(page).toContain(texts.compared.compare);
  expect(page()).toContain(texts.card(known.cardNumber!));
  await press(texts.compared.compare);
  await expect.poll(dialog).toContain(texts.compared.lead(1));
  await press(texts.compared.otherPerson);
  await expect.poll(page).not.toContain(texts.compared.compare);
  await expect.poll(() => scene.field("Zona").querySelectorAll("option").length).toBeGreaterThan(1);
  await userEvent.selectOptions(scene.field("Zona"), "Lodi");
  await submit();
  await expect.poll(() => posts.length).toBe(1);
});

it("the input for a donor with the same fiscal code moves to the existing record", async () => {
  await open();
  const { known } = await somebodyKnown();
  await userEvent.fill(scene.field("Codice fiscale"), known.fiscalCode!);
  await userEvent.fill(scene.field("Cellulare"), "347 555 0199");
  await userEvent.fill(scene.field("Note"), "Preferisce la sera.");
  const zone = known.area === "Lodi" ? "Lecco" : "Lodi";
  await expect.poll(() => scene.field("Zona").querySelectorAll("option").length).toBeGreaterThan(1);
  await userEvent.selectOptions(scene.field("Zona"), zone);
  await expect.poll(page).toContain(texts.compared.sameCode);
  await press(texts.compared.compare);
  await expect.poll(dialog).toContain(texts.compared.sameCodeLead);
  expect(dialog()).not.toContain(texts.compared.otherPerson);
  await press(texts.compared.moveInput);
  await expect.poll(() => location.hash).toBe(`#/app/donors/edit/${known._id}`);
  expect([scene.field("Cellulare").value, scene.field("Note").value]).toEqual(["", ""]);
  await scene.show(<DonorEditPage />);
  await expect.poll(() => scene.field("Cellulare")?.value).toBe("347 555 0199");
  expect([scene.field("Note").value, scene.field("Cognome").value]).toEqual(["Preferisce la sera.", known.lastName]);
  // fields that the dialog doesn't compare aren't replaced
  await expect.poll(() => scene.field("Zona").value).toBe(known.area);
  expect(page()).toContain(texts.restoredHint);
  expect(posts).toEqual([]);
});

it("a province is suggested while the user types, and its name becomes its letters", async () => {
  await open();
  const province = scene.field("Provincia");
  await userEvent.fill(province, "Bergamo");
  expect(province.value).toBe("Bergamo");
  await userEvent.tab();
  await expect.poll(() => province.value).toBe("BG");
  await userEvent.fill(province, "sud sa");
  await until(() => scene.find("[role=option]", "Sud Sardegna")).then((option) => userEvent.click(option));
  expect(province.value).toBe("SU");
  await userEvent.fill(province, "ZZ");
  await expect.poll(page).toContain(formTexts.written.province?.unknown);
});
