import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage } from "../../../widgets/test-support/render-page";

it("two selected donors are compared, not one or three", async () => {
  const scene = await renderPage("admin", "/app/donors", { donors: 60, width: 1200 });
  const boxes = () => [...scene.shadow.querySelectorAll<HTMLInputElement>("tbody input[type=checkbox]")];
  await expect.poll(() => boxes().length).toBeGreaterThan(3);
  const compare = () => scene.shadow.querySelector<HTMLAnchorElement>("a[href*='/donors/merge/']");
  await userEvent.click(boxes()[0]!);
  await expect.poll(scene.text).toContain("1 selezionat");
  expect(compare()).toBeNull();
  await userEvent.click(boxes()[1]!);
  await expect.poll(compare).not.toBeNull();
  expect(compare()!.textContent).toContain("Confronta e unisci");
  await userEvent.click(boxes()[2]!);
  await expect.poll(compare).toBeNull();
});
