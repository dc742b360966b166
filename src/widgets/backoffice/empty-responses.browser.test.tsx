import { expect, it } from "vitest";
import { until } from "../../ui/test-support";
import { renderPage } from "../test-support/render-page";

it.each([
  ["/settings", "/app/settings?tab=rules"],
  ["/performance", "/app/emails-template/t1/performance"],
  ["/stats", "/app/dashboard"],
])("an empty response to %s is an error with a retry button", async (call, page) => {
  let isEmpty = true;
  const { find, text } = await renderPage("admin", page, {
    answer: ({ method, url }) =>
      isEmpty && method === "GET" && new URL(url).pathname.endsWith(call) ? new Response(null) : undefined,
  });
  const retry = await until(() => find("button", "Riprova"));
  isEmpty = false;
  retry.click();
  await expect.poll(text).not.toContain("Riprova");
});
