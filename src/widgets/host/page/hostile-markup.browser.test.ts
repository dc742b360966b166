import { expect, it, onTestFinished, vi } from "vitest";
import { namedAutoloader } from "../../named-autoloader";
import { define } from "../../notification-bell/define";
import { reportPage } from "./page-problems";
import { upgradePlaceholders } from "./placeholder";

define();

function put(html: string): HTMLElement {
  const page = document.createElement("div");
  page.innerHTML = html;
  document.body.append(page);
  onTestFinished(() => page.remove());
  return page;
}

it("a form whose fields hide the methods of an element doesn't stop the placeholders", () => {
  const page = put(
    `<form data-gds="notification-bell"><input name="dataset"><input name="querySelector"><input name="localName"></form>
    <div data-gds="notification-bell"></div>`,
  );
  upgradePlaceholders();
  expect(page.querySelectorAll("gds-notification-bell")).toHaveLength(1);
});

it("an image or a form that is named as a method of the document doesn't stop the placeholders", () => {
  const page = put(
    `${["querySelector", "querySelectorAll", "addEventListener", "readyState", "title", "body"]
      .map((name) => `<img name="${name}" alt=""><form name="${name}"></form>`)
      .join("")}<div data-gds="notification-bell"></div>`,
  );
  expect(document.querySelector).not.toBeTypeOf("function");
  upgradePlaceholders();
  reportPage();
  expect(page.querySelectorAll("gds-notification-bell")).toHaveLength(1);
  page.remove();
});

it("data-gds-base is relative to the page that the browser has opened, also with an <img> named baseURI", () => {
  put(`<img name="baseURI" alt=""><script type="text/plain" data-gds-base="./gds"></script>`);
  expect(String(document.baseURI)).toContain("HTMLImageElement");
  const opened = location.href;
  const address = namedAutoloader();
  expect(address).toBe(new URL("./gds/gds-widgets.js", opened).href);
});

it("a page that is still arriving is checked when it is complete", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  onTestFinished(() => void vi.restoreAllMocks());
  put("<gds-bells></gds-bells>");
  reportPage();
  expect(warn).not.toHaveBeenCalled();
  state.mockRestore();
  document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("<gds-bells>"));
});
