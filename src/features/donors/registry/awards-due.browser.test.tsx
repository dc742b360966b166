import { expect, it } from "vitest";
import { catchPrints } from "../../../widgets/test-support/catch-prints";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { ExportDock } from "../../../shared/lists/exports/components/export-dock";
import { DonorsPage } from "./donors-page";

let scene: RenderedPage;
const open = async (route: string, options: RenderOptions = {}) => {
  scene = await renderPage("admin", route, { width: 1200, ...options });
};
const tabs = () =>
  scene
    .getByRole("tab")
    .elements()
    .map((tab) => tab.textContent);
const heads = () =>
  [...scene.shadow.querySelectorAll("thead th")].map((head) => head.textContent.trim()).filter(Boolean);
const rows = () => [...scene.shadow.querySelectorAll("tbody tr")];

it("the registry lists due awards with day, years, donations and zone; the printed list is grouped by award, with a box for each signature", async () => {
  const papers = catchPrints();
  const part = (
    <>
      <DonorsPage />
      <ExportDock />
    </>
  );
  await open("/app/donors?tab=awardsDue", { part });
  await expect.poll(() => rows().length).toBeGreaterThan(0);
  const columns = ["Donatore", "Maturata il", "Anni", "Donazioni", "Zona"];
  expect(heads()).toEqual(columns.toSpliced(1, 0, "Benemerenza").map((label) => expect.stringMatching(`^${label}`)));
  await expect.poll(tabs).toContainEqual(expect.stringMatching(/^Da consegnare ?\d/));
  await scene.press("button", "Esporta");
  await scene.press("dialog[open] label", "Stampa");
  await scene.press("dialog button", "Stampa");
  await expect.poll(() => papers(scene.shadow)).toHaveLength(1);
  const paper = papers(scene.shadow)[0]!;
  const { awardsDue } = (await scene.callAs("admin", "/awards-due?limit=1000")) as {
    awardsDue: (Record<string, unknown> & { awardDue: string; donor: { lastName: string; firstName: string } })[];
  };
  const { awardDue: first, years, donationsNumber, area } = awardsDue[0]!;
  for (const value of [first, years, donationsNumber, area]) expect(rows()[0]?.textContent).toContain(String(value));
  const expected = new Map<string, string[]>();
  for (const { awardDue, donor } of awardsDue)
    expected.set(awardDue, [...(expected.get(awardDue) ?? []), `${donor.lastName} ${donor.firstName}`]);
  const printedHeads = [...paper.querySelectorAll("thead th")].map((head) => head.textContent);
  expect(printedHeads).toEqual([...columns, "Firma"]);
  const groups = [...paper.querySelectorAll("tbody")].map((body) => {
    const [head, ...lines] = body.rows;
    return [head?.textContent, lines.map((line) => line.cells[0]?.textContent)];
  });
  expect(groups).toEqual([...expected].map(([award, people]) => [`${award} (${people.length})`, people]));
  const boxes = [...paper.querySelectorAll("td.signature")];
  expect(boxes).toHaveLength(awardsDue.length);
  expect(getComputedStyle(boxes[0]!).borderLeftStyle).toBe("solid");
});
