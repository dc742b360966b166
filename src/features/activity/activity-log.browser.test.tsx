import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";
import { texts as historyTexts } from "../../shared/history/texts";
import { texts } from "./texts";

let scene: RenderedPage;
const show = async (options: RenderOptions = {}, query = "") => {
  scene = await renderPage("admin", `/app/donors/activity${query}`, { donors: 60, width: 1200, ...options });
  await expect.poll(scene.text).toContain(texts.title);
};
const change = async (city: string) => {
  const { donor } = (await scene.callAs("admin", "/donors/d7")) as { donor: { version: number } };
  await scene.callAs("admin", "/donors/d7", { method: "PUT", body: { version: donor.version, city } });
};

it("a colleague's change appears by itself, and opens to its values", async () => {
  await show({ live: true });
  await expect.poll(scene.text).toContain("Accesso");
  expect(scene.text()).not.toContain("Ha cambiato la scheda di");
  await change("Cantù");
  await expect.poll(scene.text).toContain("Ha cambiato la scheda di");
  await scene.press("button", "Dettagli: Ha cambiato la scheda di");
  await expect.poll(scene.text).toContain("Cantù");
});

it("a refused restore keeps the question open and says why", async () => {
  await show({
    answer: ({ url, method }) =>
      method === "POST" && url.endsWith("/documents/doc3/restore")
        ? Response.json({ success: false, message: "Il cestino è chiuso." }, { status: 403 })
        : undefined,
  });
  await scene.callAs("admin", "/documents/doc3", { method: "DELETE", body: {} });
  await scene.press("button", texts.kind.deletions);
  await scene.press("button", "Ripristina: ");
  await expect.poll(scene.text).toContain("Il documento torna dov’era");
  await scene.press("dialog[open] button", texts.restore);
  await expect.poll(scene.text).toContain("Il cestino è chiuso.");
  expect(scene.toasts()).toEqual([]);
});

/** Shows these entries alone. @param late what all but the first page wait for */
const showEntries = async (entries: object[], query = "", late?: Promise<void>) => {
  const base = {
    ...{ date: "2026-11-20T09:00:00Z", author: { _id: "u1", name: "Ada Bonfanti", role: "admin" } },
    ...{ subjectId: "d7", action: "update", restore: null, count: null, name: null, person: null },
    ...{ reason: null, hidden: [], changes: [] },
  };
  const activity = entries.map((entry, at) => ({ _id: `h${at}`, ...base, ...entry }));
  const answer = async ({ url }: Request) => {
    if (!url.includes("/activity?")) return undefined;
    const limit = Number(new URL(url).searchParams.get("limit"));
    if (limit > 50) await late;
    const body = { success: true, activity: activity.slice(0, limit), authors: [], total: activity.length };
    return Response.json({ ...body, skip: 0, limit });
  };
  await show({ answer }, query);
};
const person = { _id: "d7", firstName: "Ugo", lastName: "Moretti", role: "donor" };

it("a value about health isn't shown even if a server sends it", async () => {
  const changes = [{ field: "bloodGroup", from: "A+", to: "AB-" }];
  await showEntries([{ kind: "people", subject: "donor", person, reason: "Ha la talassemia", changes }]);
  await scene.press("button", "Dettagli: Ha cambiato la scheda di Moretti Ugo");
  await expect.poll(scene.text).toContain(`Gruppo sanguigno${texts.hiddenValue}`);
  expect(scene.text()).not.toMatch(/AB-|talassemia/);
});

it("each link has a text and an address", async () => {
  const file = { kind: "imports", subject: "import", action: "import" };
  await showEntries([
    { kind: "erasures", subject: "donor", action: "erase", person },
    { kind: "documents", subject: "document", subjectId: "doc3" },
    { ...file, subjectId: "i3" },
    { ...file, subjectId: null, name: "soci.csv" },
  ]);
  await expect.poll(scene.text).toContain("Ha importato soci.csv");
  const links = [...scene.shadow.querySelectorAll<HTMLAnchorElement>("li a")];
  expect(links.map(({ hash, textContent }) => [hash, textContent])).toEqual([
    ["#/app/importer?import=i3", texts.unnamedFile],
  ]);
  expect(scene.text()).toContain("Ha importato un file senza nome");
});

it("the number of entries stays while earlier ones are loading", async () => {
  let release: () => void = () => undefined;
  const late = new Promise<void>((done) => (release = done));
  await showEntries(
    Array.from({ length: 60 }, () => ({ kind: "people", subject: "donor", person })),
    "",
    late,
  );
  const status = () => scene.shadow.querySelector("[role=status]")?.textContent;
  await expect.poll(status).toBe(texts.count(60));
  await scene.press("button", historyTexts.earlier);
  await expect.poll(() => scene.shadow.querySelector("section[aria-busy=true]")).toBeTruthy();
  expect(status()).toBe(texts.count(60));
  release();
  await expect.poll(() => scene.shadow.querySelectorAll("li").length).toBeGreaterThanOrEqual(60);
});

