import { afterEach, expect, it } from "vitest";
import { Badge } from "./badge";
import { stage, type Rendered } from "../test-support";

let scene: Rendered | null = null;
afterEach(async () => {
  await scene?.remove();
  scene = null;
});
it.each(["In attesa", "Stato non noto"])("keeps “%s” on one line where there is room", async (label) => {
  scene = await stage(<Badge label={label} stack="below-760" />, 720);
  expect(scene.find(".gds-app > span").offsetHeight).toBe(24);
});

it("breaks a long state between its pieces in a column below the full width", async () => {
  scene = await stage(<Badge label={["Sospeso permanente", "per salute o età"]} stack="below-760" />, 720);
  expect(scene.find(".gds-app > span").offsetHeight).toBeGreaterThan(30);
});
