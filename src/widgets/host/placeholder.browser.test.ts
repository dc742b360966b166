import { expect, it } from "vitest";
import { upgradePlaceholders } from "./placeholder";

const TAGS = ["gds-backoffice"];

it("a div with data-gds gets the element inside, with its data as attributes, once", () => {
  const page = document.createElement("div");
  page.innerHTML = `
    <div id="kept" data-gds="backoffice" data-api-base="https://x.example/v2" data-theme="dark"></div>
    <div data-gds="something-else"></div>`;
  upgradePlaceholders(page, TAGS);
  upgradePlaceholders(page, TAGS);
  const places = page.querySelectorAll("[data-gds]");
  expect(places[0]?.innerHTML).toBe('<gds-backoffice api-base="https://x.example/v2" theme="dark"></gds-backoffice>');
  expect(places[1]?.innerHTML).toBe("");
});
