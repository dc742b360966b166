import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../buttons/button";
import { useOverlayRoot } from "./overlay-root";
import { stage } from "../test-support";
import type { Rendered } from "../test-support";
import { useToast } from "../toast/toast";
import { Dialog } from "./dialog";

function Inside() {
  const container = useOverlayRoot();
  const toast = useToast();
  return (
    <>
      <input aria-label="Nome" />
      <output>{container?.closest("dialog") ? "own overlay" : "the element's overlay"}</output>
      <Button onClick={() => toast.success("Salvato")}>Salva</Button>
    </>
  );
}

function Sample({ onClosed = () => undefined }: { onClosed?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Apri</Button>
      <Dialog open={open} onClose={close} title="Salva la vista" description="Con un nome.">
        <Inside />
      </Dialog>
    </>
  );
}

let scene: Rendered;
const dialog = () => scene.shadow.querySelector("dialog");
const expectClosed = () => expect.poll(() => dialog()).toBeNull();
const openDialog = async () => {
  await scene.press("button", "Apri");
  await expect.poll(() => dialog()?.open).toBe(true);
};

beforeEach(async () => void (scene = await stage(<Sample />)));
afterEach(() => scene.remove());

describe("a dialog", () => {
  it("takes the focus, and returns it to its opener", async () => {
    await openDialog();
    expect(dialog()?.matches(":modal")).toBe(true);
    expect(dialog()?.contains(scene.focused())).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    await expect.poll(() => scene.focused()).toBe(scene.find("button", "Apri"));
  });

  it("has its title as the name, and its description", async () => {
    await openDialog();
    const text = (attribute: string) =>
      scene.find(`#${CSS.escape(dialog()?.getAttribute(attribute) ?? "")}`).textContent;
    expect(text("aria-labelledby")).toBe("Salva la vista");
    expect(text("aria-describedby")).toBe("Con un nome.");
  });

  it("closes by its button", async () => {
    await openDialog();
    await scene.press("dialog button", "Chiudi");
    await expectClosed();
  });

  it("closes by a press outside, not by one that begins inside", async () => {
    await openDialog();
    const layer = scene.find("dialog > .gds-app");
    const input = scene.find("dialog input");
    input.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
    layer.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    expect(dialog()?.open).toBe(true);
    layer.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
    layer.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    await expectClosed();
  });

  it("locks the page's scroll while it is open, and restores the style attribute", async () => {
    const page = document.documentElement;
    const before = page.getAttribute("style");
    await openDialog();
    expect(getComputedStyle(page).overflowY).toBe("hidden");
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    expect(page.getAttribute("style")).toBe(before);
  });

  it("restores the page's inline style", async () => {
    const page = document.documentElement;
    page.style.setProperty("overflow", "scroll");
    page.style.setProperty("color", "red");
    await openDialog();
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    expect(page.getAttribute("style")).toBe("overflow: scroll; color: red;");
    page.removeAttribute("style");
  });

  it("unlocks the page's scroll when the element is removed with the dialog open", async () => {
    const before = document.documentElement.getAttribute("style");
    await openDialog();
    const other = await stage(null);
    await scene.remove();
    scene = other;
    expect(document.documentElement.getAttribute("style")).toBe(before);
  });

  it("has its own overlay container for menus and toasts", async () => {
    await openDialog();
    await expect.poll(() => scene.find("output").textContent).toBe("own overlay");
  });

  it("contains the toasts while it is open", async () => {
    await openDialog();
    await scene.press("dialog button", "Salva");
    await expect.poll(() => scene.shadow.querySelector("dialog [data-sonner-toast]")?.textContent).toContain("Salvato");
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    // the toasts are rendered outside the dialog after its close
    await expect.poll(() => scene.shadow.querySelector("[data-sonner-toast]")?.textContent).toContain("Salvato");
  });

  it("calls onClose once", async () => {
    const closed = vi.fn();
    await scene.render(<Sample onClosed={closed} />);
    await openDialog();
    await userEvent.keyboard("{Escape}");
    await expectClosed();
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
