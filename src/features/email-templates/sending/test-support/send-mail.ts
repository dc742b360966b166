import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import type { RenderedPage } from "../../../../widgets/test-support/render-page";
import { texts } from "../texts";

/** The button that sends the mail. It names the number of recipients once they are counted. */
export const sendButton = (scene: RenderedPage) => scene.getByRole("button", { name: /^Invia [1-9]\d* e-mail$/ });

/** The field for the number of recipients. */
export const countField = (scene: RenderedPage) => scene.getByRole("textbox", { name: texts.typeIt });

/** @returns the number of recipients on the button, once they are counted */
export async function recipientCount(scene: RenderedPage): Promise<string> {
  await expect.element(sendButton(scene)).toBeVisible();
  return sendButton(scene).element().textContent.replace(/\D/g, "");
}

/** Types the number of recipients, and sends. */
export async function sendMail(scene: RenderedPage): Promise<void> {
  await userEvent.fill(countField(scene), await recipientCount(scene));
  await userEvent.click(sendButton(scene));
}
