import { useState, type ReactNode } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPage } from "../../../widgets/test-support/render-page";
import type { Matching } from "../engine/types";
import { ConstantsCard } from "./constants-card";

/** @param required the fields that need a value */
function Constants({ entity, given, required }: Pick<Matching, "entity"> & { given: object; required: string[] }) {
  const [constants, setConstants] = useState<Record<string, string>>({ ...given });
  const filled = Object.fromEntries(Object.entries(constants).filter(([, value]) => value !== ""));
  const missing = required.filter((name) => filled[name] === undefined);
  const matching = { entity, columns: [], constants: filled, missing, unsettled: 0 };
  return <ConstantsCard matching={matching} zones={[]} onChange={setConstants} />;
}

const show = (part: ReactNode) => renderPage("admin", "/app/importer", { part, width: 1200 });

it("a field of an earlier file stays while the user empties it to type another value", async () => {
  const page = await show(<Constants entity="donors" given={{ association: "Avis" }} required={[]} />);
  const association = page.getByRole("textbox", { name: "Associazione", exact: true });
  await userEvent.fill(association, "");
  await expect.poll(() => page.shadow.activeElement).toBe(association.element());
  await userEvent.keyboard("Aido");
  await expect.element(association).toHaveValue("Aido");
  await userEvent.click(page.getByRole("button", { name: "Togli Associazione" }));
  await expect.element(association).not.toBeInTheDocument();
});

it("a required field keeps its place and the focus when its value isn't missing any more", async () => {
  const page = await show(<Constants entity="donations" given={{}} required={["date", "place"]} />);
  const date = page.getByRole("textbox", { name: "Data", exact: true });
  await userEvent.fill(date, "2");
  await expect.element(page.getByRole("button", { name: "Togli Data" })).toBeVisible();
  expect(page.shadow.activeElement).toBe(date.element());
});
