import { expect } from "vitest";
import { until } from "../../../ui/test-support";
import type { RenderedPage } from "../../../widgets/test-support/render-page";

/** Opens a menu and clicks an entry, without the pointer: a toast may cover the button. */
export async function choose(scene: RenderedPage, menu: string, entry: string): Promise<void> {
  (await until(() => scene.find("button", menu))).click();
  const item = scene.getByRole("menuitem", { name: entry, exact: true });
  await expect.element(item).toBeVisible();
  (item.element() as HTMLElement).click();
}
