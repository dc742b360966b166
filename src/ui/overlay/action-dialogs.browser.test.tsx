import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { stage, type Rendered, until } from "../test-support";
import { ConfirmDialog, FormDialog, type SubmitResult } from "./action-dialogs";

let scene: Rendered;
let respond: (result: SubmitResult) => void;
const onClose = vi.fn();
const onSubmit = vi.fn(() => new Promise<SubmitResult>((resolve) => (respond = resolve)));
const show = (open: boolean) =>
  scene.render(
    <FormDialog title="Nuovo nome" submit="Rinomina" open={open} onClose={onClose} onSubmit={onSubmit}>
      <input aria-label="Nome" data-autofocus />
    </FormDialog>,
  );

beforeEach(async () => {
  vi.clearAllMocks();
  scene = await stage(null);
  await show(true);
});
afterEach(() => scene.remove());

it("Enter sends the form once, and the dialog closes after the success", async () => {
  await userEvent.keyboard("Ada{Enter}{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await expect.poll(() => scene.find("[type=submit]").textContent).toBe("Salvo…");
  expect(onClose).not.toHaveBeenCalled();
  respond(null);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

it("an error is shown in the dialog, and disappears with the next try", async () => {
  await userEvent.keyboard("{Enter}");
  respond("Nome già usato");
  await expect.poll(() => scene.find("[role=alert]").textContent).toBe("Nome già usato");
  await scene.press("[type=submit]");
  expect(scene.find("[role=alert]").textContent).toBe("");
  expect(onClose).not.toHaveBeenCalled();
});

it("a long dialog scrolls to its error", async () => {
  const long = (
    <FormDialog title="Nuovo nome" submit="Rinomina" open onClose={onClose} onSubmit={onSubmit}>
      <input aria-label="Nome" data-autofocus />
      <div style={{ height: 3000 }} />
    </FormDialog>
  );
  await scene.render(long);
  await userEvent.keyboard("{Enter}");
  respond("Nome già usato");
  const submit = () => scene.find("[type=submit]").getBoundingClientRect();
  await expect.poll(() => scene.find("[role=alert]").textContent).toBe("Nome già usato");
  await expect.poll(() => scene.find("[role=alert]").getBoundingClientRect().bottom).toBeLessThanOrEqual(submit().top);
});

it("an error after the dialog was closed is a toast", async () => {
  await userEvent.keyboard("{Enter}");
  await show(false);
  respond("Nome già usato");
  await expect.poll(() => scene.toasts()).toEqual(["Nome già usato"]);
  expect(onClose).not.toHaveBeenCalled();
});

it("a confirmation is an alert dialog, and focuses the cancel button on request", async () => {
  await scene.render(
    <ConfirmDialog open onClose={onClose} onSubmit={onSubmit} title="Eliminare?" submit="Elimina" focus="cancel" />,
  );
  await until(() => scene.find("[role=alertdialog]"));
  expect(scene.focused()?.textContent).toBe("Annulla");
});
