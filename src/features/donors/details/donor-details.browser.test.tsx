import { userEvent } from "vitest/browser";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { romeDay } from "../../../domain/dates/days";
import { FEATURE_NAMES } from "../../../domain/features";
import { DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import { LETTER_KEYS } from "../../../ui/browser/use-letter-keys";
import { until } from "../../../ui/test-support";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { pageLocation } from "../../../shared/navigation";
import { LIST_ENTRY_KEYS } from "../../../shared/lists/opened-row";
import { texts } from "./texts";

const { navigate } = pageLocation;

let scene: RenderedPage;
/** Responses instead of the mock's, by the end of the path. */
let instead: Record<string, () => Response | Promise<Response>>;
let asked: string[];

beforeEach(() => {
  instead = {};
  asked = [];
});

const show = async (id: string, width = 1100, features: RenderOptions["features"] = FEATURE_NAMES) => {
  scene = await renderPage("admin", `/app/donors/details/${id}`, {
    width,
    features,
    answer({ url, method }) {
      const path = new URL(url).pathname.replace("/v2", "");
      if (method === "GET") asked.push(path);
      return Object.entries(instead).find(([end]) => path.endsWith(end))?.[1]();
    },
  });
};
const page = () => scene.text();
const heading = () => scene.heading();
const tabs = () =>
  scene
    .getByRole("tab")
    .elements()
    .map((tab) => tab.textContent);
const json = (body: unknown, status = 200) => Response.json(body, { status });

const DONOR = {
  _id: "x1",
  firstName: "Ada",
  lastName: "<img src=x onerror=alert(1)>",
  status: "verified",
  mobile: "347 5550142",
  phoneHome: "chiedere della figlia",
  email: "ada@gds.example",
  privacy: false,
  note: "Prima riga\nseconda",
};

it("text of the server is shown unchanged, and only valid contacts are links", async () => {
  instead["/donors/x1"] = () => json({ donor: DONOR });
  await show("x1");
  await expect.poll(heading).toBe("<img src=x onerror=alert(1)> Ada");
  expect(page()).toContain("Non può ancora donare: l’iscrizione è da attivare.");
  expect(page()).toContain("Manca il consenso alla privacy");
  const links = [...scene.shadow.querySelectorAll<HTMLAnchorElement>("a[href]")].map(({ href }) => href);
  expect(links).toContain("https://wa.me/393475550142");
  expect(links).toContain("tel:3475550142");
  expect(links).toContain("mailto:ada@gds.example");
  expect(links.filter((href) => href.startsWith("tel:"))).toEqual(["tel:3475550142"]);
});

it("features that the server doesn't declare have no tab", async () => {
  const parts = ["donations", "awards", "calls", "documents", "history"];
  instead["/donors/x1"] = () => json({ donor: DONOR });
  await show(
    "x1",
    1100,
    FEATURE_NAMES.filter((name) => !parts.includes(name)),
  );
  await expect.poll(tabs).toEqual(["Dati"]);
  // its form is in the tab of the donations
  expect(page()).not.toContain("Registra donazione");
});

it("donations beyond a hundred are shown on demand; the number of a year counts all of them", async () => {
  const donations = Array.from({ length: 130 }, (_, index) => ({
    key: `k${index}`,
    type: 3,
    date: `${2026 - Math.floor(index / 20)}-03-${String(28 - (index % 20)).padStart(2, "0")}`,
    place: "Clusone",
  }));
  instead["/donors/x1"] = () => json({ donor: { ...DONOR, status: "active" } });
  instead["/donations"] = () => json({ donations, total: 130 });
  await show("x1");
  await expect.poll(() => tabs()[1]).toBe("Donazioni130");
  await scene.press("[role=tab]", "Donazioni");
  const times = () => scene.shadow.querySelectorAll("td time").length;
  await expect.poll(times).toBe(100);
  await scene.press("button", "Mostra altre 30");
  await expect.poll(times).toBe(130);
  expect(page()).toContain("10 donazioni");
});

it("incomplete donations don't count for tiers", async () => {
  const year = Number(romeDay(Date.now()).slice(0, 4));
  const days = ["first", "second"].map((key) => ({ key, type: 1, date: `${year}-01-01` }));
  const older = Array.from({ length: 16 }, (_, nth) => ({ key: `k${nth}`, type: 1, date: `${year - 1 - nth}-05-01` }));
  const donations = [...days, ...older];
  instead["/donors/x1"] = () => json({ donor: { ...DONOR, status: "active" } });
  instead["/awards"] = () => json({ awards: [], total: 0 });
  const tier = "Benemerenza da consegnare";
  for (const total of [18, 60]) {
    instead["/donations"] = () => json({ donations, total });
    await show("x1");
    await expect.poll(() => tabs()[1]).toBe(`Donazioni${total}`);
    await expect.poll(page).toContain("Sangue Intero: 2 su");
    await expect.poll(() => page().includes(tier)).toBe(total === 18);
    await scene.remove();
  }
});

it("donations that the record only counts, without listing them, count for its awards", async () => {
  instead["/donors/x1"] = () => json({ donor: { ...DONOR, status: "active", donationsNumber: 40 } });
  instead["/awards"] = () => json({ awards: [], total: 0 });
  instead["/donations"] = () => json({ donations: [{ key: "first", type: 1, date: "2015-01-01" }], total: 1 });
  await show("x1");
  await expect.poll(page).toContain("Benemerenza da consegnare");
});

it("j opens the next donor of the list and k the previous one, even if the donor has left the list", async () => {
  await show("d1");
  await expect.poll(() => tabs().length).toBe(6);
  const order = async (skip: number) => {
    const { donors } = (await scene.session.call(`/donors?skip=${skip}&limit=1&order=lastName`)) as {
      donors: { _id: string }[];
    };
    return donors[0]?._id;
  };
  const [fifth, sixth] = [await order(4), await order(5)];
  // as if this donor no longer matched the filter
  navigate(`/app/donors/details/nessuno`, { state: { [LIST_ENTRY_KEYS.at]: "5", [LIST_ENTRY_KEYS.search]: "" } });
  await expect.poll(heading).toBe(texts.notFound);
  const next = () => scene.find("button", texts.next);
  await expect.poll(() => next().hasAttribute("disabled")).toBe(false);
  scene.find("h1").focus();
  await userEvent.keyboard("{Control>}j{/Control}");
  expect(location.hash).toContain("nessuno");
  localStorage.setItem(LETTER_KEYS, "off");
  onTestFinished(() => localStorage.removeItem(LETTER_KEYS));
  await userEvent.keyboard("j");
  expect(location.hash).toContain("nessuno");
  localStorage.removeItem(LETTER_KEYS);
  await userEvent.keyboard("j");
  await expect.poll(() => location.hash).toBe(`#/app/donors/details/${sixth}`);
  await expect.poll(() => tabs().length).toBe(6);
  scene.find("h1").focus();
  await userEvent.keyboard("k");
  await expect.poll(() => location.hash).toBe(`#/app/donors/details/${fifth}`);
});

const cardBox = (title: string) =>
  until(() =>
    [...scene.shadow.querySelectorAll("section")]
      .find((card) => card.querySelector("h2")?.textContent.startsWith(title) && card.checkVisibility())
      ?.getBoundingClientRect(),
  );

it("at 1200 px contacts are at the right of eligibility and rhythm, and the data below the donations; all fields show on demand", async () => {
  await show("d1", 1200);
  // wait for the rules: the card then moves those below it
  const box = await until(() => scene.find(`[aria-label="${texts.mayDonate}"]`));
  const [rhythm, last, contacts] = [
    await cardBox(texts.rhythm),
    await cardBox(texts.lastDonations),
    await cardBox(texts.contacts),
  ];
  const answer = box.getBoundingClientRect();
  expect(answer.bottom).toBeLessThanOrEqual(rhythm.top);
  expect([rhythm.width, last.width]).toEqual([answer.width, answer.width]);
  expect(last.top).toBeGreaterThanOrEqual(rhythm.bottom);
  expect(contacts.left).toBeGreaterThanOrEqual(answer.right);
  expect(contacts.top).toBe(answer.top);
  const data = await cardBox(texts.allData);
  expect(data.top - last.bottom).toBeLessThan(40); // no hole

  const labels = () =>
    [...scene.find("section", texts.allData).querySelectorAll("dt")]
      .filter((one) => one.checkVisibility())
      .map((label) => label.textContent);
  const mails = () => scene.shadow.querySelectorAll("a[href^='mailto:']").length;
  expect(labels()).toContain("Codice fiscale");
  for (const hidden of ["E-mail ufficio", "Matricola"]) expect(labels()).not.toContain(hidden);
  expect(mails()).toBe(1);
  const count = Object.keys(DONOR_FIELDS).length;
  await scene.press("button", texts.allFields(count));
  await expect.poll(labels).toContain("E-mail ufficio");
  expect([labels().length, mails()]).toEqual([count, 2]);
  await scene.press("button", texts.fewerFields);
  await expect.poll(labels).not.toContain("E-mail ufficio");
});

it("the last four donations are on the first tab, and lead to all of them", async () => {
  const donations = Array.from({ length: 6 }, (_, nth) => ({ key: `k${nth}`, type: 1, date: `202${nth}-03-01` }));
  instead["/donors/x1"] = () => json({ donor: { ...DONOR, status: "active" } });
  instead["/donations"] = () => json({ donations, total: 6 });
  await show("x1", 360);
  const days = () =>
    [...scene.shadow.querySelectorAll(`table[aria-label="${texts.lastDonations}"] time`)].map((day) => day.textContent);
  await expect.poll(days).toEqual(["1 Mar 2025", "1 Mar 2024", "1 Mar 2023", "1 Mar 2022"]);
  await scene.press("button", texts.allDonations("6"));
  await expect.poll(() => location.hash).toContain("tab=donations");
  await expect.poll(() => scene.focused()?.tagName).toBe("H1");
});

it("if the donations can't be read, the first tab says so once", async () => {
  instead["/donors/x1"] = () => json({ donor: { ...DONOR, status: "active" } });
  instead["/donations"] = () => json({ success: false, message: "" }, 403);
  instead["/awards"] = () => json({ awards: [], total: 0 });
  await show("x1");
  await expect.poll(page).toContain(texts.donationsFailedHere);
  expect(page().match(/Non riusciamo a leggere/g)).toHaveLength(1);
});

it("a skeleton is shown while the record loads, and its parts are read after it", async () => {
  let answer: (response: Response) => void = () => undefined;
  instead["/donors/d1"] = () => new Promise<Response>((done) => (answer = done));
  await show("d1");
  const outline = () => scene.shadow.querySelector<HTMLElement>("[aria-busy=true], [role=status]")?.innerText;
  await expect.poll(outline).toBe(texts.loading);
  await expect.poll(() => asked).toContain("/donors/d1");
  expect(asked.filter((path) => path.startsWith("/donors/d1/"))).toEqual([]);
  answer(json({ donor: { ...DONOR, _id: "d1" } }));
  await expect.poll(heading).toContain(DONOR.lastName);
  await expect.poll(() => asked).toContain("/donors/d1/donations");
});
