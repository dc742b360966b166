import { expect, it, vi } from "vitest";
import { upgradePlaceholders } from "./placeholder";

const TAGS = ["gds-backoffice"];

it("only the element's own attributes are copied: no event handlers, no style, no id", () => {
  const page = document.createElement("div");
  page.innerHTML = `<div data-gds="backoffice" data-onclick="alert(1)" data-style="color: red" data-id="x" data-theme="dark"></div>`;
  upgradePlaceholders(page, TAGS);
  expect(page.querySelector("gds-backoffice")?.getAttributeNames()).toEqual(["theme"]);
});

it("a div with data-gds gets the element inside, with its data-* as attributes, once; an unknown name warns", () => {
  const page = document.createElement("div");
  page.innerHTML = `
    <div id="kept" data-gds="backoffice" data-api-base="https://x.example/v2" data-theme="dark"></div>
    <div data-gds="something-else"></div>`;
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  upgradePlaceholders(page, TAGS);
  upgradePlaceholders(page, TAGS);
  expect(warn.mock.calls).toEqual([['data-gds="something-else" names no element.']]);
  warn.mockRestore();
  const places = page.querySelectorAll("[data-gds]");
  expect(places[0]?.innerHTML).toBe('<gds-backoffice api-base="https://x.example/v2" theme="dark"></gds-backoffice>');
  expect(places[1]?.innerHTML).toBe("");
});
