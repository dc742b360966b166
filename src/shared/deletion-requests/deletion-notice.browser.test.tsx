import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";
import { DataRequestsTab } from "../../features/settings/data-requests/data-requests-tab";
import { texts as requestTexts } from "../../features/settings/data-requests/texts";
import { DeletionNotice } from "./index";
import { texts } from "./texts";

const ask = (scene: RenderedPage) =>
  scene.callAs("donor", "/auth/account/deletion", { method: "POST", body: { reason: "Mi trasferisco" } });
const part = (
  <>
    <h1 tabIndex={-1}>Scheda</h1>
    <DeletionNotice personId="d1" />
  </>
);
const press = (scene: RenderedPage, name: string) => scene.press("button", name);

async function asAdmin(answer?: RenderOptions["answer"]) {
  const scene = await renderPage("admin", "/app", { part: null, donors: 10, ...(answer && { answer }) });
  await ask(scene);
  await scene.show(part);
  await expect.poll(scene.text).toContain("Mi trasferisco");
  await press(scene, texts.answer);
  return scene;
}

it("refusing a request needs a reason; while the answer is sent, both buttons are busy", async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const scene = await asAdmin(async ({ method, url }) => {
    if (method === "POST" && url.endsWith("/deletion-requests/d1")) await released;
    return undefined;
  });
  await press(scene, texts.refuse);
  await expect.poll(scene.text).toContain(texts.reasonMissing);
  await userEvent.fill(scene.find("dialog[open] textarea"), "Manca un documento.");
  const accept = scene.find("button", texts.accept);
  await press(scene, texts.refuse);
  await expect.poll(() => accept.getAttribute("aria-disabled") ?? accept.getAttribute("aria-busy")).toBe("true");
  release();
  await expect.poll(scene.text).not.toContain("Mi trasferisco");
  // the notice with the focus has unmounted
  await expect.poll(() => scene.focused()?.tagName).toBe("H1");
  const { account } = (await scene.callAs("donor", "/auth/account")) as { account: { deletion: object } };
  expect(account.deletion).toMatchObject({ state: "refused", answer: "Manca un documento." });
});

it("where requests are erased in the register, only the register refuses", async () => {
  const scene = await renderPage("admin", "/app", { part: null, donors: 10 });
  await ask(scene);
  await scene.show(<DeletionNotice personId="d1" eraseHref="#/app/donors/erase/d1" />);
  await expect.poll(scene.text).toContain("Mi trasferisco");
  expect(scene.shadow.querySelector("button")).toBeNull();
  scene.find("a", texts.register).click();
  await scene.show(<DataRequestsTab />);
  await scene.press("button", requestTexts.refuse);
  await scene.press("dialog button[type=submit]", requestTexts.refuseIt);
  await expect.poll(scene.text).toContain(requestTexts.reasonMissing);
});

it("accepting a request deletes record and account", async () => {
  const scene = await asAdmin();
  await press(scene, texts.accept);
  await expect.poll(scene.text).not.toContain("Mi trasferisco");
  await expect(scene.session.call("/donors/d1")).rejects.toMatchObject({ status: 404 });
  await expect(scene.callAs("donor", "/auth/me")).rejects.toThrow();
});

it("users don't see their own request", async () => {
  const scene = await renderPage("admin", "/app", { part: null });
  await ask(scene);
  await scene.callAs("admin", "/auth/account/deletion", { method: "POST", body: { reason: "Smetto" } });
  await scene.show(
    <>
      <DeletionNotice personId="u1" />
      {part}
    </>,
  );
  await expect.poll(scene.text).toContain("Mi trasferisco");
  expect(scene.text()).not.toContain("Smetto");
});

it("a request that another user has answered disappears, and a toast says so", async () => {
  const scene = await asAdmin();
  const body = { state: "refused", answer: "Manca un documento." };
  await scene.callAs("admin", "/deletion-requests/d1", { method: "POST", body });
  await press(scene, texts.accept);
  await expect.poll(scene.text).not.toContain("Mi trasferisco");
  await expect.poll(scene.text).toContain("Ha già una risposta.");
});

it("for a user who may not answer nothing is shown or read", async () => {
  let asked = 0;
  const scene = await renderPage("manager", "/app", {
    part: (
      <>
        {part}
        <p>Fine</p>
      </>
    ),
    answer({ url }) {
      if (url.endsWith("/deletion-requests")) asked += 1;
      return undefined;
    },
  });
  await expect.poll(scene.text).toContain("Fine");
  expect(asked).toBe(0);
});
