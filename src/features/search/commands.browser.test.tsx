import { userEvent } from "vitest/browser";
import { expect, it, onTestFinished, vi } from "vitest";
import { pageLocation } from "../../shared/navigation";
import { LETTER_KEYS } from "../../ui/browser/use-letter-keys";
import { bar, found, json, opened, peopleByPage, person } from "./test-support/search-bar";

type Opened = Awaited<ReturnType<typeof opened>>;

const groups = ({ shadow }: Opened) =>
  [...shadow.querySelectorAll("[role=group]")].map(
    (group) => shadow.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent,
  );
const commands = (page: Opened) =>
  page
    .options()
    .filter((option) => !option.querySelector("b"))
    .map(({ innerText }) => innerText.split("\n")[0]);
const status = ({ shadow }: Opened) => shadow.querySelector("dialog [role=status]:not(:empty)")?.textContent;
/** Puts the focus in the element, where keys are commands. */
const focusButton = (page: Awaited<ReturnType<typeof bar>>) => page.find("button", "Cerca").focus();
/** Collects where the page goes from now on. */
function watchRoutes() {
  const visited: string[] = [];
  onTestFinished(pageLocation.subscribe(() => visited.push(location.hash)));
  return visited;
}
const dialogTitle = ({ shadow }: Awaited<ReturnType<typeof bar>>) =>
  shadow.querySelector("dialog[open] h2")?.textContent;

it("an empty field lists actions, then all other commands, and makes no call", async () => {
  const page = await opened("admin");
  expect(groups(page)).toEqual(["Fai", "Altri comandi"]);
  expect(commands(page).slice(0, 5)).toEqual([
    "Registra una giornata",
    "Nuovo donatore",
    "Chi chiamare",
    "Controlla i possibili doppioni",
    "Registra una donazione",
  ]);
  expect(page.active()).toContain("Registra una giornata");
  expect(page.requests).toEqual([]);
});

