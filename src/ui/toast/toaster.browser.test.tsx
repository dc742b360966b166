import { useState, type ReactNode } from "react";
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { UNCLEAR_ERROR } from "../../domain/texts";
import { Combobox } from "../field/combobox";
import { Menu } from "../menu/menu";
import { Pagination } from "../lists/pagination";
import { stage, until } from "../test-support";
import type { Rendered } from "../test-support";
import { ToastContext, ToastQueue, useToast } from "./toast";
import type { Toast } from "./toast";
import { ToastScope } from "./toast-scope";
import { Toaster } from "./toaster";

const undo = { label: "Ripristina", onSelect: () => undefined };
const scenes: Rendered[] = [];
beforeAll(() => import("./toaster-view"));
afterEach(async () => {
  for (const scene of scenes.splice(0)) await scene.remove();
});

const open = async (width?: number, beside?: ReactNode): Promise<{ scene: Rendered; toast: Toast }> => {
  let toast: Toast | undefined;
  const Catch = () => {
    const own = useToast();
    // oxlint-disable-next-line react/globals -- the test calls it
    toast = own;
    return null;
  };
  const scene = await stage(
    <>
      <Catch />
      {beside}
    </>,
    width,
  );
  scenes.push(scene);
  return { scene, toast: toast! };
};
const shown = (scene: Rendered) =>
  [...scene.shadow.querySelectorAll("[data-sonner-toast][data-visible=true]")].map(
    (element) => element.querySelector("[data-title]")?.textContent,
  );

it("a toast shows in its own root and in no other on the page", async () => {
  const [first, second] = [await open(), await open()];
  first.toast.success("Salvato qui");
  second.toast.success("Salvato là");
  await expect.poll(() => shown(first.scene)).toEqual(["Salvato qui"]);
  await expect.poll(() => shown(second.scene)).toEqual(["Salvato là"]);
});

it("a toast about an unclear write doesn't point below itself", async () => {
  const { scene, toast } = await open();
  toast.error(`Lodi: ${UNCLEAR_ERROR}`);
  await expect.poll(() => shown(scene)).toEqual(["Lodi: Non sappiamo se è stato salvato: controlla prima di rifarlo."]);
});

it("toasts that wait for their code are shown when it is loaded", async () => {
  const { scene, toast } = await open();
  toast.info("uno");
  toast.info("due");
  await expect.poll(() => shown(scene)).toEqual(["due", "uno"]);
});

it("without a network an error is shown without the toast code; other toasts are shown later", async () => {
  const queue = new ToastQueue();
  let online = false;
  const importView = () =>
    online
      ? import("./toaster-view").then(({ default: view }) => view)
      : Promise.reject(new TypeError("Failed to fetch"));
  const scene = await stage(
    <ToastContext value={queue}>
      <Toaster importView={importView} />
    </ToastContext>,
  );
  scenes.push(scene);
  const notices = () => [...scene.shadow.querySelectorAll("[role=alert] h2")].map(({ textContent }) => textContent);
  queue.toast.info("Salvato");
  queue.toast.error("Non riusciamo ad aprire le notifiche.");
  await expect.poll(notices).toEqual(["Non riusciamo ad aprire le notifiche."]);
  await scene.press("[role=alert] button", "Chiudi");
  expect(notices()).toEqual([]);
  queue.toast.error("Non riusciamo ad aprire il menu.");
  await expect.poll(notices).toEqual(["Non riusciamo ad aprire il menu."]);
  online = true;
  queue.toast.success("Di nuovo in rete");
  await expect.poll(() => shown(scene)).toEqual(["Di nuovo in rete", "Salvato"]);
  expect(notices()).toEqual([]);
});

it("three toasts are visible at once", async () => {
  const { scene, toast } = await open();
  for (const word of ["uno", "due", "tre", "quattro"]) toast.info(word);
  await expect.poll(() => shown(scene)).toEqual(["quattro", "tre", "due"]);
});

it("a toast has a button to undo, and a close button with an Italian name", async () => {
  const { scene, toast } = await open();
  const onSelect = vi.fn();
  toast.success("Notifica eliminata", { undo: { ...undo, onSelect } });
  await expect.poll(() => shown(scene)).toEqual(["Notifica eliminata"]);
  await scene.press("button", undo.label);
  expect(onSelect).toHaveBeenCalledTimes(1);
  await expect.poll(() => shown(scene)).toEqual([]);
  toast.error("Non salvato");
  await expect.poll(() => shown(scene)).toEqual(["Non salvato"]);
  await scene.press("button", "Chiudi");
  await expect.poll(() => shown(scene)).toEqual([]);
});