it("the whole log without an entry offers no filter to take off", async () => {
  await showEntries([], "?period=all");
  await expect.poll(scene.text).toContain(texts.none);
  expect(scene.text()).not.toContain(texts.noneHint);
  expect(() => scene.find("button", texts.showAll)).toThrow();
});

it("filters that match nothing say so, and can be widened and taken off; a failure can be tried again", async () => {
  let fail = false;
  await show(
    {
      answer: ({ url }) =>
        fail && url.includes("/activity") ? Response.json({ success: false }, { status: 400 }) : undefined,
    },
    "?kind=merges&period=30",
  );
  await expect.poll(scene.text).toContain(texts.none);
  await scene.press("button", texts.wholePeriod);
  await expect.poll(() => location.hash).toContain("kind=merges&period=all");
  await scene.press("button", texts.showAll);
  await expect.poll(scene.text).toContain("Accesso");
  expect(location.hash).not.toContain("kind=");
  fail = true;
  await scene.press("button", texts.kind.exports);
  await expect.poll(scene.text).toContain(texts.failed);
  fail = false;
  await scene.press("button", "Riprova");
  await expect.poll(scene.text).toContain(texts.none);
});

it("shows the entries of chosen days; days in the wrong order are an error at their field", async () => {
  const asked: URLSearchParams[] = [];
  await show({
    answer: ({ url }) => {
      if (url.includes("/activity?")) asked.push(new URL(url).searchParams);
      return undefined;
    },
  });
  const period = scene.getByRole("combobox", { name: texts.period });
  await userEvent.selectOptions(period, texts.chooseDays);
  const [first, last] = ["Dal (gg/mm/aaaa)", "Al (gg/mm/aaaa)"];
  await expect.poll(() => scene.field(first)?.value).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  await userEvent.fill(scene.field(first), "01/03/2026");
  await userEvent.fill(scene.field(last), "28/02/2026");
  await expect.poll(scene.text).toContain("L’ultimo giorno viene prima del primo.");
  await userEvent.fill(scene.field(last), "31/03/2026");
  await expect.poll(scene.text).toContain(texts.none);
  expect(Object.fromEntries(asked.at(-1)!)).toMatchObject({ from: "2026-03-01", to: "2026-03-31" });
  expect(location.hash).toBe("#/app/donors/activity?begin=2026-03-01&end=2026-03-31");
  await userEvent.selectOptions(period, texts.periods.all);
  await expect.poll(scene.text).toContain("Accesso");
  expect(location.hash).toBe("#/app/donors/activity?period=all");
  expect(scene.field(first)).toBeNull();
});

it("a refused request reads as such, and a merge leads to its separation in the history", async () => {
  await show();
  interface Answer {
    donor: Record<string, unknown>;
  }
  const read = async (path: string) => (await scene.callAs("admin", path)) as Answer;
  const { donor: own } = await read("/donors/d1");
  const wish = { version: own.version, lastName: "Neri" };
  await scene.callAs("donor", "/registration/d1", { method: "PUT", body: wish });
  const { requests } = (await scene.callAs("admin", "/change-requests")) as { requests: { revision: number }[] };
  const refusal = { state: "refused", reason: "Manca il documento", revision: requests[0]?.revision };
  const { version } = (await read("/donors/d1")).donor;
  await scene.callAs("admin", "/change-requests/d1", { method: "POST", body: { ...refusal, version } });
  const { firstName, lastName, birthday, area, version: current } = (await read("/donors/d7")).donor;
  const copy = { firstName, lastName, birthday, area };
  const { donor: other } = (await scene.callAs("admin", "/donors", { method: "POST", body: copy })) as Answer;
  const both = { survivor: "d7", other: other._id, version: current, otherVersion: 1, choices: {}, same: [] };
  await scene.callAs("admin", "/merges", { method: "POST", body: both });

  await scene.press("button", texts.kind.people);
  await expect.poll(scene.text).toContain("Ha rifiutato di cambiare i dati di");
  expect(scene.text()).toContain("«Manca il documento»");
  expect(scene.text()).toContain("Ha chiesto di cambiare i dati di");
  expect(scene.text()).not.toContain("changeRe");
  await scene.press("button", texts.kind.merges);
  await scene.press("a", "Separa: ");
  await expect.poll(() => location.hash).toBe("#/app/donors/details/d7?tab=history");
});