it("lists actions, pages and people in this order; only people are counted", async () => {
  const page = await opened("admin", () => json(found([person("Regina")], 1, "reg")));
  await userEvent.keyboard("reg");
  await expect.poll(() => groups(page)).toEqual(["Fai", "Vai a", "Donatore", "Altri comandi"]);
  expect(page.names()).toEqual(["Prova Regina"]);
  expect(commands(page).slice(0, 4)).toEqual([
    "Registra una giornata",
    "Registra una donazione",
    "Registro attività",
    "Regole di donazione",
  ]);
  expect(status(page)).toBe('1 risultato per "reg"');
  expect([...page.shadow.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual([
    "Reg",
    "Reg",
    "Reg",
    "Reg",
    "Reg",
    "reg",
  ]);
  await page.press("[role=radiogroup] label:nth-of-type(2)"); // donors alone
  await expect.poll(() => groups(page)).toEqual(["Donatore"]);
});

it("says that nothing was found only if neither people nor commands match", async () => {
  const page = await opened("admin", ({ searchParams }) => json(found([], 0, searchParams.get("keyword") ?? "")));
  const nothing = "Nessuna corrispondenza trovata";
  await userEvent.fill(page.field(), "etichette");
  await expect.poll(() => status(page)).toBe('0 risultati per "etichette"');
  expect(commands(page)).toEqual(["Stampa etichette"]);
  expect(page.page()).not.toContain(nothing);
  await userEvent.fill(page.field(), "xyzw");
  await expect.poll(page.page).toContain(nothing);
});

it("Enter opens the first command without waiting for the people", async () => {
  let release: () => void = () => undefined;
  const late = new Promise<Response>((done) => (release = () => done(json(found([])))));
  const page = await opened("admin", () => late);
  await userEvent.keyboard("regole{Enter}");
  await expect.poll(() => location.hash).toBe("#/app/settings?tab=rules");
  await expect.poll(page.isOpen).toBe(false);
  release();
});

it("Enter opens the person, not a command that matches by a synonym alone", async () => {
  let release: () => void = () => undefined;
  const late = new Promise<void>((done) => (release = done));
  const page = await opened("admin", () => late.then(() => json(found([person("Carta")], 1, "carta"))));
  await userEvent.keyboard("carta{Enter}");
  expect(page.isOpen()).toBe(true);
  release();
  await expect.poll(() => location.hash).toBe("#/app/donors/details/Carta");
  expect(pageLocation.entryState()).toEqual({});
});

it("without people, Enter runs a command found by a synonym once it is shown, never before", async () => {
  const page = await opened("admin", ({ searchParams }) => json(found([], 0, searchParams.get("keyword") ?? "")));
  await userEvent.keyboard("fogl{Enter}");
  await expect.poll(page.active).toContain("Esporta…");
  expect(page.isOpen()).toBe(true);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => location.hash).toBe("#/app/donors");
  expect(pageLocation.entryState()).toEqual({ action: "export" });
});

it("commands found by a synonym come after all people, also of later pages", async () => {
  const page = await opened("admin", peopleByPage(45));
  await userEvent.fill(page.field(), "fogl");
  await expect.poll(page.options).toHaveLength(20);
  expect(commands(page)).toEqual([]);
  page.options().at(-1)?.scrollIntoView();
  await expect.poll(page.options).toHaveLength(40);
  page.options().at(-1)?.scrollIntoView();
  await expect.poll(page.options).toHaveLength(46);
  expect(page.options().at(-1)?.innerText).toBe("Esporta…");
  expect(groups(page)).toEqual(["Donatore", "Altri comandi"]);
});

it("commands found by a synonym aren't offered below the people of a former text", async () => {
  let release: () => void = () => undefined;
  const late = new Promise<void>((done) => (release = done));
  const page = await opened("admin", async ({ searchParams }) => {
    const keyword = searchParams.get("keyword") ?? "";
    if (keyword === "fogl") await late;
    return json(found([person("Marta")], keyword === "fogl" ? 2 : 1, keyword));
  });
  await userEvent.fill(page.field(), "marta");
  await expect.poll(page.names).toEqual(["Prova Marta"]);
  await userEvent.fill(page.field(), "fogl");
  expect(commands(page)).toEqual([]);
  await expect.poll(() => page.requests.at(-1)).toContain("fogl");
  await expect.poll(() => page.shadow.querySelector("[role=listbox][aria-busy=true]")).toBeTruthy();
  expect(commands(page)).toEqual([]);
  release();
  await expect.poll(() => commands(page)).toEqual(["Esporta…"]);
});

it("commands found by a synonym are offered if a later page of people fails", async () => {
  const page = await opened("admin", ({ searchParams }) =>
    searchParams.get("page") === "0"
      ? json(found([person("Marta")], 45, "fogl"))
      : json({ success: false, message: "Guasto" }, 422),
  );
  await userEvent.fill(page.field(), "fogl");
  await expect.poll(page.page).toContain("Guasto");
  expect(page.names()).toEqual(["Prova Marta"]);
  expect(commands(page)).toEqual(["Esporta…"]);
});

it("a donation is registered for a donor whom the user chooses next, without a call while the field is empty", async () => {
  const page = await opened("admin", ({ searchParams }) =>
    json(
      found(
        [{ ...person("Anna"), role: "manager", details: "managers/details/u2" }, person("Marta")],
        2,
        searchParams.get("keyword") ?? "",
      ),
    ),
  );
  await userEvent.keyboard("registra una don");
  await expect.poll(page.active).toContain("Poi scegli il donatore");
  await expect.poll(() => status(page)).toContain("risultati");
  const before = page.requests.length;
  await userEvent.keyboard("{Enter}");
  await expect.poll(page.options).toEqual([]);
  expect([page.isOpen(), page.field().value, page.field().placeholder]).toEqual([true, "", "Quale donatore?"]);
  expect(page.page()).toContain("Registra una donazione");
  expect(page.requests).toHaveLength(before);
  await userEvent.keyboard("ma");
  // the manager isn't offered
  await expect.poll(page.names).toEqual(["Prova Marta"]);
  expect(page.requests.at(-1)).toContain("category=donors");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => location.hash).toBe("#/app/donors/details/Marta?tab=donations");
  expect(pageLocation.entryState()).toEqual({ registerDonation: "1" });
});

