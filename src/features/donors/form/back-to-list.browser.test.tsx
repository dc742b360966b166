import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { pageLocation } from "../../../shared/navigation";
import { until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";
import { renderPage } from "../../../widgets/test-support/render-page";
import { DonorsPage } from "../registry/donors-page";
import { DonorCreatePage, DonorEditPage } from "./donor-form-pages";

const { entryState, navigate } = pageLocation;

it("“Annulla” and the breadcrumb of the forms return to the list as it was filtered", async () => {
  const scene = await renderPage("admin", "/app/donors", { part: <DonorsPage />, width: 1100 });
  const search = await until(() => scene.shadow.querySelector<HTMLInputElement>("input[type=search]"));
  await userEvent.fill(search, "an");
  await expect.poll(() => JSON.stringify(entryState())).toContain('"text":"an"');
  await scene.press("button", "Pagina 2");
  await expect.poll(() => location.hash).toContain("pageIndex=1");
  const before = { hash: location.hash, state: entryState() };
  const expectSameList = () => expect.poll(() => ({ hash: location.hash, state: entryState() })).toEqual(before);

  await scene.press("a", "Nuovo");
  await expect.poll(() => location.hash).toBe("#/app/donors/create");
  await scene.show(<DonorCreatePage />);
  await scene.press("button", uiTexts.cancel);
  await expectSameList();

  await scene.show(<DonorsPage />);
  (await until(() => scene.find("a[data-row-link]"))).click();
  await expect.poll(() => location.hash).toContain("/details/");
  navigate(location.hash.slice(1).replace("details", "edit"), { state: entryState() });
  await scene.show(<DonorEditPage />);
  await scene.press("nav a", "Donatori");
  await expectSameList();
});
