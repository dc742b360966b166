import { afterEach, expect, it } from "vitest";
import { stage, type Rendered } from "../test-support";
import { AlertRegion } from "./alert-region";

let scene: Rendered;
afterEach(() => scene.remove());

it("an error doesn't scroll the host page", async () => {
  const region = (title: string | null) => (
    <>
      <AlertRegion title={title} />
      <div style={{ height: 5000 }} />
    </>
  );
  scene = await stage(region(null));
  window.scrollTo(0, 2000);
  const before = window.scrollY;
  expect(before).toBeGreaterThan(0);
  await scene.render(region("Non salvato"));
  expect(scene.find("[role=alert]").textContent).toBe("Non salvato");
  expect(window.scrollY).toBeGreaterThanOrEqual(before);
});
