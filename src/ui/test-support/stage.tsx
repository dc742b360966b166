import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import type { ReactNode } from "react";
import { page, userEvent, type Locator } from "vitest/browser";
import { Root } from "../root";
import { adoptSheet } from "../sheet";
import { until } from "./until";

/** A rendered node in a shadow root, as in an element; for browser tests. */
export interface Rendered {
  host: HTMLElement;
  shadow: ShadowRoot;
  /** Finds by role and accessible name, also in the shadow root; for `expect.element`, `userEvent` and `.element()`. */
  getByRole: Locator["getByRole"];
  /** The whole text, also hidden text, as in `expect.poll(scene.text).toContain("…")`. */
  text(): string;
  /** The text of the page's heading; undefined without one. */
  heading(): string | undefined;
  /** The text of the open dialog; undefined without one. */
  dialog(): string | undefined;
  /** @returns the first element of a selector whose text or `aria-label` begins with `name` @throws Error if there is none */
  find(selector: string, name?: string): HTMLElement;
  /** Waits for that element, and until it isn't busy with an earlier click; then clicks it as a user does. */
  press(selector: string, name?: string): Promise<void>;
  /** The field with exactly that label. */
  field(label: string): HTMLInputElement;
  /** The titles of all toasts. */
  toasts(): string[];
  focused(): Element | null;
  render(node: ReactNode): Promise<void>;
  remove(): Promise<void>;
}

let count = 0;

const nameOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent;

/** Mounts a node in a new host. @param width of the host in px; null doesn't set it */
export async function stage(node: ReactNode, width: number | null = 1000): Promise<Rendered> {
  const host = document.createElement("div");
  host.dataset.testid = `stage-${(count += 1)}`; // locators find the host by it, whatever its text is later
  if (width !== null) host.style.width = `${width}px`;
  document.body.append(host);
  const shadow = host.attachShadow({ mode: "open" });
  adoptSheet(shadow);
  const root = createRoot(shadow);
  const settled = () => new Promise((done) => setTimeout(done));
  const render = async (next: ReactNode) => {
    flushSync(() => root.render(<Root>{next}</Root>));
    await settled();
  };
  const find = (selector: string, name?: string) => {
    const all = [...shadow.querySelectorAll<HTMLElement>(selector)];
    const found = name === undefined ? all[0] : all.find((element) => nameOf(element).trim().startsWith(name));
    if (!found) throw new Error(`nothing like ${selector} ${name ?? ""} in: ${shadow.textContent.slice(0, 500)}`);
    return found;
  };
  await render(node);
  return {
    host,
    shadow,
    render,
    getByRole: (role, options) => page.elementLocator(host).getByRole(role, options),
    text: () => shadow.textContent,
    heading: () => shadow.querySelector("h1")?.textContent,
    dialog: () => shadow.querySelector("dialog[open]")?.textContent,
    find,
    press: async (selector, name) => {
      const isIdle = (element: HTMLElement) => element.getAttribute("aria-busy") !== "true" && element;
      await userEvent.click(await until(() => isIdle(find(selector, name))));
    },
    field(label) {
      const found = [...shadow.querySelectorAll("label")].find(({ textContent }) => textContent === label);
      return shadow.getElementById(found?.getAttribute("for") ?? "") as HTMLInputElement;
    },
    toasts: () => [...shadow.querySelectorAll("[data-sonner-toast] [data-title]")].map((title) => title.textContent),
    focused: () => shadow.activeElement,
    async remove() {
      flushSync(() => root.unmount());
      host.remove();
    },
  };
}
