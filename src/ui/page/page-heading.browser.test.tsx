import { afterEach, expect, it } from "vitest";
import { PageHeading } from "./page-heading";
import { stage } from "../test-support";
import type { Rendered } from "../test-support";

let scene: Rendered;
afterEach(() => scene.remove());

it("a heading takes the focus that the former view has lost", async () => {
  scene = await stage(<button>Invia</button>);
  scene.find("button").focus();
  await scene.render(<PageHeading takeFocus>Grazie</PageHeading>);
  await expect.poll(() => scene.focused()).toBe(scene.find("h1"));
});

it("a heading doesn't take the focus from a field of the host page, or without takeFocus", async () => {
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  scene = await stage(<PageHeading takeFocus>Accedi</PageHeading>);
  expect(document.activeElement).toBe(field);
  field.remove();
  await scene.render(<PageHeading key="other">Registrati</PageHeading>);
  await expect.poll(() => scene.focused()).toBeNull();
});
