import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { page as browserPage, userEvent } from "vitest/browser";
import { Button } from "../buttons/button";
import { ErrorState } from "./error-state";
import { PageHeading } from "../page/page-heading";
import { ReadFailed } from "./read-failed";
import { stage } from "../test-support";
import type { Rendered } from "../test-support";

let scene: Rendered;
afterEach(() => scene.remove());

const labels = () => [...scene.shadow.querySelectorAll("button")].map((button) => button.textContent);

it("an error that can be tried again has “Riprova”, which says that it is at work and can't be pressed twice", async () => {
  const retry = vi.fn();
  scene = await stage(<ErrorState title="Non si legge" onRetry={retry} />);
  await userEvent.click(scene.find("button", "Riprova"));
  expect(retry).toHaveBeenCalledOnce();
  await scene.render(<ErrorState title="Non si legge" onRetry={retry} retrying />);
  const button = scene.find("button", "Riprova");
  expect(button.getAttribute("aria-busy")).toBe("true");
  await expect.poll(() => scene.focused()).toBe(button);
  await userEvent.keyboard("{Enter}");
  expect(retry).toHaveBeenCalledOnce();
});

it("each “Riprova” of a page is named after what it tries again", async () => {
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
    await expect.element(browserPage.getByRole("button", { name: `Riprova ${title}`, exact: true })).toBeVisible();
});

it("other ways on stand after it, or alone", async () => {
  scene = await stage(<ErrorState title="Non si legge" onRetry={() => undefined} actions={<Button>Esci</Button>} />);
  expect(labels()).toEqual(["Riprova", "Esci"]);
  await scene.render(<ErrorState title="Non si legge" actions={<Button>Esci</Button>} />);
  expect(labels()).toEqual(["Esci"]);
  await scene.render(<ErrorState title="Non si legge" />);
  expect(labels()).toEqual([]);
});

it("hands the focus to the page's heading when trying again helped", async () => {
  scene = await stage(<ErrorState title="Non riusciamo a leggere" level={1} onRetry={() => undefined} />);
  expect(scene.find("h1").tabIndex).toBe(-1);
  scene.find("button", "Riprova").focus();
  await scene.render(<PageHeading>Ciao Marco</PageHeading>);
  await expect.poll(() => scene.focused()?.textContent).toBe("Ciao Marco");
});

it("keeps the focus in the window that it stands in", async () => {
  const inWindow = (content: ReactNode) => (
    <dialog open>
      <div tabIndex={-1}>{content}</div>
    </dialog>
  );
  scene = await stage(inWindow(<ErrorState title="Non riusciamo a leggere" onRetry={() => undefined} />));
  scene.find("button", "Riprova").focus();
  await scene.render(inWindow("Quattro notifiche"));
  await expect.poll(() => scene.focused()).toBe(scene.find("dialog div"));
});

it("leaves the focus alone when it was elsewhere", async () => {
  scene = await stage(<ErrorState title="Non riusciamo a leggere" onRetry={() => undefined} />);
  await scene.render(<PageHeading>Ciao Marco</PageHeading>);
  await expect.poll(() => scene.focused()).toBeNull();
});
