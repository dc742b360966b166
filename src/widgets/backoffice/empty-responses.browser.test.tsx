import { expect, it } from "vitest";
import { until } from "../../ui/test-support";
import { renderPage } from "../test-support/render-page";

it("an empty response is an error with a retry button", async () => {
  let isEmpty = true;
  const { find, text } = await renderPage("admin", "/app/dashboard", {
    answer: ({ method, url }) =>
      isEmpty && method === "GET" && new URL(url).pathname.endsWith("/stats") ? new Response(null) : undefined,
  });
  const retry = await until(() => find("button", "Riprova"));
  isEmpty = false;
  retry.click();
  await expect.poll(text).not.toContain("Riprova");
});
