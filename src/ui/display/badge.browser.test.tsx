import { afterEach, expect, it } from "vitest";
import { Badge } from "./badge";
import { stage, type Rendered } from "../test-support";

let scene: Rendered | null = null;
afterEach(async () => {
  await scene?.remove();
  scene = null;
});
it.each(["In attesa", "Stato non noto"])("a badge keeps “%s” on one line if there is room", async (label) => {
  scene = await stage(<Badge label={label} stack="below-760" />, 720);
  expect(scene.find(".gds-app > span").offsetHeight).toBe(24);
});

it("a badge breaks a long state between its pieces in a narrow column", async () => {
  scene = await stage(<Badge label={["Sospeso permanente", "per salute o età"]} stack="below-760" />, 720);
  expect(scene.find(".gds-app > span").offsetHeight).toBeGreaterThan(30);
});
