import { expect, it, onTestFinished } from "vitest";
import { focusHeading } from "./focus-heading";
import { stage } from "../test-support";

it("if two callers wait for a heading, the first one decides whether the page scrolls", async () => {
  const scene = await stage(<p style={{ height: 3_000 }}>Pagina</p>);
  onTestFinished(() => scene.remove());
  window.scrollTo(0, 500);
  const before = window.scrollY;
  expect(before).toBeGreaterThan(0);
  focusHeading(scene.shadow, { toTop: false });
  focusHeading(scene.shadow, { toTop: true });
  await scene.render(
    <div style={{ height: 3_000 }}>
      <h1 tabIndex={-1}>Elenco</h1>
    </div>,
  );
  await expect.poll(() => scene.focused()?.textContent).toBe("Elenco");
  expect(window.scrollY).toBe(before);
});
