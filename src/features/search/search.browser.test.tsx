import { page as browserPage, userEvent } from "vitest/browser";
import { expect, it, onTestFinished, vi } from "vitest";
import { setTransport } from "../../api/transport";
import { bar, found, json, opened, peopleByPage, person } from "./test-support/search-bar";

/** Original width and height, in px. */
const WINDOW = [innerWidth, innerHeight] as const;

// the other tests open it as an administrator and as a donor
it.each(["director", "manager"] as const)("a %s has the search button", async (persona) => {
  expect((await bar(persona)).shadow.querySelector("button[aria-label=Cerca]")).toBeTruthy();
});

it("donors find only their own record and documents", async () => {
  const page = await opened("donor");
  expect(page.page()).toContain("Cerca tra i tuoi dati e i tuoi documenti.");
  await userEvent.fill(page.field(), "attestato");
  await expect.poll(page.names).toEqual(["Attestato di donazione"]);
  expect(page.page()).toContain("Documenti");
  expect(page.shadow.querySelector("[role=radiogroup]")).toBeNull();
  expect(page.options()[0]?.getAttribute("href")).toMatch(/#\/app\/documents\/details\/\w+$/);
  await userEvent.fill(page.field(), "donor@gds.example");
  await expect.poll(page.names).toHaveLength(1);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => location.hash).toMatch(/^#\/app\/profile\/\w+$/);
});

it("groups hits by role, marks the keyword, shows their number, and opens a hit with Enter", async () => {
  const page = await opened("admin", () =>
    json(found([person("Ada"), person("Dada", { role: "manager", details: "managers/details/u2" })], 2, "ad")),
  );
  expect(page.field().placeholder).toBe("Cerca...");
  await userEvent.keyboard("ad");
  await expect.poll(page.names).toEqual(["Prova Ada", "Prova Dada"]);
  const groups = [...page.shadow.querySelectorAll("[role=group]")];
  expect(
    groups.map((group) => page.shadow.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent),
  ).toEqual(["Donatore", "Responsabile"]);
  expect([...page.shadow.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["Ad", "ad"]);
  expect(page.shadow.querySelector("[role=status]:not(:empty)")?.textContent).toBe('2 risultati per "ad"');
  expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
  await userEvent.keyboard("{ArrowDown}");
  expect(page.active()).toContain("Dada");
  await userEvent.keyboard("{ArrowUp}{Enter}");
  await expect.poll(() => location.hash).toBe("#/app/donors/details/Ada");
  await expect.poll(page.isOpen).toBe(false);
  expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
});

it("shows a hit's picture, requested with the bearer token, or the initials", async () => {
  const picture = new OffscreenCanvas(8, 8);
  Object.assign(picture.getContext("2d")!, { fillStyle: "rgb(0 128 0)" }).fillRect(0, 0, 8, 8);
  const file = await picture.convertToBlob();
  const requests: [path: string, bearer: boolean][] = [];
  const page = await opened("admin", () => json(found([person("Ada", { profileImage: "ada.png" }), person("Dada")])));
  const uploads = `${page.apiBase}/uploads`;
  setTransport(uploads, {
    fetch({ url, headers }) {
      requests.push([url.slice(uploads.length), /^Bearer ./.test(headers.get("Authorization") ?? "")]);
      return Promise.resolve(new Response(file));
    },
  });
  await userEvent.keyboard("ad");
  await expect.poll(page.names).toEqual(["Prova Ada", "Prova Dada"]);
  const canvas = () => page.options()[0]!.querySelector("canvas");
  const middle = () => canvas()?.getContext("2d")?.getImageData(32, 32, 1, 1).data;
  await expect.poll(() => [...(middle() ?? [])]).toEqual([0, 128, 0, 255]);
  expect(page.options()[1]!.querySelector("canvas")).toBeNull();
  expect(page.options()[1]!.textContent).toContain("DP");
  expect(requests).toEqual([["/ada.png", true]]);
});

it("Enter before the response opens a hit of the new search, never one of the former search", async () => {
  let release: () => void = () => undefined;
  const late = new Promise<void>((done) => (release = done));
  const page = await opened("admin", async ({ searchParams }) => {
    const keyword = searchParams.get("keyword");
    if (keyword !== "anna") return json(found([person("Ada")]));
    await late;
    return json(found([person("Anna")]));
  });
  await userEvent.fill(page.field(), "a");
  await expect.poll(page.names).toEqual(["Prova Ada"]);
  await userEvent.fill(page.field(), "anna");
  await userEvent.keyboard("{Enter}");
  expect(page.isOpen()).toBe(true);
  release();
  await expect.poll(() => location.hash).toBe("#/app/donors/details/Anna");
});

it("an empty field sends no request, and clearing it removes the hits", async () => {
  const page = await opened("admin", () => json(found([person("Ada")])));
  await userEvent.keyboard(" ");
  await userEvent.keyboard("ada");
  await expect.poll(page.names).toEqual(["Prova Ada"]);
  await userEvent.clear(page.field());
  expect(page.names()).toEqual([]);
  expect(page.requests.every((search) => /keyword=\w/.test(search))).toBe(true);
  expect(page.requests.every((search) => /page=0/.test(search))).toBe(true);
});

it("a hit without a page is shown but can't be opened", async () => {
  const page = await opened("admin", () =>
    json(
      found([
        person("Ada", { role: "admin", details: "admins/details/u1" }),
        person("Eva", { details: "../../auth/login" }),
      ]),
    ),
  );
  await userEvent.fill(page.field(), "a");
  await expect.poll(page.names).toHaveLength(2);
  const before = location.hash;
  await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
  for (const option of page.options()) {
    expect(option.getAttribute("aria-disabled")).toBe("true");
    option.click();
  }
  expect(page.isOpen()).toBe(true);
  expect(location.hash).toBe(before);
});

it("scrolling and arrow keys load more hits, without duplicates", async () => {
  const page = await opened("admin", peopleByPage(45));
  await userEvent.fill(page.field(), "p");
  await expect.poll(page.options).toHaveLength(20);
  for (let step = 0; step < 4; step++) await userEvent.keyboard("{PageDown}");
  await expect.poll(page.options).toHaveLength(40);
  page.options().at(-1)?.scrollIntoView();
  await expect.poll(page.options).toHaveLength(45);
  expect(page.page()).toContain('45 risultati per "p"');
  expect(page.requests.map((search) => new URLSearchParams(search).get("page"))).toEqual(["0", "1", "2"]);
});

it("scrolling loads more hits even if the browser reports an old and a new position in one call", async () => {
  const Observer = IntersectionObserver;
  const kept: IntersectionObserverEntry[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class extends Observer {
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          kept.push(...entries);
          if (kept.some(({ isIntersecting }) => isIntersecting)) report(kept.splice(0), observer);
        }, options);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = await opened("admin", peopleByPage(30));
  await userEvent.fill(page.field(), "p");
  await expect.poll(page.options).toHaveLength(20);
  await expect.poll(() => kept.length).toBeGreaterThan(0);
  page.options().at(-1)?.scrollIntoView();
  await expect.poll(page.options).toHaveLength(30);
});

it("recently opened people are listed, and not stored in the browser", async () => {
  const page = await opened("admin", () => json(found([person("Ada")])));
  await userEvent.fill(page.field(), "ada");
  await expect.poll(page.names).toEqual(["Prova Ada"]);
  await userEvent.click(page.options()[0] ?? page.host);
  await expect.poll(page.isOpen).toBe(false);
  await page.press("button", "Cerca");
  await expect.poll(page.page).toContain("Aperti di recente");
  expect(page.names()).toEqual(["Prova Ada"]);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("Ada");
});

it("a failed search shows the error with the time of a retry, keeps the typed text, and can be retried", async () => {
  let fails = true;
  const refused = { success: false, message: "Troppe richieste" };
  const page = await opened("admin", () =>
    fails ? json(refused, 429, { "Retry-After": "7" }) : json(found([person("Ada")])),
  );
  const alert = () => page.shadow.querySelector("dialog [role=alert]")?.textContent;
  await userEvent.fill(page.field(), "ada");
  await expect.poll(alert).toContain("Troppe richieste Riprova tra 7 secondi.");
  fails = false;
  await page.press("dialog [role=alert] button");
  await expect.poll(page.names).toEqual(["Prova Ada"]);
  expect(page.field().value).toBe("ada");
  expect(page.focused()).toBe(page.field());
});

it("renders values of the server as text, never as HTML", async () => {
  const hostile = `<img src=x onerror="window.hit=1">`;
  const page = await opened("admin", () =>
    json(
      found([person(hostile, { lastName: "\u202Eatad", email: `${"x".repeat(5_000)}@y`, role: hostile })], 1, hostile),
    ),
  );
  await userEvent.fill(page.field(), "img");
  await expect.poll(() => page.names()[0]).toContain("<img src=x");
  expect(page.shadow.querySelector("dialog img")).toBeNull();
  expect(page.page()).toContain(`1 risultato per "${hostile}"`);
  const dialog = page.find("dialog");
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
});

it("the category donations searches donors by the place of a donation", async () => {
  const page = await opened("admin");
  await userEvent.fill(page.field(), "Bergamo");
  await expect.poll(() => page.requests).toHaveLength(1);
  await page.press("[role=radiogroup] label:nth-of-type(3)");
  await expect.poll(page.page).toMatch(/\d+ risultat[io] per "Bergamo"/);
  expect(page.requests.at(-1)).toContain("category=donations");
});

it("Ctrl+K opens the search, except in the host page's fields or if the host page handles the key", async () => {
  const page = await bar("admin");
  const own = document.body.appendChild(document.createElement("input"));
  own.focus();
  await userEvent.keyboard("{Control>}k{/Control}");
  own.remove();
  const take = (event: Event) => event.preventDefault();
  document.addEventListener("keydown", take);
  await userEvent.keyboard("{Control>}k{/Control}");
  document.removeEventListener("keydown", take);
  expect(page.isOpen()).toBe(false);
  const heard = vi.fn();
  document.addEventListener("keydown", heard);
  page.find("button", "Cerca").focus();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.poll(page.isOpen).toBe(true);
  document.removeEventListener("keydown", heard);
  expect(heard.mock.calls.filter(([event]) => (event as KeyboardEvent).key === "k")).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.poll(page.isOpen).toBe(false);
  expect(page.focused()).toBe(page.find("button", "Cerca"));
});

/** Seven people; what a window of a size shows of them. */
async function openSeven(width: number, height: number) {
  const people = ["Ada", "Bea", "Cleo", "Dora", "Emma", "Fiamma", "Gaia"].map((name) =>
    person(name, { birthday: "1980-01-01", city: "San Giovanni in Persiceto", cardNumber: "BO-000123" }),
  );
  await browserPage.viewport(width, height);
  onTestFinished(() => browserPage.viewport(...WINDOW));
  const page = await opened("admin", () => json(found(people)));
  await userEvent.keyboard("prova");
  await expect.poll(page.names).toHaveLength(7);
  const list = page.shadow.querySelector("[role=listbox]")!.parentElement!;
  return {
    list: list.getBoundingClientRect(),
    foot: list.nextElementSibling!.getBoundingClientRect(),
    sheet: page.shadow.querySelector("dialog[open] [tabindex='-1']")!.getBoundingClientRect(),
    fifth: page.options()[4]!.getBoundingClientRect(),
  };
}

it("on phones the list reaches from the field to the end of the screen and shows five people", async () => {
  const { list, foot, sheet, fifth } = await openSeven(360, 640);
  expect(list.height).toBeGreaterThan(300);
  expect(fifth.bottom).toBeLessThanOrEqual(list.bottom);
  expect(foot.top).toBe(list.bottom);
  expect([foot.bottom, sheet.bottom]).toEqual([640, 640]);
});

it("in wider windows the list is at most 300 px high, and the dialog ends below it", async () => {
  const { list, foot, sheet } = await openSeven(1000, 800);
  expect(list.height).toBe(300);
  expect(foot.top).toBe(list.bottom);
  expect(sheet.bottom - foot.bottom).toBeLessThan(2);
});
