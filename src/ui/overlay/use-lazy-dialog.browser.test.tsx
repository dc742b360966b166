import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { flushSync } from "react-dom";
import { Button } from "../buttons/button";
import { Dialog } from "./dialog";
import { OpenerButton } from "../buttons/opener-button";
import { stage, type Rendered, until } from "../test-support";
import { useLazyDialog } from "./use-lazy-dialog";
import type { DialogProps } from "./use-opened";

let scene: Rendered;
afterEach(() => scene.remove());

/** What closes a window once its answer has come. */
let answered: () => void;
const Window = ({ open, onClose }: DialogProps) => (
  <Dialog title="Finestra" {...{ open, onClose }}>
    <Button onClick={() => void (answered = onClose)}>Salva</Button>
    <Button onClick={onClose}>Annulla</Button>
  </Dialog>
);
const load = () => Promise.resolve(Window);

function Page() {
  const { Dialog: Lazy, times, shown, opener } = useLazyDialog(load, "Non si apre.");
  return (
    <>
      <OpenerButton {...opener}>Apri</OpenerButton>
      {Lazy && <Lazy key={times} {...shown} />}
    </>
  );
}

it("an answer that comes after its window was closed doesn't close the one that was opened since", async () => {
  scene = await stage(<Page />);
  const dialog = () => scene.shadow.querySelector("dialog[open]");
  const press = (words: string) => until(() => scene.find("button", words)).then((found) => userEvent.click(found));
  await press("Apri");
  await expect.poll(dialog).not.toBeNull();
  await press("Salva");
  await press("Annulla");
  await expect.poll(dialog).toBeNull();
  await press("Apri");
  await expect.poll(dialog).not.toBeNull();
  flushSync(answered);
  expect(dialog()).not.toBeNull();
  await press("Annulla");
  await expect.poll(dialog).toBeNull();
});
