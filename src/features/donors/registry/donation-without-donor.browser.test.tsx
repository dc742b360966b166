import { expect, it } from "vitest";
import { renderPage } from "../../../widgets/test-support/render-page";

it("a donation without a donor has an empty name in the list", async () => {
  const donations = [{ key: "k1", type: 1, date: "2026-01-02", place: "Lodi" }];
  const { shadow } = await renderPage("admin", "/app/donors?tab=donations", {
    width: 1200,
    answer: ({ url }) =>
      new URL(url).pathname.endsWith("/donations") ? Response.json({ success: true, donations, total: 1 }) : undefined,
  });
  const row = () => shadow.querySelector("tbody tr");
  await expect.poll(() => row()?.textContent).toContain("2 Gen 2026");
  expect(row()?.querySelector("[data-area=name]")?.textContent).toContain("non lo sappiamo");
});