it("a donor to choose is searched on all pages, before nothing is found", async () => {
  const managers = Array.from({ length: 40 }, (_, at) => ({
    ...person(`M${at}`),
    ...{ role: "manager", details: `managers/details/u${at}` },
  }));
  let release: () => void = () => undefined;
  const late = new Promise<void>((done) => (release = done));
  const page = await opened("admin", async ({ searchParams }) => {
    const [keyword, at] = [searchParams.get("keyword") ?? "", Number(searchParams.get("page"))];
    const all = keyword === "ma" ? [...managers, person("Marta")] : managers;
    if (at > 0) await late;
    return json(found(all.slice(at * 20, at * 20 + 20), all.length, keyword));
  });
  await userEvent.keyboard("registra una don{Enter}ma");
  await expect.poll(() => page.requests.at(-1)).toMatch(/page=1/);
  expect(page.page()).not.toContain("Nessuna corrispondenza trovata");
  release();
  await expect.poll(page.names).toEqual(["Prova Marta"]);
  await userEvent.fill(page.field(), "zo");
  await expect.poll(page.page).toContain("Nessuna corrispondenza trovata");
  expect(page.page()).not.toContain("40 risultati");
});

it.each([
  ["before any page", 0],
  ["while a later page loads", 1],
])("Enter %s opens the donor to choose once a page has one", async (_, pressedAt) => {
  const gates = [0, 1].map(() => {
    let open: () => void = () => undefined;
    const passed = new Promise<void>((done) => (open = done));
    return { open, passed };
  });
  const managers = Array.from({ length: 20 }, (_row, at) => ({
    ...person(`M${at}`),
    ...{ role: "manager", details: `managers/details/u${at}` },
  }));
  const page = await opened("admin", async ({ searchParams }) => {
    const [keyword, at] = [searchParams.get("keyword") ?? "", Number(searchParams.get("page"))];
    if (keyword !== "ma") return json(found([], 0, keyword));
    await gates[at]!.passed;
    return json(found(at === 0 ? managers : [person("Marta")], 21, keyword));
  });
  await userEvent.keyboard("registra una don{Enter}ma");
  await expect.poll(() => page.requests.at(-1)).toMatch(/keyword=ma&.*page=0|page=0.*keyword=ma/);
  if (pressedAt === 0) await userEvent.keyboard("{Enter}");
  gates[0]!.open();
  await expect.poll(() => page.requests.at(-1)).toMatch(/page=1/);
  if (pressedAt === 1) await userEvent.keyboard("{Enter}");
  expect(page.isOpen()).toBe(true);
  gates[1]!.open();
  await expect.poll(() => location.hash).toBe("#/app/donors/details/Marta?tab=donations");
});

it("commands stay while the search of people fails", async () => {
  const page = await opened("admin", () => json({ success: false, message: "Guasto" }, 422));
  await userEvent.keyboard("dopp");
  await expect.poll(() => page.shadow.querySelector("dialog [role=alert]")?.textContent).toContain("Guasto");
  expect(commands(page)).toEqual(["Controlla i possibili doppioni"]);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => location.hash).toBe("#/app/donors/duplicates");
});

it("an action asks its page to do it, and stays on a page that does it", async () => {
  const page = await opened("admin", () => json(found([])));
  await userEvent.keyboard("esporta{Enter}");
  await expect.poll(() => location.hash).toBe("#/app/donors");
  expect(pageLocation.entryState()).toEqual({ action: "export" });
  pageLocation.navigate("/app/managers?sort=email", { state: { text: "anna" } });
  await page.press("button", "Cerca");
  await expect.poll(page.isOpen).toBe(true);
  await userEvent.keyboard("esporta{Enter}");
  await expect.poll(() => pageLocation.entryState()).toEqual({ text: "anna", action: "export" });
  expect(location.hash).toBe("#/app/managers?sort=email");
});

it("single keys work with the focus in the element and outside of fields, one or two", async () => {
  const page = await bar("admin");
  const visited = watchRoutes();
  await userEvent.keyboard("n");
  focusButton(page);
  await userEvent.keyboard("gc");
  await expect.poll(() => visited).toEqual(["#/app/donors/calls"]);
  await userEvent.keyboard("n");
  await expect.poll(() => location.hash).toBe("#/app/donors/create");
  const field = page.shadow.appendChild(document.createElement("input"));
  field.focus();
  await userEvent.keyboard("ngd?");
  expect(field.value).toBe("ngd?");
  focusButton(page);
  field.remove();
  await userEvent.keyboard("gb");
  await expect.poll(() => visited).toEqual(["#/app/donors/calls", "#/app/donors/create", "#/app/donors?tab=awardsDue"]);
  expect(page.isOpen()).toBe(false);
});

