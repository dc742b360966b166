import { expect, it, onTestFinished, vi } from "vitest";
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

it("only the element's own attributes are copied: no event handlers, no style, no id", () => {
  const page = put(
    `<div data-gds="notification-bell" data-onclick="alert(1)" data-style="color: red" data-id="x" data-theme="dark"></div>`,
  );
  upgradePlaceholders();
  expect(page.querySelector("gds-notification-bell")?.getAttributeNames()).toEqual(["theme"]);
});

it("a div with data-gds gets the element in place of its text, with its data as attributes, once", () => {
  const page =
    put(`<div data-gds="notification-bell" data-api-base="https://x.example/v2" data-theme="dark">Un momento</div>
    <div data-gds="gds-notification-bell"></div>`);
  upgradePlaceholders();
  upgradePlaceholders();
  expect([...page.querySelectorAll("[data-gds]")].map(({ innerHTML }) => innerHTML)).toEqual([
    '<gds-notification-bell api-base="https://x.example/v2" theme="dark"></gds-notification-bell>',
    "<gds-notification-bell></gds-notification-bell>",
  ]);
});

it("an attribute whose name is nearly valid is reported once; the page's own attributes aren't", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  put(`<gds-notification-bell openin="/soci" data-x="1" class="a" style="top: 0" part="b" title="T" lang="it" v-cloak></gds-notification-bell>
    <gds-notification-bell openin="/soci"></gds-notification-bell>
    <div data-gds="notification-bell" data-theme="dark" data-openin="/soci" data-x="1" openin="/soci" class="a"></div>`);
  reportPage();
  reportPage();
  expect(warn.mock.calls).toEqual([
    [
      'gds-widgets: nomi sconosciuti nella pagina: attributo openin di <gds-notification-bell> (forse open-in), attributo data-openin di <div data-gds="notification-bell"> (forse data-open-in).',
    ],
  ]);
});

it("unknown names are reported in one line, once each, with the nearest valid name", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const page =
    put(`<gds-back-office></gds-back-office><div data-gds="bell"></div><div data-gds="gds-Registration">Testo</div>
    <other-element></other-element>`);
  reportPage();
  reportPage();
  upgradePlaceholders();
  expect(warn.mock.calls).toEqual([
    [
      'gds-widgets: nomi sconosciuti nella pagina: <gds-back-office> (forse <gds-backoffice>), data-gds="bell" (forse data-gds="notification-bell"), data-gds="gds-Registration" (forse data-gds="donor-registration").',
    ],
  ]);
  expect(page.querySelectorAll("[data-gds]")[1]?.innerHTML).toBe("Testo");
});
