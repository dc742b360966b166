import { expect, it } from "vitest";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";

const TABS = ["/app/donors", "/app/donors?tab=donations", "/app/donors?tab=awards", "/app/donors?tab=awardsDue"];
const WIDTHS = [700, 720, 900, 1200];

it.each(TABS.flatMap((tab) => WIDTHS.map((width) => ({ tab, width }))))(
  "in $tab at $width px names and column headings aren't cut off",
  async ({ tab, width }) => {
    const page = await renderPage("admin", tab, { width });
    await until(() => page.find("tbody td[data-area=name]"));
    const name = page.find("tbody td[data-area=name]");
    expect(name.getBoundingClientRect().width).toBeGreaterThanOrEqual(150);
    const heads = [...page.shadow.querySelectorAll<HTMLElement>("thead th")].filter((head) => head.checkVisibility());
    const cut = heads.filter((head) => {
      const control = [...head.querySelectorAll("button")].at(-1);
      const right = head.getBoundingClientRect().right + 1;
      return head.scrollWidth > head.clientWidth + 1 || (control && control.getBoundingClientRect().right > right);
    });
    expect(cut.map((head) => head.innerText)).toEqual([]);
  },
);

const headsOf = (page: RenderedPage) =>
  [...page.shadow.querySelectorAll<HTMLElement>("thead th")].filter((head) => head.checkVisibility());

it.each([1185, 1200, 1600])(
  "at %i px Tessera and Zona are shown, and the zone takes the remaining width",
  async (width) => {
    const page = await renderPage("admin", "/app/donors", { width });
    await until(() => page.find("tbody td[data-area=name]"));
    const heads = headsOf(page);
    expect(heads.map((head) => head.innerText.trim())).toEqual(expect.arrayContaining(["Tessera", "Zona"]));
    const widthOf = (text: string) =>
      heads.find((head) => head.innerText.trim() === text)?.getBoundingClientRect().width ?? 0;
    if (width === 1600) expect(widthOf("Zona")).toBeGreaterThan(widthOf("Donatore"));
  },
);

const DONOR = { status: "active", lastName: "Rossi", firstName: "Maria" };
const threeDonors = (width: number) =>
  renderPage("admin", "/app/donors", {
    width,
    answer: ({ url, method }) =>
      method === "GET" && new URL(url).pathname.endsWith("/donors")
        ? Response.json({
            success: true,
            donors: [
              { ...DONOR, _id: "a", cardNumber: "001204", birthday: "1980-03-14" },
              { ...DONOR, _id: "b", cardNumber: null, birthday: "1951-01-02" },
              { ...DONOR, _id: "c", firstName: "Mario", cardNumber: "001205", status: "temporarilySuspended" },
            ],
            total: 3,
            skip: 0,
            limit: 10,
          })
        : undefined,
  });

it.each([360, 900, 1200])("at %i px the status of a suspended donor is on one line", async (width) => {
  const page = await threeDonors(width);
  const words = await until(() =>
    [...page.shadow.querySelectorAll<HTMLElement>("tbody td[data-area=state] span")].find(
      (one) => one.textContent === "Sospeso temporaneamente",
    ),
  );
  expect(words.getBoundingClientRect().height).toBeLessThan(30);
});

it.each([
  [320, ["Rossi Maria tessera 001204", "Rossi Maria classe 1951", "Rossi Mario tessera 001205"]],
  [800, ["Rossi Maria tessera 001204", "Rossi Maria classe 1951", "Rossi Mario tessera 001205"]],
  [1200, ["Rossi Maria", "Rossi Maria classe 1951", "Rossi Mario"]],
])("a name shows card or birth year unless the column Tessera shows it, at %i px", async (width, expected) => {
  const page = await threeDonors(width);
  const names = () =>
    [...page.shadow.querySelectorAll<HTMLElement>("tbody td[data-area=name]")].map((cell) =>
      cell.innerText.replaceAll(/\s+/g, " ").trim(),
    );
  await expect.poll(names).toEqual(expected);
  const rows = [...page.shadow.querySelectorAll<HTMLElement>("tbody tr")];
  if (width > 640) for (const row of rows) expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(44);
});

it.each(["donations", "awards", "awardsDue"])("the list of %s distinguishes donors of the same name", async (tab) => {
  const page = await renderPage("admin", `/app/donors?tab=${tab}`, { width: 1200 });
  const cells = () => [...page.shadow.querySelectorAll<HTMLElement>("tbody td[data-area=name]")];
  await until(() => cells()[0]);
  for (const cell of cells()) expect(cell.innerText).toMatch(/tessera \d+|classe \d{4}/);
});
