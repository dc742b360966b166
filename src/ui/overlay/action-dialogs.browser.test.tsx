import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { stage, type Rendered, until } from "../test-support";
import { ConfirmDialog, FormDialog, type SubmitResult } from "./action-dialogs";

let scene: Rendered;
let answer: (result: SubmitResult) => void;
const onClose = vi.fn();
const onSubmit = vi.fn(() => new Promise<SubmitResult>((resolve) => (answer = resolve)));
const show = (open: boolean) =>
  scene.render(
    <FormDialog title="Nuovo nome" submit="Rinomina" {...{ open, onClose, onSubmit }}>
      <input aria-label="Nome" data-autofocus />
    </FormDialog>,
  );

beforeEach(async () => {
  vi.clearAllMocks();
  scene = await stage(null);
  await show(true);
});
afterEach(() => scene.remove());

it("a form's Enter sends it once, and the dialog closes when it is done", async () => {
  await userEvent.keyboard("Ada{Enter}{Enter}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await expect.poll(() => scene.find("[type=submit]").textContent).toBe("Salvo…");
  expect(onClose).not.toHaveBeenCalled();
  answer(null);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

it("a failure is shown in the dialog, which stays open, and goes with the next try", async () => {
  await userEvent.keyboard("{Enter}");
  answer("Nome già usato");
  await expect.poll(() => scene.find("[role=alert]").textContent).toBe("Nome già usato");
  await userEvent.click(scene.find("[type=submit]"));
  expect(scene.find("[role=alert]").textContent).toBe("");
  expect(onClose).not.toHaveBeenCalled();
});

it("a failure below what is in sight of a long dialog is scrolled to", async () => {
  const long = (
    <FormDialog title="Nuovo nome" submit="Rinomina" open {...{ onClose, onSubmit }}>
      <input aria-label="Nome" data-autofocus />
      <div style={{ height: 3000 }} />
    </FormDialog>
  );
  await scene.render(long);
  await userEvent.keyboard("{Enter}");
  answer("Nome già usato");
  const submit = () => scene.find("[type=submit]").getBoundingClientRect();
  await expect.poll(() => scene.find("[role=alert]").textContent).toBe("Nome già usato");
  await expect.poll(() => scene.find("[role=alert]").getBoundingClientRect().bottom).toBeLessThanOrEqual(submit().top);
});

it("a failure that comes after the dialog was closed is a toast", async () => {
  await userEvent.keyboard("{Enter}");
  await show(false);
  answer("Nome già usato");
  await expect.poll(() => scene.toasts()).toEqual(["Nome già usato"]);
  expect(onClose).not.toHaveBeenCalled();
});

it("a confirmation is an alert whose way out has the focus where that is asked for", async () => {
  await scene.render(
    <ConfirmDialog open {...{ onClose, onSubmit }} title="Eliminare?" submit="Elimina" focus="cancel" />,
  );
  await until(() => scene.find("[role=alertdialog]"));
  expect(scene.focused()?.textContent).toBe("Annulla");
});
