import { expect, it } from "vitest";
import { renderPage } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";
import { DonorsPage } from "./donors-page";
import { donorListTexts, texts } from "./texts";

const open = async (persona: "admin" | "manager") => {
  const page = await renderPage(persona, "/app/donors", { part: <DonorsPage />, width: 1200, donors: 0 });
  await until(() => page.text().includes(donorListTexts.emptyTitle!));
  return page;
};

it("an empty registry offers the importer to those who may import", async () => {
  const page = await open("admin");
  expect(page.find("a", texts.importFile).getAttribute("href")).toMatch(/#\/app\/importer$/);
});

it("an empty registry offers no importer to a manager", async () => {
  const page = await open("manager");
  expect(page.text()).toContain(donorListTexts.emptyHint);
  expect(page.text()).not.toContain(texts.importFile);
});
