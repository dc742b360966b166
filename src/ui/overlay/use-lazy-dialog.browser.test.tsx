import { afterEach, expect, it } from "vitest";
import { flushSync } from "react-dom";
import { Button } from "../buttons/button";
import { Dialog } from "./dialog";
import { OpenerButton } from "../buttons/opener-button";
import { stage, type Rendered } from "../test-support";
import { useLazyDialog } from "./use-lazy-dialog";
import type { DialogProps } from "./use-opened";

let scene: Rendered;
afterEach(() => scene.remove());

/** Closes the dialog after a late response. */
let closeLate: () => void;
const SampleDialog = ({ open, onClose }: DialogProps) => (
  <Dialog title="Finestra" open={open} onClose={onClose}>
    <Button onClick={() => void (closeLate = onClose)}>Salva</Button>
    <Button onClick={onClose}>Annulla</Button>
  </Dialog>
);
const load = () => Promise.resolve(SampleDialog);

function Page() {
  const { Dialog: Lazy, times, shown, opener } = useLazyDialog(load, "Non si apre.");
  return (
    <>
      <OpenerButton {...opener}>Apri</OpenerButton>
      {Lazy && <Lazy key={times} {...shown} />}
    </>
  );
}

it("a late response doesn't close a dialog that was opened again", async () => {
  scene = await stage(<Page />);
  const dialog = () => scene.shadow.querySelector("dialog[open]");
  const press = (name: string) => scene.press("button", name);
  await press("Apri");
  await expect.poll(dialog).not.toBeNull();
  await press("Salva");
  await press("Annulla");
  await expect.poll(dialog).toBeNull();
  await press("Apri");
  await expect.poll(dialog).not.toBeNull();
  flushSync(closeLate);
  expect(dialog()).not.toBeNull();
  await press("Annulla");
  await expect.poll(dialog).toBeNull();
});
