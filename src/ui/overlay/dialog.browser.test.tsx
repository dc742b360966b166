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
const gone = () => expect.poll(() => dialog()).toBeNull();
const openIt = async () => {
  await userEvent.click(scene.find("button", "Apri"));
  await expect.poll(() => dialog()?.open).toBe(true);
};

beforeEach(async () => void (scene = await stage(<Sample />)));
afterEach(() => scene.remove());

describe("a dialog", () => {
  it("takes the focus, and gives it back to what opened it", async () => {
    await openIt();
    expect(dialog()?.matches(":modal")).toBe(true);
    expect(dialog()?.contains(scene.focused())).toBe(true);
    await userEvent.keyboard("{Escape}");
    await gone();
    await expect.poll(() => scene.focused()).toBe(scene.find("button", "Apri"));
  });

  it("is named by its title and described by its sentence", async () => {
    await openIt();
    const text = (attribute: string) =>
      scene.find(`#${CSS.escape(dialog()?.getAttribute(attribute) ?? "")}`).textContent;
    expect(text("aria-labelledby")).toBe("Salva la vista");
    expect(text("aria-describedby")).toBe("Con un nome.");
  });

  it("closes by its button", async () => {
    await openIt();
    await userEvent.click(scene.find("dialog button", "Chiudi"));
    await gone();
  });

  it("closes by a press beside it, not by one that begins inside", async () => {
    await openIt();
    const layer = scene.find("dialog > .gds-app");
    const input = scene.find("dialog input");
    input.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
    layer.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    expect(dialog()?.open).toBe(true);
    layer.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
    layer.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    await gone();
  });

  it("locks the page's scroll only while it is open, and leaves no trace", async () => {
    const page = document.documentElement;
    const before = page.getAttribute("style");
    await openIt();
    expect(getComputedStyle(page).overflowY).toBe("hidden");
    await userEvent.keyboard("{Escape}");
    await gone();
    expect(page.getAttribute("style")).toBe(before);
  });

  it("puts the page's own inline style back as it was", async () => {
    const page = document.documentElement;
    page.style.setProperty("overflow", "scroll");
    page.style.setProperty("color", "red");
    await openIt();
    await userEvent.keyboard("{Escape}");
    await gone();
    expect(page.getAttribute("style")).toBe("overflow: scroll; color: red;");
    page.removeAttribute("style");
  });

  it("gives the page its scroll back when the element is taken away with the dialog open", async () => {
    const before = document.documentElement.getAttribute("style");
    await openIt();
    const other = await stage(null);
    await scene.remove();
    scene = other;
    expect(document.documentElement.getAttribute("style")).toBe(before);
  });

  it("has an overlay container of its own for menus and toasts", async () => {
    await openIt();
    await expect.poll(() => scene.find("output").textContent).toBe("own overlay");
  });

  it("shows a toast within itself, where it can be reached", async () => {
    await openIt();
    await userEvent.click(scene.find("dialog button", "Salva"));
    await expect.poll(() => scene.shadow.querySelector("dialog [data-sonner-toast]")?.textContent).toContain("Salvato");
    await userEvent.keyboard("{Escape}");
    await gone();
    expect(scene.shadow.querySelector("[data-sonner-toast]")?.textContent).toContain("Salvato");
  });

  it("asks once to be closed", async () => {
    const closed = vi.fn();
    await scene.render(<Sample onClosed={closed} />);
    await openIt();
    await userEvent.keyboard("{Escape}");
    await gone();
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
