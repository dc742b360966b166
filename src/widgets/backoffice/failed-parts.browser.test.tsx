import { expect, it } from "vitest";
import { renderPage } from "../test-support/render-page";

/** Whether a request is the read that fails. */
type Fails = (url: URL) => boolean;
const counts =
  (field: string): Fails =>
  ({ searchParams }) =>
    searchParams.get("limit") === "1" && (searchParams.get("queryFilters") ?? "").includes(field);
const path =
  (end: string): Fails =>
  ({ pathname, search }) =>
    pathname.endsWith(end) && !search.includes("counts");

const DASHBOARD = "/app/dashboard";
const RECORD = "/app/donors/details/d1";

const PARTS: readonly (readonly [what: string, page: string, fails: Fails, notice: string])[] = [
  ["a count of the next steps", DASHBOARD, counts("awardDue"), "Non riusciamo a leggere tutti i prossimi passi"],
  [
    "the donors who wait the longest",
    DASHBOARD,
    ({ searchParams }) => searchParams.get("order") === "lastDonationDate",
    "Non riusciamo a leggere chi aspetta da più tempo",
  ],
  ["the dashboard's zones", DASHBOARD, path("/zones"), "Non riusciamo a leggere le zone"],
  ["the folders", "/app/documents", path("/documents/folders"), "Non riusciamo a leggere le cartelle"],
  ["a donor's next steps", RECORD, path("/d1/awards"), "Non riusciamo a leggere tutto quello che c’è da fare"],
  ["the rules of a mail's sample", "/app/emails-template/t1?tab=preview", path("/settings"), "Regole non disponibili"],
  ["a deletion request", RECORD, path("/deletion-requests"), "Non riusciamo a leggere se ha chiesto"],
  [
    "the managers of the zones",
    "/app/managers",
    // not the list of managers, which requests a page
    ({ searchParams }) => searchParams.get("role") === "manager" && !searchParams.has("skip"),
    "Non riusciamo a leggere chi segue le zone",
  ],
  [
    "the donors of a zone",
    "/app/managers",
    ({ searchParams }) => searchParams.has("counts"),
    "Non riusciamo a leggere quanti donatori ha ogni zona",
  ],
  [
    "the other managers of a manager's zones",
    "/app/managers/details/u6",
    ({ searchParams }) => searchParams.get("role") === "manager",
    "Non riusciamo a leggere chi altro segue queste zone",
  ],
];

it.each(PARTS)("if %s can't be read, a notice appears instead, with a retry button", async (...part) => {
  const [, page, fails, notice] = part;
  let failing = true;
  const scene = await renderPage("admin", page, {
    width: 1200,
    donors: 200,
    answer: ({ method, url }) =>
      failing && method === "GET" && fails(new URL(url))
        ? Response.json({ success: false, message: "" }, { status: 500 })
        : undefined,
  });
  await expect.poll(scene.text).toContain(notice);
  const titled = [...scene.shadow.querySelectorAll("b[id]")].find(({ textContent }) => textContent.includes(notice));
  const retry = scene.shadow.querySelector<HTMLElement>(`button[aria-labelledby~="${titled?.id}"]`);
  // not userEvent: the page retries by itself, too
  failing = false;
  retry!.click();
  await expect.poll(scene.text).not.toContain(notice);
});

const withoutRules = ({ method, url }: Request) =>
  method === "GET" && url.endsWith("/settings") ? Response.json({ success: false }, { status: 500 }) : undefined;

it("if the rules can't be read, no preset filter uses the default rules", async () => {
  const { text } = await renderPage("admin", "/app/donors", { width: 1200, answer: withoutRules });
  await expect.poll(text).toContain("0 negativo");
  expect(text()).not.toContain("Non viene da 2 anni");
});

it("if the rules can't be read, the landing page doesn't say who may donate", async () => {
  const { text } = await renderPage(null, "/", { width: 1200, answer: withoutRules });
  await expect.poll(text).toContain("Accedi");
  expect(text()).not.toContain("Chi può donare");
});
