import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../buttons/button";
import { ErrorState } from "./error-state";
import { PageHeading } from "../page/page-heading";
import { ReadFailed } from "./read-failed";
import { stage } from "../test-support";
import type { Rendered } from "../test-support";

let scene: Rendered;
afterEach(() => scene.remove());

const labels = () =>
  scene
    .getByRole("button")
    .elements()
    .map(({ textContent }) => textContent);

it("“Riprova” is busy during the retry and can't be pressed twice", async () => {
  const retry = vi.fn();
  scene = await stage(<ErrorState title="Non si legge" onRetry={retry} />);
  await scene.press("button", "Riprova");
  expect(retry).toHaveBeenCalledOnce();
  await scene.render(<ErrorState title="Non si legge" onRetry={retry} retrying />);
  const button = scene.find("button", "Riprova");
  expect(button.getAttribute("aria-busy")).toBe("true");
  await expect.poll(() => scene.focused()).toBe(button);
  await userEvent.keyboard("{Enter}");
  expect(retry).toHaveBeenCalledOnce();
});

it("each “Riprova” of a page has the title of its error in its name", async () => {
  const failed = (title: string) => <ErrorState title={title} onRetry={() => undefined} />;
  const warned = <ReadFailed title="Le date no" onRetry={() => undefined} retrying={false} />;
  scene = await stage(
    <>
      {failed("I nomi no")}
      {failed("I numeri no")}
      {warned}
    </>,
  );
  for (const title of ["I nomi no", "I numeri no", "Le date no"])
    await expect.element(scene.getByRole("button", { name: `Riprova ${title}`, exact: true })).toBeVisible();
});

it("other buttons come after “Riprova”, or alone", async () => {
  scene = await stage(<ErrorState title="Non si legge" onRetry={() => undefined} actions={<Button>Esci</Button>} />);
  expect(labels()).toEqual(["Riprova", "Esci"]);
  await scene.render(<ErrorState title="Non si legge" actions={<Button>Esci</Button>} />);
  expect(labels()).toEqual(["Esci"]);
  await scene.render(<ErrorState title="Non si legge" />);
  expect(labels()).toEqual([]);
});

it("the page's heading gets the focus after a successful retry", async () => {
  scene = await stage(<ErrorState title="Non riusciamo a leggere" level={1} onRetry={() => undefined} />);
  expect(scene.find("h1").tabIndex).toBe(-1);
  scene.find("button", "Riprova").focus();
  await scene.render(<PageHeading>Ciao Marco</PageHeading>);
  await expect.poll(() => scene.focused()?.textContent).toBe("Ciao Marco");
});

it("the focus stays in the dialog around the error", async () => {
  const inDialog = (content: ReactNode) => (
    <dialog open>
      <div tabIndex={-1}>{content}</div>
    </dialog>
  );
  scene = await stage(inDialog(<ErrorState title="Non riusciamo a leggere" onRetry={() => undefined} />));
  scene.find("button", "Riprova").focus();
  await scene.render(inDialog("Quattro notifiche"));
  await expect.poll(() => scene.focused()).toBe(scene.find("dialog div"));
});

it("a focus elsewhere doesn't move", async () => {
  scene = await stage(<ErrorState title="Non riusciamo a leggere" onRetry={() => undefined} />);
  await scene.render(<PageHeading>Ciao Marco</PageHeading>);
  await expect.poll(() => scene.focused()).toBeNull();
});
