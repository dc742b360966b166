import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { entryState, navigate } from "../../../shared/navigation";
import { until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";
import { renderPage } from "../../../widgets/test-support/render-page";
import { DonorCreatePage, DonorEditPage } from "./donor-form-pages";

/** Opens the second page of a search; `expectSameList` waits until the address and its history entry are the same again. */
async function openList() {
  const scene = await renderPage("admin", "/app/donors", { donors: 60, width: 1100 });
  const press = (selector: string, name: string) =>
    until(() => scene.find(selector, name)).then((found) => userEvent.click(found));
  const search = await until(() => scene.shadow.querySelector<HTMLInputElement>("input[type=search]"));
  await userEvent.fill(search, "an");
  await expect.poll(() => Object.values(entryState())).toContain("an");
  await press("button", "Pagina 2");
  await expect.poll(() => location.hash).toContain("pageIndex=1");
  const before = { hash: location.hash, state: entryState() };
  const expectSameList = () => expect.poll(() => ({ hash: location.hash, state: entryState() })).toEqual(before);
  return { scene, press, expectSameList };
}

it("“Annulla” in the form of a new donor returns to the list as it was filtered", async () => {
  const { scene, press, expectSameList } = await openList();
  await press("a", "Nuovo");
  await expect.poll(() => location.hash).toBe("#/app/donors/create");
  await scene.show(<DonorCreatePage />);
  await press("button", uiTexts.cancel);
  await expectSameList();
});

it("the breadcrumb of the form of a donor returns to the list as it was filtered", async () => {
  const { scene, press, expectSameList } = await openList();
  (await until(() => scene.find("a[data-row-link]"))).click();
  await expect.poll(() => location.hash).toContain("/details/");
  navigate(location.hash.slice(1).replace("details", "edit"), { state: entryState() });
  await scene.show(<DonorEditPage />);
  await press("nav a", "Donatori");
  await expectSameList();
});
