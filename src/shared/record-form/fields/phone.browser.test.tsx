import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";

it("a telephone that is saved straight after the last key is written as every other one", async () => {
  const page = await renderPage("admin", "/app/donors/edit/d7");
  const label = await until(() =>
    [...page.shadow.querySelectorAll("label")].find(({ textContent }) => textContent === "Cellulare"),
  );
  const input = page.shadow.getElementById(label.htmlFor) as HTMLInputElement;
  await userEvent.fill(input, "+393331112223");
  await userEvent.keyboard("{Control>}s{/Control}");
  const mobile = async () => ((await page.callAs("admin", "/donors/d7")) as { donor: { mobile: string } }).donor.mobile;
  await expect.poll(mobile).toMatch(/333.*2223/);
  expect(await mobile()).toBe("333 111 2223");
});
