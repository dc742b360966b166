import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { FEATURE_NAMES } from "../../../../domain/features";
import { renderPage } from "../../../../widgets/test-support/render-page";
import { texts } from "../texts";
import { ColumnFilterHead } from "./column-filters";

/** Shows the filter of the column "Zona" on a server without `zones`. @param zones the chosen ones */
async function show(zones: readonly string[]) {
  const filters = zones.length > 0 ? [{ id: "area", value: zones }] : [];
  const list = {
    source: { path: "donors", kind: "donors", rows: "donors", idField: "_id", defaultSort: "lastName", sortable: [] },
    query: { text: "", filters, filter: null },
    changeQuery: () => undefined,
  } as const;
  const part = (
    <>
      <p>Qui</p>
      <ColumnFilterHead list={list} columnId="area" />
    </>
  );
  const features = FEATURE_NAMES.filter((name) => name !== "zones");
  const scene = await renderPage("admin", "/app/donors", { part, features, publicFeatures: "" });
  await expect.poll(scene.text).toContain("Qui");
  return scene;
}

it("without the feature `zones` the zone column has no filter menu", async () => {
  const { getByRole } = await show([]);
  expect(getByRole("button").query()).toBeNull();
});

it("without the feature `zones` a chosen zone can still be removed, without an error message", async () => {
  const { getByRole, text } = await show(["Lodi"]);
  await userEvent.click(getByRole("button"));
  await expect.poll(text).toContain(texts.noColumnFilter);
  expect(text()).toContain("Lodi");
  expect(text()).not.toContain(texts.zonesFailed);
});
