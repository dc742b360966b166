import type { DemoControl } from "../boot/control";
import type { ScenarioEntry } from "../catalogue/scenarios";
import { addressWith, withParam } from "../boot/params";
import type { FrameWidth, Theme } from "../boot/params";

/** Writes a choice to the address, for a reload or a shared link. */
export function remember(name: string, value: string | null): void {
  history.replaceState(history.state, "", addressWith(withParam(location.search, name, value)));
}

/** All our elements on the page: those with our tags, and those with `data-gds` instead. */
export const widgets = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(
    "gds-backoffice, gds-donor-registration, gds-notification-bell, [data-gds]",
  ),
];

/** Sets the labels of the elements, before they are loaded. */
export function applyLabels(labels: "italiano"): void {
  for (const widget of widgets()) widget.setAttribute("labels", labels);
}

/** Sets the theme of the elements and of the page around them. */
export function applyTheme(theme: Theme): void {
  for (const widget of widgets()) widget.setAttribute("theme", theme);
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The box around an element whose width can be changed. */
export const frame = (): HTMLElement | null => document.querySelector<HTMLElement>("[data-demo-frame]");

/**
 * Sets the element's width. If it is wider than the page's column, `data-wide` lets the page's styles hide the side column;
 * if it is wider than the window, it scrolls inside its box.
 */
export function applyWidth(width: FrameWidth | null): void {
  const box = frame();
  const element = box?.firstElementChild;
  if (!box || !(element instanceof HTMLElement)) return;
  box.removeAttribute("data-wide");
  element.style.width = width ? `${width}px` : "";
  box.style.overflowX = width ? "auto" : "";
  box.toggleAttribute("data-wide", width !== null && width > box.clientWidth);
}

/** Loads the page again with a one-time parameter (`persona=admin`, `reset`). */
export function loadWith(param: { persona: string } | { reset: true }): void {
  const [name, value] = "persona" in param ? ["persona", param.persona] : ["reset", ""];
  location.assign(addressWith(withParam(location.search, name, value)));
}

/** Starts a scenario, null for none. One that lasts is also written to the address. */
export async function chooseScenario(control: DemoControl, scenario: ScenarioEntry | null): Promise<void> {
  await control.setScenario(scenario?.id ?? "none");
  remember("scenario", scenario?.lasts ? scenario.id : null);
}
