import { userEvent } from "vitest/browser";
import type { RenderedPage } from "../../../../widgets/test-support/render-page";

/** Clicks the button of exactly this name; the one of the topmost dialog if there are more. */
export const press = ({ getByRole }: RenderedPage, name: string) =>
  userEvent.click(getByRole("button", { name, exact: true }).last());

/** Clicks the entry of the open menu. */
export const choose = ({ getByRole }: RenderedPage, name: string) =>
  userEvent.click(getByRole("menuitem", { name, exact: true }));
