import type { Locator } from "vitest/browser";
import { until } from "../../../ui/test-support";
import { renderPage, type RenderOptions } from "../../../widgets/test-support/render-page";

type Role = Parameters<Locator["getByRole"]>[0];
type Scope = Pick<Locator, "getByRole">;

/** Opens a tab of the settings as an administrator. */
export async function openTab(tab: string, options: RenderOptions = {}) {
  const page = await renderPage("admin", `/app/settings?tab=${tab}`, options);
  /** Waits for the first visible element with that role whose name contains `name`. */
  const find = <T extends HTMLElement = HTMLElement>(role: Role, name: string, scope: Scope = page) =>
    until(() => scope.getByRole(role, { name }).elements()[0] as T | undefined);
  return {
    page,
    find,
    press: async (name: string, role: Role = "button", scope?: Scope) => (await find(role, name, scope)).click(),
    /** Reads the saved settings. */
    settings: async <T>() => ((await page.callAs("admin", "/settings")) as { settings: T }).settings,
  };
}

/** Sets the value of a controlled field at once, which is faster than typing. */
export function setValue(field: HTMLElement, value: string): void {
  const { prototype } = field.constructor as { prototype: object };
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