it("the buttons of a toast are 44 px high and wide on phones, without making it higher", async () => {
  const { scene, toast } = await open(360);
  toast.success("Notifica eliminata", { undo });
  await expect.poll(() => shown(scene)).toEqual(["Notifica eliminata"]);
  const boxes = [undo.label, "Chiudi"].map((name) =>
    scene.find("[data-sonner-toast] button", name).getBoundingClientRect(),
  );
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(scene.find("[data-sonner-toast]").getBoundingClientRect().height).toBeLessThanOrEqual(52);
});

it("a toast replaces the former one with the same id, and can be dismissed", async () => {
  const { scene, toast } = await open();
  toast.warning("Manca la connessione", { id: "net" });
  await expect.poll(() => shown(scene)).toEqual(["Manca la connessione"]);
  toast.success("Di nuovo in rete", { id: "net" });
  await expect.poll(() => shown(scene)).toEqual(["Di nuovo in rete"]);
  toast.dismiss("net");
  await expect.poll(() => shown(scene)).toEqual([]);
});

it("Alt+T expands the toasts and pauses them, Esc collapses them", async () => {
  const { scene, toast } = await open();
  for (const word of ["uno", "due"]) toast.info(word);
  await expect.poll(() => shown(scene)).toEqual(["due", "uno"]);
  const expanded = () =>
    [...scene.shadow.querySelectorAll<HTMLElement>("[data-sonner-toast]")].map(({ dataset }) => dataset.expanded);
  await userEvent.keyboard("{Alt>}t{/Alt}");
  await expect.poll(expanded).toEqual(["true", "true"]);
  await userEvent.keyboard("{Escape}");
  await expect.poll(expanded).toEqual(["false", "false"]);
});

it("toasts that Alt+T has expanded collapse on blur, even after one was closed", async () => {
  const { scene, toast } = await open();
  const outside = document.createElement("button");
  document.body.append(outside);
  onTestFinished(() => outside.remove());
  const expanded = () =>
    [...scene.shadow.querySelectorAll<HTMLElement>("[data-sonner-toast]")].map(({ dataset }) => dataset.expanded);
  for (const word of ["uno", "due", "tre"]) toast.info(word);
  await expect.poll(() => shown(scene)).toEqual(["tre", "due", "uno"]);
  await userEvent.keyboard("{Alt>}t{/Alt}");
  await expect.poll(expanded).toEqual(["true", "true", "true"]);
  await userEvent.tab();
  await userEvent.tab();
  expect(scene.focused()?.textContent).toBe("Chiudi");
  await userEvent.keyboard("{Enter}");
  await expect.poll(expanded).toEqual(["true", "true"]);
  await expect.poll(() => scene.focused()?.matches("[data-sonner-toast]")).toBe(true);
  outside.focus();
  await expect.poll(expanded).toEqual(["false", "false"]);
});

