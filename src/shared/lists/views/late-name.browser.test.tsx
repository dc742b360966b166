import { expect, it, onTestFinished, vi } from "vitest";
import { renderPage } from "../../../widgets/test-support/render-page";
import { DonorsPage } from "../../../features/donors/registry/donors-page";
import { uiTexts } from "../../../ui/texts";
import { pageLocation } from "../../navigation";
import { openedView } from "./components/view-name";
import { texts } from "./texts";

const layout = { shown: null, pinned: [], widths: {}, density: "comfortable" };
const content = { tab: "donors", sort: "lastName", text: "", filters: [], filter: null, layout };

/** Opens the registry with a view whose name can't be downloaded. @returns a function that mends the downloads */
async function open() {
  const spy = vi.spyOn(openedView, "load").mockRejectedValue(new TypeError("Failed to fetch"));
  onTestFinished(() => spy.mockRestore());
  const scene = await renderPage("admin", "/app/donors", { part: null, width: 1200, donors: 12 });
  const create = async (name: string) => {
    const sent = { method: "POST", body: { name, sharedWith: [], content } };
    return ((await scene.callAs("admin", "/views", sent)) as { view: { _id: string } }).view._id;
  };
  const [first, second] = [await create("Nostra"), await create("Seconda")];
  pageLocation.navigate(`/app/donors?view=${first}`);
  await scene.show(<DonorsPage />);
  await expect.poll(scene.text).toContain(texts.nameFailed);
  return { scene, second, mend: () => spy.mockRestore() };
}

it("the name of a view that couldn't be downloaded is downloaded by a press of the button", async () => {
  const { scene, mend } = await open();
  expect(scene.text()).not.toContain("Nostra");
  mend();
  scene.find("button", uiTexts.retry).click();
  await expect.poll(scene.text).toContain("Nostra");
  expect(scene.text()).not.toContain(texts.nameFailed);
});

it("another view that is opened downloads the file again", async () => {
  const { scene, second, mend } = await open();
  mend();
  pageLocation.navigate(`/app/donors?view=${second}`);
  await expect.poll(scene.text).toContain("Seconda");
  expect(scene.text()).not.toContain(texts.nameFailed);
});
