import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { pageLocation } from "../../shared/navigation";
import { until } from "../../ui/test-support";
import { openArea } from "./test-support/open-area";

const LANDING = "Donare sangue, insieme";

it("two areas on a page keep their users and routes apart: the address and the title belong to the first", async () => {
  const first = await openArea();
  const second = await openArea();
  await first.shows(LANDING);
  await second.shows(LANDING);

  await first.follow("Accedi");
  await first.shows("Accedi");
  await first.signIn("admin");
  await first.shows("Buon");
  const { title } = document;
  expect(second.heading()).toContain(LANDING);

  await second.follow("Accedi");
  await second.shows("Accedi");
  await second.signIn("manager");
  await second.shows("Buon");
  expect(location.hash).toBe("#/app/dashboard");
  await second.follow("Donatori");
  await second.shows("Donatori");
  expect([location.hash, document.title]).toEqual(["#/app/dashboard", title]);

  await first.follow("Donatori");
  await first.shows("Donatori");
  history.back();
  await first.shows("Buon");
  expect(second.heading()).toContain("Donatori");
  pageLocation.navigate("/app/documents");
  await first.shows("Documenti");
  expect(second.heading()).toContain("Donatori");
});

it("an area that was inserted beside the first takes the address over when the first has left the page", async () => {
  const first = await openArea();
  const second = await openArea();
  await first.follow("Accedi");
  await first.shows("Accedi");
  await first.leavePage();
  await second.shows("Accedi");
  pageLocation.navigate("/");
  await second.shows(LANDING);
});

it("in the second area the filter closes, and only that area's history goes back", async () => {
  const first = await openArea();
  const second = await openArea();
  await first.follow("Accedi");
  await first.shows("Accedi");
  await second.signIn("admin");
  await second.follow("Vai alla dashboard");
  // the menu closes, so that the link is gone when the click reaches the element
  (await until(() => second.find("button", "Utenti"))).click();
  (await until(() => second.shadow.querySelector<HTMLElement>("nav li a[href$='/donors']"))).click();
  await second.shows("Donatori");
  await until(() => second.find("button", "Filtri"));
  await second.press("button", "Filtri");
  await until(() => second.find("dialog[open]"));
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => second.shadow.querySelector("dialog[open]")).toBeNull();
  expect(second.heading()).toContain("Donatori");
  expect([location.hash, first.heading()]).toEqual(["#/auth/login", "Accedi"]);
});
