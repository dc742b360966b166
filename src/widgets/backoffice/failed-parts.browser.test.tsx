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

const PAGES: Record<string, { page: string; parts: readonly (readonly [fails: Fails, notice: string])[] }> = {
  "the counts of the next steps, the donors who wait the longest or the zones": {
    page: DASHBOARD,
    parts: [
      [counts("awardDue"), "Non riusciamo a leggere tutti i prossimi passi"],
      [
        ({ searchParams }) => searchParams.get("order") === "lastDonationDate",
        "Non riusciamo a leggere chi aspetta da più tempo",
      ],
      [path("/zones"), "Non riusciamo a leggere le zone"],
    ],
  },
  "the folders": {
    page: "/app/documents",
    parts: [[path("/documents/folders"), "Non riusciamo a leggere le cartelle"]],
  },
  "a donor's next steps, deletion request or changes": {
    page: RECORD,
    parts: [
      [path("/d1/awards"), "Non riusciamo a leggere tutto quello che c’è da fare"],
      [path("/deletion-requests"), "Non riusciamo a leggere se ha chiesto"],
      [path("/change-requests"), "Non riusciamo a leggere se il donatore chiede una modifica"],
    ],
  },
  "the rules of a mail's sample": {
    page: "/app/emails-template/t1?tab=preview",
    parts: [[path("/settings"), "Regole non disponibili"]],
  },
  "the managers or donors of the zones": {
    page: "/app/managers",
    parts: [
      [
        // not the list of managers, which requests a page
        ({ searchParams }) => searchParams.get("role") === "manager" && !searchParams.has("skip"),
        "Non riusciamo a leggere chi segue le zone",
      ],
      [({ searchParams }) => searchParams.has("counts"), "Non riusciamo a leggere quanti donatori ha ogni zona"],
    ],
  },
  "the other managers of a manager's zones": {
    page: "/app/managers/details/u6",
    parts: [
      [
        ({ searchParams }) => searchParams.get("role") === "manager",
        "Non riusciamo a leggere chi altro segue queste zone",
      ],
    ],
  },
};

it.each(Object.keys(PAGES))("if %s can't be read, notices appear instead, with a retry button", async (what) => {
  const { page, parts } = PAGES[what]!;
  let failing = true;
  const scene = await renderPage("admin", page, {
    width: 1200,
    donors: 200,
    answer: ({ method, url }) =>
      failing && method === "GET" && parts.some(([fails]) => fails(new URL(url)))
        ? Response.json({ success: false, message: "" }, { status: 500 })
        : undefined,
  });
  for (const [, notice] of parts) await expect.poll(scene.text).toContain(notice);
  failing = false;
  for (const [, notice] of parts) {
    const titled = [...scene.shadow.querySelectorAll("b[id]")].find(({ textContent }) => textContent.includes(notice));
    const retry = scene.shadow.querySelector<HTMLElement>(`button[aria-labelledby~="${titled?.id}"]`);
    // the page retries by itself, too
    retry?.click();
    await expect.poll(scene.text).not.toContain(notice);
  }
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
