import { useEffect, useState } from "react";
import { defineWidget } from "../element";
import type { WidgetOptions, WidgetProps } from "./widget";
import type { WidgetHtmlElement } from "./html-element";
import { usePageTitle } from "./page/page-title";

export const API = "https://api.gds.example/v2";
let count = 0;

/** The mounts and unmounts of the probes, in order. */
export const log: string[] = [];

/** A widget with a state, a field, a title, and a button that makes it crash. */
export function Probe({ apiBase, theme, host, pageTitle }: WidgetProps) {
  const setPageTitle = usePageTitle(pageTitle);
  const [clicks, setClicks] = useState(0);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    log.push("mounted");
    setPageTitle("Prova | Gruppo Donatori di Sangue");
    return () => void log.push("unmounted");
  }, [setPageTitle]);
  if (broken && host.dataset.repaired === undefined) throw new Error("broken on purpose");
  return (
    <div>
      <p>{`${apiBase} ${theme}`}</p>
      <button type="button" onClick={() => setClicks(clicks + 1)}>{`clicked ${clicks}`}</button>
      <button type="button" onClick={() => setBroken(true)}>
        break
      </button>
      <label>
        Nome <input />
      </label>
    </div>
  );
}

/** Defines a new tag for {@link Probe}. */
export function probeTag(options?: WidgetOptions): string {
  const tag = `gds-probe-${(count += 1)}`;
  defineWidget(tag, Probe, options);
  return tag;
}

export const create = (tag: string, apiBase: string | null = API): WidgetHtmlElement => {
  const element = document.createElement(tag) as WidgetHtmlElement;
  if (apiBase !== null) element.setAttribute("api-base", apiBase);
  return element;
};

/** Waits until React has rendered and removed elements are unmounted. */
export const settled = () =>
  new Promise<void>((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done)), 20));

export const innerRoot = (element: Element) => element.shadowRoot?.querySelector(".gds-root") ?? null;
export const text = (element: Element) => innerRoot(element)?.textContent ?? "";
export const press = (element: Element, label: string) =>
  [...(element.shadowRoot?.querySelectorAll("button") ?? [])].find((button) => button.textContent === label)?.click();
