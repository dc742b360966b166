import { userEvent } from "vitest/browser";
import { beforeEach, expect, it } from "vitest";
import { until } from "../../../ui/test-support";
import { renderPage } from "../../../widgets/test-support/render-page";
import { DonorsPage } from "./donors-page";

beforeEach(() => localStorage.clear());

it("the column separators are one tab stop, and arrow keys move between them", async () => {
  const page = await renderPage("admin", "/app/donors", { part: <DonorsPage />, width: 1000 });
  await until(() => page.find("tr[data-row]"));
  const all = [...page.shadow.querySelectorAll<HTMLElement>("thead [role=separator]")];
  // at this width some columns are hidden: arrow keys skip them
  const edges = all.filter((edge) => edge.checkVisibility());
  expect(edges.length).toBeGreaterThan(4);
  expect(edges.length).toBeLessThan(all.length);
  expect(edges.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  edges[0]?.focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(page.focused()).toBe(edges[1]);
});
