import { afterEach, expect, it } from "vitest";
import { Banner } from "./banner";
import { Button } from "../buttons/button";
import { stage, type Rendered } from "../test-support";

let scene: Rendered | null = null;
afterEach(async () => {
  await scene?.remove();
  scene = null;
});

it.each([180, 312, 376, 640])("the icon is beside the text in a column of %i px of a wider element", async (px) => {
  scene = await stage(
    <div style={{ width: `${px}px` }}>
      <Banner tone="danger" title="Account bloccato: riprova tra 15 minuti." actions={<Button>Riprova</Button>}>
        Succede dopo troppe password sbagliate.
      </Banner>
    </div>,
    720,
  );
  const [icon, title, button] = ["svg", "b", "button"].map((part) => scene!.find(part).getBoundingClientRect());
  expect(icon!.right).toBeLessThan(title!.left);
  expect(icon!.top).toBeLessThan(title!.bottom);
  expect(button!.right).toBeLessThanOrEqual(scene.find("b").closest("div[style]")!.getBoundingClientRect().right);
});