/** A box at the edge of the window, where toasts are. */
const Corner = ({ children, bottom }: { children: ReactNode; bottom: number }) => (
  <div style={{ position: "fixed", bottom, right: 40, width: 240 }}>{children}</div>
);
const boxOf = (scene: Rendered, selector: string) =>
  [...scene.shadow.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
/** The box of the toast; null while it disappears. */
const toastBox = (scene: Rendered) =>
  boxOf(scene, "[data-sonner-toast][data-visible=true][data-removed=false]") ?? null;

it("an open menu covers the toasts", async () => {
  const entries = ["Apri", "Sposta", "Elimina"].map((label) => ({
    kind: "item" as const,
    label,
    onSelect: () => undefined,
  }));
  const menu = <Menu trigger={(props) => <button {...props}>Altro</button>} entries={entries} />;
  const { scene, toast } = await open(undefined, <Corner bottom={170}>{menu}</Corner>);
  await scene.press("button", "Altro");
  await until(() => scene.find("[role=menuitem]", "Elimina"));
  toast.success("Notifica eliminata", { undo });
  const topElement = () => {
    const [line, box] = [boxOf(scene, "[role=menuitem]"), toastBox(scene)];
    if (!line || !box) return null;
    const [top, bottom] = [Math.max(line.top, box.top), Math.min(line.bottom, box.bottom)];
    return top < bottom && scene.shadow.elementFromPoint(line.left + 20, (top + bottom) / 2)?.closest("[role], li");
  };
  await expect.poll(topElement).toBeTruthy(); // they overlap
  const onTop = topElement();
  expect(onTop && onTop.textContent).toBe("Elimina");
});

it("toasts are lifted above the suggestions of a field until these close", async () => {
  const suggestions = ["Bergamo", "Brescia"].map((label) => ({ key: label, label }));
  const Town = () => {
    const [town, setTown] = useState("");
    return <Combobox value={town} onValueChange={setTown} suggestions={suggestions} onChoose={setTown} />;
  };
  const { scene, toast } = await open(
    undefined,
    <Corner bottom={120}>
      <Town />
    </Corner>,
  );
  await userEvent.type(scene.find("input"), "B");
  const list = await until(() => boxOf(scene, "[role=listbox]:not([hidden])"));
  toast.success("Notifica eliminata", { undo });
  const bottom = () => toastBox(scene)?.bottom;
  await expect.poll(bottom).toBeLessThanOrEqual(list.top);
  await userEvent.keyboard("{Enter}");
  await expect.poll(bottom).toBeGreaterThan(list.top);
});

it.each([
  ["the pages and the menus of rows on a desktop", 1200],
  ["the pages on a phone", 360],
])("a toast doesn't cover the controls of a list: %s", async (_, width) => {
  const { innerWidth: before, innerHeight: height } = window;
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(before, height));
  const pages = <Pagination pageIndex={1} pageSize={10} total={60} onPageChange={() => undefined} />;
  const { scene, toast } = await open(
    width,
    <div style={{ position: "fixed", inset: "auto 8px 30px 8px" }}>
      {width > 700 && (
        <p style={{ textAlign: "right" }}>
          <button style={{ width: 40, height: 40 }}>…</button>
        </p>
      )}
      <div style={{ display: "flex" }}>{pages}</div>
    </div>,
  );
  const covered = () => {
    const box = toastBox(scene);
    if (!box || box.bottom > innerHeight) return null;
    const controls = [...scene.shadow.querySelectorAll<HTMLElement>("p button, nav button:not([disabled])")];
    return controls.filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return control.offsetWidth > 0 && left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    });
  };
  toast.success("Notifica eliminata", { undo });
  await expect.poll(covered).toEqual([]);
  await until(() => scene.shadow.querySelector("[data-sonner-toast][data-mounted=true]")?.getAnimations().length === 0);
  expect(covered()).toEqual([]);
});

it("Tab reaches the undo button before the close button, and leaves the toast", async () => {
  const { scene, toast } = await open();
  const around = document.createElement("button");
  scene.shadow.prepend(around);
  const after = document.createElement("button");
  scene.host.after(after);
  onTestFinished(() => after.remove());
  toast.success("Notifica eliminata", { undo });
  await expect.poll(() => shown(scene)).toEqual(["Notifica eliminata"]);
  around.focus();
  const stops: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 3; stop++) {
    await userEvent.tab();
    stops.push(scene.focused()?.textContent);
  }
  expect(stops.slice(1)).toEqual([undo.label, "Chiudi"]);
  await userEvent.tab();
  await expect.poll(() => scene.focused()).not.toBe(around);
});

it("toasts add no style element to the page, and are in the top layer", async () => {
  const styles = document.querySelectorAll("style").length;
  const { scene, toast } = await open();
  toast.success("Salvato");
  await expect.poll(() => shown(scene)).toEqual(["Salvato"]);
  expect(document.querySelectorAll("style").length).toBe(styles);
  expect(scene.shadow.querySelector("[data-sonner-toast]")?.closest("[popover]")?.matches(":popover-open")).toBe(true);
  expect(getComputedStyle(scene.find("[data-sonner-toaster]")).position).toBe("fixed");
});

it("the end of a session dismisses its toasts with a button, and later ones have no button", async () => {
  let toast: Toast | undefined;
  const Catch = () => {
    const own = useToast();
    // oxlint-disable-next-line react/globals -- the test calls it later
    toast ??= own; // the first session's, as after a late response
    return null;
  };
  const scene = await stage(
    <ToastScope key="u1">
      <Catch />
    </ToastScope>,
  );
  scenes.push(scene);
  toast?.success("Donazione registrata", { undo });
  toast?.info("Filtri tolti", { id: "filter", action: { label: "Riprendi", onSelect: () => undefined } });
  toast?.info("Sei fuori");
  await expect.poll(() => shown(scene)).toEqual(["Sei fuori", "Filtri tolti", "Donazione registrata"]);
  await scene.render(
    <ToastScope key="u2">
      <Catch />
    </ToastScope>,
  );
  await expect.poll(() => shown(scene)).toEqual(["Sei fuori"]);
  const onSelect = vi.fn();
  toast?.success("Salvato tardi", { undo: { ...undo, onSelect } });
  await expect.poll(() => shown(scene)).toEqual(["Salvato tardi", "Sei fuori"]);
  expect(() => scene.find("[data-sonner-toast] button", undo.label)).toThrow();
});
