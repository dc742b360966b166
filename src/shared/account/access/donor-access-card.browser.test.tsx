import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { FEATURE_NAMES } from "../../../domain/features";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";
import { DonorAccessCard } from "./index";
import { texts } from "./texts";

let scene: RenderedPage;
const page = () => scene.text();
const press = async (name: string) => userEvent.click(await until(() => scene.find("button", name)));
const card = <DonorAccessCard id="d1" name="Rossi Anna" />;
const heading = <h1 tabIndex={-1}>Scheda</h1>;
const both = (
  <>
    {heading}
    {card}
  </>
);
interface Account {
  email: string;
  status: string;
  lockedUntil: string | null;
}
const account = async () => ((await scene.callAs("admin", "/users/d1")) as { user: Account }).user;

async function open(persona: "admin" | "manager", options: RenderOptions = {}) {
  scene = await renderPage(persona, "/app", { part: null, donors: 10, ...options });
}
async function lock() {
  const { email } = await account();
  const body = { email, password: "sbagliata", recaptcha_token: "t" };
  for (let wrong = 0; wrong < 5; wrong += 1)
    await scene.session.call("/auth/login", { method: "POST", body }).catch(() => undefined);
}

it("an administrator sees that a donor is locked out and unlocks the account", async () => {
  await open("admin");
  await lock();
  await scene.show(both);
  await expect.poll(page).toMatch(/bloccato fino a \S+ \d+/);
  await press(texts.actions.unlock);
  await expect.poll(page).toContain(texts.states.open);
  expect((await account()).lockedUntil).toBeNull();
  // the button that had the focus was removed
  await expect.poll(() => scene.focused()?.tagName).toBe("H1");
});

it("a link for a new password is sent after a confirmation", async () => {
  await open("admin");
  await scene.show(both);
  await press(texts.actions.passwordLink);
  const { email } = await account();
  await expect.poll(page).toContain(texts.dialog.passwordLinkHint(email));
  await press(texts.dialog.confirm);
  await expect.poll(page).toContain(texts.done.passwordLink(email));
  const { history } = (await scene.callAs("admin", "/donors/d1/history")) as { history: { changes: object[] }[] };
  expect(history[0]?.changes).toMatchObject([{ field: "passwordLink" }]);
});

it("if the account can't be read, the card shows an error and can retry", async () => {
  let fails = true;
  await open("admin", {
    answer: ({ url }) =>
      fails && url.endsWith("/users/d1")
        ? Response.json({ success: false, message: "Non ora." }, { status: 400 })
        : undefined,
  });
  await scene.show(both);
  await expect.poll(page).toContain(texts.failed);
  fails = false;
  await press("Riprova");
  await expect.poll(page).toContain(texts.states.open);
});

it.each([403, 404])("a server that answers %i shows no card", async (status) => {
  let requests = 0;
  await open("admin", {
    answer: ({ url }) => {
      if (!url.endsWith("/users/d1")) return undefined;
      requests += 1;
      return Response.json({ success: false }, { status });
    },
  });
  await scene.show(both);
  await expect.poll(() => requests).toBeGreaterThan(0);
  await expect.poll(page).not.toContain(texts.access);
});

it("a server without the feature people shows no card", async () => {
  await open("admin", { features: FEATURE_NAMES.filter((name) => name !== "people") });
  await scene.show(both);
  await expect.poll(page).toContain("Scheda");
  expect(page()).not.toContain(texts.access);
});

it("a manager sees no account", async () => {
  const requests: string[] = [];
  await open("manager", {
    answer: ({ url }) => {
      requests.push(url);
      return undefined;
    },
  });
  await scene.show(both);
  await expect.poll(page).toContain("Scheda");
  expect(page()).not.toContain(texts.access);
  expect(requests.filter((url) => url.includes("/users/d1"))).toEqual([]);
});