it("a held key runs its command once", async () => {
  const page = await bar("admin");
  const visited = watchRoutes();
  focusButton(page);
  await userEvent.keyboard("{n>4/}");
  await expect.poll(() => visited).toEqual(["#/app/donors/create"]);
  await userEvent.keyboard("{g>4/}c");
  await expect.poll(() => location.hash).toBe("#/app/donors/calls");
  expect(visited).toEqual(["#/app/donors/create", "#/app/donors/calls"]);
});

it("the first of two keys is forgotten when the user clicks or moves the focus", async () => {
  const page = await bar("admin");
  const visited = watchRoutes();
  const other = page.shadow.appendChild(document.createElement("button"));
  focusButton(page);
  await userEvent.keyboard("g");
  other.focus();
  await userEvent.keyboard("dg");
  page.find("button", "Cerca").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
  await userEvent.keyboard("d");
  await userEvent.keyboard("gc");
  await expect.poll(() => location.hash).toBe("#/app/donors/calls");
  expect(visited).toEqual(["#/app/donors/calls"]);
  other.remove();
});

it("keys of commands that the user may not use do nothing", async () => {
  const page = await bar("donor");
  const visited = watchRoutes();
  focusButton(page);
  await userEvent.keyboard("n");
  await userEvent.keyboard("gh");
  await expect.poll(() => visited).toEqual(["#/app/dashboard"]);
  await userEvent.keyboard("?");
  await expect.poll(() => dialogTitle(page)).toBe("Scorciatoie da tastiera");
  expect(page.find("dialog[open]").textContent).not.toContain("Nuovo donatore");
});

it("? lists the keys, and switches single keys off on this device", async () => {
  onTestFinished(() => localStorage.removeItem(LETTER_KEYS));
  const page = await bar("admin");
  focusButton(page);
  await userEvent.keyboard("?");
  await expect.poll(() => dialogTitle(page)).toBe("Scorciatoie da tastiera");
  expect(page.find("dialog[open]").textContent).toContain("Nuovo donatore");
  await page.press("dialog[open] input[type=checkbox]");
  await userEvent.keyboard("{Escape}");
  await expect.poll(page.isOpen).toBe(false);
  await expect.poll(page.focused).toBe(page.find("button", "Cerca"));
  const visited = watchRoutes();
  const heard: string[] = [];
  const listen = ({ key }: KeyboardEvent) => heard.push(key);
  document.addEventListener("keydown", listen);
  await userEvent.keyboard("?n");
  document.removeEventListener("keydown", listen);
  expect(heard).toEqual(["?", "n"]); // the host page may use them

  // the list of the search opens it without the keyboard, and the keys come back
  await page.press("button", "Cerca");
  await expect.poll(() => dialogTitle(page)).toBe("Cerca");
  await userEvent.fill(page.field(), "scorciatoie");
  await userEvent.click(page.find("[role=option]", "Scorciatoie da tastiera"));
  await expect.poll(() => dialogTitle(page)).toBe("Scorciatoie da tastiera");
  await page.press("dialog[open] input[type=checkbox]");
  await userEvent.keyboard("{Escape}");
  await expect.poll(page.isOpen).toBe(false);
  await expect.poll(page.focused).toBe(page.find("button", "Cerca"));
  await userEvent.keyboard("gc");
  await expect.poll(() => visited).toEqual(["#/app/donors/calls"]);
});

it("single keys can be switched on again after the browser has once refused to store the switch", async () => {
  const page = await bar("admin");
  focusButton(page);
  await userEvent.keyboard("?");
  await expect.poll(() => dialogTitle(page)).toBe("Scorciatoie da tastiera");
  const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  onTestFinished(() => refused.mockRestore());
  await page.press("dialog[open] input[type=checkbox]");
  await expect.poll(page.text).not.toContain("Nuovo donatore");
  refused.mockRestore();
  await page.press("dialog[open] input[type=checkbox]");
  await userEvent.keyboard("{Escape}");
  await expect.poll(page.isOpen).toBe(false);
  await userEvent.keyboard("n");
  await expect.poll(() => location.hash).toBe("#/app/donors/create");
});
