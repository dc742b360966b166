import { expect, it } from "vitest";
import { PageBoundary } from "../../../widgets/backoffice/errors/page-boundary";
import { Office } from "../../../widgets/test-support/office";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { texts } from "./texts";

let scene: RenderedPage;
const heading = () => scene.heading();
const show = async (persona: "admin" | "manager", id: string, answer?: RenderOptions["answer"]) => {
  scene = await renderPage(persona, `/app/donors/details/${id}`, { part: null, width: 1100, answer });
  await scene.callAs("admin", "/donors/d7?version=1", { method: "DELETE", body: {} });
  const { pages } = await import("../../../widgets/backoffice/pages");
  const Details = pages.donorDetails!.page;
  const props = { recaptchaSiteKey: null, privacyUrl: null, ended: null };
  await scene.show(
    <PageBoundary page="Donatore" onError={() => undefined}>
      <Details {...props} onRegistered={() => undefined} />
    </PageBoundary>,
  );
};

it("a user who may delete sees who deleted a record, and restores it, even if its history is read first", async () => {
  let held = false;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await show("admin", "d7", async ({ method, url }) => {
    if (url.endsWith("/restore")) held = true;
    if (held && method === "GET" && url.endsWith("/donors/d7")) await released;
    return undefined;
  });
  await expect.poll(heading).toBe(texts.deleted);
  expect(scene.text()).toContain("Ada Bonfanti l’ha eliminata");
  await scene.press("button", texts.restoreRecord);
  await expect.poll(heading).not.toBe(texts.deleted);
  release();
  await expect.poll(() => scene.getByRole("tab").elements().length).toBe(6);
  const { donor } = (await scene.callAs("admin", "/donors/d7")) as { donor: { version: number } };
  expect(donor.version).toBe(3);
});

it("a deleted record isn't found by a user who may not delete", async () => {
  await show("manager", "d7");
  await expect.poll(heading).toBe("Page not found");
});

it.each([
  ["doesn't exist", "nessuno", "Page not found", "Go back home"],
  ["leads out of the donors, escaped", "..%2Fx", "Page not found", "Go back home"],
  ["is the folder above, escaped", "%2E%2E", "Questo donatore non c’è", "Vai ai donatori"],
])("an id that %s shows an error page with a link", async (_what, id, title, way) => {
  scene = await renderPage("admin", `/app/donors/details/${id}`, { part: <Office /> });
  await expect.poll(heading).toBe(title);
  expect(scene.find("a", way).getAttribute("href")).toMatch(/#\/app\/(dashboard|donors)$/);
});
