import { userEvent } from "vitest/browser";
import { expect, it, vi } from "vitest";
import { pageLocation } from "../../shared/navigation";
import { until } from "../../ui/test-support";
import { Office } from "../test-support/office";
import { renderPage } from "../test-support/render-page";

it("the count of a search is the browser's title until another page is opened", async () => {
  const setPageTitle = vi.fn<(title: string) => void>();
  const scene = await renderPage("admin", "/app/donors", {
    part: <Office setPageTitle={setPageTitle} />,
    width: 1200,
  });
  const title = () => setPageTitle.mock.lastCall?.[0];
  await expect.poll(title).toBe("Donatori | Gruppo Donatori di Sangue");
  const field = await until(() => scene.shadow.querySelector<HTMLInputElement>("input[type=search]"));
  await userEvent.fill(field, "a");
  await expect.poll(title).toMatch(/^\d+ donator[ie] \| /);
  pageLocation.navigate("/app/documents");
  await expect.poll(scene.heading).toContain("Documenti");
  await expect.poll(title).toBe("Documenti | Gruppo Donatori di Sangue");
});
