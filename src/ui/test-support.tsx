import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { Root } from "./root";
import { adoptSheet } from "./sheet";

/** A shadow root with the kit in it, as in an element; for browser tests. */
export interface Rendered {
  host: HTMLElement;
  shadow: ShadowRoot;
  /** The element of that selector whose text or label begins so. */
  find(selector: string, name?: string): HTMLElement;
  focused(): Element | null;
  render(node: ReactNode): Promise<void>;
  remove(): Promise<void>;
}

const nameOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent;

/** Mounts into a fresh host in the page; `width` in px is the container's, null leaves it to the page. */
export async function stage(node: ReactNode, width: number | null = 1000): Promise<Rendered> {
  const host = document.createElement("div");
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
  await render(node);
  return {
    host,
    shadow,
    render,
    find(selector, name) {
      const all = [...shadow.querySelectorAll<HTMLElement>(selector)];
      const found = name === undefined ? all[0] : all.find((element) => nameOf(element).trim().startsWith(name));
      if (!found) throw new Error(`nothing like ${selector} ${name ?? ""} in ${shadow.innerHTML}`);
      return found;
    },
    focused: () => shadow.activeElement,
    async remove() {
      flushSync(() => root.unmount());
      host.remove();
    },
  };
}

/**
 * Waits for something, as long as `expect.poll` does: a loaded machine may take ten times what one's own does.
 * @param look gives it once it is there; until then nothing, or throws
 */
export const until = <T,>(look: () => T) =>
  vi.waitFor(
    async () => {
      const found = await look();
      if (!found) throw new Error(`never came: ${look.toString()}`);
      return found as Exclude<Awaited<T>, null | undefined | false | "">;
    },
    { timeout: 15_000 },
  );

/** Opens the list of a choice that one searches in (`SearchSelect`). @returns it */
export async function listOf(field: HTMLInputElement): Promise<HTMLElement> {
  if (field.getAttribute("aria-expanded") !== "true") field.click();
  const list = () => (field.getRootNode() as ShadowRoot).getElementById(field.getAttribute("aria-controls") ?? "");
  return until(() => list()?.querySelector("[role=option]") && list());
}

/** Chooses one of those by the whole of its name. */
export async function chooseFrom(field: HTMLInputElement, words: string): Promise<void> {
  const list = await listOf(field);
  const option = [...list.querySelectorAll<HTMLElement>("[role=option]")].find((one) => one.innerText === words);
  if (!option) throw new Error(`${words} isn’t in the list: ${list.innerText}`);
  option.click();
}
