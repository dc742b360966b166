import { useLayoutEffect, useRef, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../../ui/buttons/button";
import { Drawer } from "../../ui/overlay/drawer";
import { stage, type Rendered } from "../../ui/test-support";
import { restoreTopLayer } from "./top-layer";

function Sample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Notifiche</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Notifiche">
        Nessuna
      </Drawer>
    </>
  );
}

let scene: Rendered;
const drawer = () => scene.shadow.querySelector("dialog");
afterEach(() => scene.remove());

it("the drawer of a moved element is modal again, and returns the focus to its button", async () => {
  scene = await stage(<Sample />);
  await userEvent.click(scene.getByRole("button", { name: "Notifiche", exact: true }));
  await expect.poll(() => drawer()?.matches(":modal")).toBe(true);
  document.body.append(scene.host);
  restoreTopLayer(scene.shadow);
  expect(drawer()?.matches(":modal")).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.poll(drawer).toBeNull();
  await expect.poll(() => scene.focused()).toBe(scene.find("button", "Notifiche"));
});

/** Moves its element before the browser paints it first. */
function Moved() {
  const place = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const root = place.current?.getRootNode() as ShadowRoot;
    document.body.append(root.host);
    restoreTopLayer(root);
  }, []);
  return <p ref={place}>Avvisi</p>;
}

it("an element that is moved before its first frame is shown, with its overlays", async () => {
  scene = await stage(<Moved />);
  expect(scene.text()).toContain("Avvisi");
  expect(scene.find("[popover]").matches(":popover-open")).toBe(true);
});
