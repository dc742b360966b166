import type { DemoControl } from "../boot/control";
import type { ScenarioEntry } from "../catalogue/scenarios";
import { addressWith, withParam } from "../boot/params";
import type { FrameWidth, Theme } from "../boot/params";

/** Keeps a choice in the address, so that a reload and a shared link have it; nothing else of the address changes. */
export function remember(name: string, value: string | null): void {
  history.replaceState(history.state, "", addressWith(withParam(location.search, name, value)));
}

/** Every element of ours on the page, by tag or by the attribute that replaces it. */
export const widgets = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(
    "gds-backoffice, gds-donor-registration, gds-notification-bell, [data-gds]",
  ),
];

/** The theme of the elements and of the page around them. */
export function applyTheme(theme: Theme): void {
  for (const widget of widgets()) widget.setAttribute("theme", theme);
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Pages mark with `data-demo-frame` the box around an element whose width makes sense to change. */
export const frame = (): HTMLElement | null => document.querySelector<HTMLElement>("[data-demo-frame]");

/**
 * Gives the element a width of its own. One that is too wide for the page's column makes the page give up the column
 * beside it (`data-wide`, the page's styles decide); what is too wide for the window scrolls inside its box.
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

/** Loads the page again with an order in its address (`persona=admin`, `reset`), the one way both are carried out. */
export function loadWith(order: { persona: string } | { reset: true }): void {
  const [name, value] = "persona" in order ? ["persona", order.persona] : ["reset", ""];
  location.assign(addressWith(withParam(location.search, name, value)));
}

/** A scenario now, and in the address as long as it lasts; null for none. */
export async function chooseScenario(control: DemoControl, scenario: ScenarioEntry | null): Promise<void> {
  await control.setScenario(scenario?.id ?? "none");
  remember("scenario", scenario?.lasts ? scenario.id : null);
}
