import { expect, it } from "vitest";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";

const headsOf = (page: RenderedPage) =>
  [...page.shadow.querySelectorAll<HTMLElement>("thead th")].filter((head) => head.checkVisibility());
/** Sets the width of the element, in px, and waits until the table has it. */
const resize = async (page: RenderedPage, width: number) => {
  page.host.style.width = `${width}px`;
  await expect.poll(() => page.find("table").getBoundingClientRect().right).toBeLessThanOrEqual(right(page));
};
const right = (page: RenderedPage) => page.host.getBoundingClientRect().right;

it.each(["donors", "donations", "awards", "awardsDue"])(
  "in the list of %s no name or column heading is cut off at any width, and donors of the same name differ",
  async (tab) => {
    const page = await renderPage("admin", `/app/donors?tab=${tab}`, { width: 1200 });
    const names = () => [...page.shadow.querySelectorAll<HTMLElement>("tbody td[data-area=name]")];
    await until(() => names()[0]);
    if (tab !== "donors") for (const cell of names()) expect(cell.innerText).toMatch(/tessera\s\d+|classe \d{4}/);
    for (const width of [1200, 900, 720, 700]) {
      await resize(page, width);
      await expect.poll(() => names()[0]!.getBoundingClientRect().width).toBeGreaterThanOrEqual(150);
      await expect
        .poll(() =>
          headsOf(page)
            .filter(isCut)
            .map((head) => head.innerText),
        )
        .toEqual([]);
    }
  },
);

function isCut(head: HTMLElement): boolean {
  const control = [...head.querySelectorAll("button")].at(-1);
  const end = head.getBoundingClientRect().right + 1;
  return head.scrollWidth > head.clientWidth + 1 || (control?.getBoundingClientRect().right ?? 0) > end;
}

it("from 1185 px Tessera and Zona are shown, and the zone takes the remaining width", async () => {
  const page = await renderPage("admin", "/app/donors", { width: 1185 });
  await until(() => page.find("tbody td[data-area=name]"));
  const head = (text: string) => headsOf(page).find(({ innerText }) => innerText.trim() === text);
  for (const width of [1185, 1200, 1600]) {
    await resize(page, width);
    await expect.poll(() => [head("Tessera"), head("Zona")]).not.toContain(undefined);
  }
  const widthOf = (text: string) => head(text)?.getBoundingClientRect().width ?? 0;
  await expect.poll(() => widthOf("Zona")).toBeGreaterThan(widthOf("Donatore"));
});

const DONOR = { status: "active", lastName: "Rossi", firstName: "Maria" };
/** Opens the list of three donors of the same name. */
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

const WITH_CARD = ["Rossi Maria tessera 001204", "Rossi Maria classe 1951", "Rossi Mario tessera 001205"];

it("the status of a suspended donor is on one line; a name shows card or birth year unless the column Tessera shows it", async () => {
  const page = await threeDonors(320);
  const names = () =>
    [...page.shadow.querySelectorAll<HTMLElement>("tbody td[data-area=name]")].map((cell) =>
      cell.innerText.replaceAll(/\s+/g, " ").trim(),
    );
  const status = () =>
    [...page.shadow.querySelectorAll<HTMLElement>("tbody td[data-area=state] span")].find(
      (one) => one.textContent === "Sospeso temporaneamente",
    );
  for (const [width, expected] of [
    [320, WITH_CARD],
    [360, WITH_CARD],
    [800, WITH_CARD],
    [900, WITH_CARD],
    [1200, ["Rossi Maria", "Rossi Maria classe 1951", "Rossi Mario"]],
  ] as const) {
    page.host.style.width = `${width}px`;
    await expect.poll(names).toEqual(expected);
    if (width >= 360) await expect.poll(() => status()!.getBoundingClientRect().height).toBeLessThan(30);
    const heights = () =>
      [...page.shadow.querySelectorAll("tbody tr")].map((row) => row.getBoundingClientRect().height);
    if (width > 640) await expect.poll(() => Math.max(...heights())).toBeLessThanOrEqual(44);
  }
});
