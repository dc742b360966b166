import { afterEach, beforeEach, expect, it } from "vitest";
import { followRoutes } from "./follow-routes";
import { addressOf } from "./entries";

const start = location.href;
const host = document.createElement("div");
/** Addresses of clicks left to the browser, which are cancelled here. */
let leftToBrowser: string[];

const click = (href: string, init: MouseEventInit = {}, attributes: Record<string, string> = {}) => {
  const link = document.createElement("a");
  link.href = href;
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  host.replaceChildren(link);
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, ...init }));
};

beforeEach(() => {
  leftToBrowser = [];
  document.body.append(host);
  host.addEventListener("click", followRoutes);
  host.onclick = (event) => {
    if (!event.defaultPrevented) leftToBrowser.push((event.target as HTMLAnchorElement).href);
    event.preventDefault();
  };
});
afterEach(() => {
  host.removeEventListener("click", followRoutes);
  host.onclick = null; // the next one is called after followRoutes again
  host.remove();
  history.replaceState(null, "", start);
});

it("a link to a route stays on the page, also when the host has changed its query meanwhile", () => {
  const address = addressOf("/app/donors?pageIndex=2");
  history.replaceState(null, "", "?chosen=later");
  click(address);
  expect(leftToBrowser).toEqual([]);
  expect(location.hash).toBe("#/app/donors?pageIndex=2");
  expect(location.search).toBe("?chosen=later");
});

it("a link to the current route adds no history entry", () => {
  click(addressOf("/app/donors"));
  const entries = history.length;
  click(addressOf("/app/donors"));
  expect(history.length).toBe(entries);
});

it.each([
  ["another page", "https://elsewhere.example/#/app/donors", {}, {}],
  ["the host's own hash", `${start.split("#")[0]}#about`, {}, {}],
  ["a new tab, by a key", addressOf("/app/donors"), { ctrlKey: true }, {}],
  ["a new tab, by its target", addressOf("/app/donors"), {}, { target: "_blank" }],
])("a link to %s is left to the browser", (_name, href, init, attributes) => {
  click(href, init, attributes);
  expect(leftToBrowser).toEqual([href]);
});
