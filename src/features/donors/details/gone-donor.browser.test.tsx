import { expect, it } from "vitest";
import { PageBoundary } from "../../../widgets/backoffice/errors/page-boundary";
import { Office } from "../../../widgets/test-support/office";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { texts } from "./texts";

let scene: RenderedPage;
const heading = () => scene.heading();
const show = async (persona: "admin" | "manager", id: string) => {
  scene = await renderPage(persona, `/app/donors/details/${id}`, { part: null, width: 1100 });
  await scene.callAs("admin", "/donors/d7?version=1", { method: "DELETE", body: {} });
  const { pages } = await import("../../../widgets/backoffice/pages");
  const Details = pages.donorDetails!.page;
  const props = { recaptchaSiteKey: null, privacyUrl: null, ended: null };
  await scene.show(
    <PageBoundary onError={() => undefined}>
      <Details {...props} onRegistered={() => undefined} />
    </PageBoundary>,
  );
};

it("a user who may delete restores a deleted record, and sees who deleted it", async () => {
  await show("admin", "d7");
  await expect.poll(heading).toBe(texts.deleted);
  expect(scene.text()).toContain("Ada Bonfanti l’ha eliminata");
  await scene.press("button", texts.restoreRecord);
  await expect.poll(() => scene.getByRole("tab").elements().length).toBe(5);
  const { donor } = (await scene.callAs("admin", "/donors/d7")) as { donor: { version: number } };
  expect(donor.version).toBe(3);
});

it("an unknown record isn't found, nor is a deleted one for a user who may not delete", async () => {
  await show("admin", "nobody");
  await expect.poll(heading).toBe("Page not found");
  await scene.remove();
  await show("manager", "d7");
  await expect.poll(heading).toBe("Page not found");
});

it.each([
  ["doesn't exist", "nessuno", "Page not found", "Go back home"],
  ["leads out of the donors, escaped", "..%2Fx", "Page not found", "Go back home"],
  ["leads out of the donors", "../x", "Page not found", "Go back home"],
  ["is the folder above", "..", "Questo donatore non c’è", "Vai ai donatori"],
  ["is the folder above, escaped", "%2E%2E", "Questo donatore non c’è", "Vai ai donatori"],
])("an id that %s shows an error page with a link", async (_what, id, title, way) => {
  scene = await renderPage("admin", `/app/donors/details/${id}`, { part: <Office /> });
  await expect.poll(heading).toBe(title);
  expect(scene.find("a", way).getAttribute("href")).toMatch(/#\/app\/(dashboard|donors)$/);
});
